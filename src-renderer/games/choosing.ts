import type { Component } from 'svelte';
import type { SetupChoice } from '../../src-main/contract/link-parts.ts';
import type { Language, Message } from '../../src-main/rules/kernel/message.ts';
import type { Question } from '../../src-main/rules/kernel/game.ts';

/** Asks the program about a game; nothing where it was refused, and then the page has said why. */
export interface Asking {
  readonly say: (message: Message) => string;
  readonly about: (question: Question & Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Keeps what the table has made itself for a choice, under a name. */
  readonly keep: (choice: string, name: string, value: unknown) => Promise<boolean>;
}

/** What a game's own picker of one choice is given, on the start page. */
export interface ChoosingProps {
  readonly choice: SetupChoice;
  readonly value: string;
  readonly language: Language;
  /** The words of the button that takes one of the table's own away. */
  readonly removeWords: (name: string) => string;
  readonly asking: Asking;
  readonly drop: (name: string) => void;
  readonly onchange: (value: string) => void;
}

/** `games/<game>/choosing.ts`: pickers for choices that a list of words does not show, by the choice's name. */
export type Choosing = Readonly<Record<string, Component<ChoosingProps>>>;
