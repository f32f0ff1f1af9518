import type { Component } from 'svelte';
import type { Message } from '../../src-main/rules/kernel/message.ts';
import type { Result } from '../../src-main/rules/kernel/result.ts';
import type { DataSay } from './tables.ts';

/** What an editor of a game's own data is given: it asks the rules what a row would do, and computes none itself. */
export interface Editing {
  readonly say: (message: Message) => string;
  readonly data: DataSay;
  /** The game's answer to a question, or why there is none. */
  readonly ask: (
    question: { readonly kind: string } & Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly answer: unknown } | { readonly refused: string }>;
}

/** `games/<game>/editor.ts`: one piece of data with a preview, for the game's table of that name. */
export interface Editor {
  /** The table of rows it stands before. */
  readonly table: string;
  /** While a session is played: what is filled in is entered. None where the rows of the table do. */
  readonly Entering?: Component<{
    editing: Editing;
    edition: unknown;
    onenter: (command: { readonly kind: string } & Readonly<Record<string, unknown>>) => void;
  }>;
  /** Before one is begun: what is filled in goes with its setup. */
  readonly Preparing: Component<{
    editing: Editing;
    edition: Readonly<Record<string, unknown>>;
    onchange: (edition: Readonly<Record<string, unknown>>) => void;
  }>;
}

/** The answer to a `game.ask`, with a refusal in the game's words. */
export function answered(
  reply: Result<unknown, { readonly text: string }>,
  say: Editing['say'],
): { readonly answer: unknown } | { readonly refused: string } {
  if (!reply.ok) return { refused: reply.no.text };
  const told = reply.value as { readonly answer: unknown } | { readonly refusal: Message };
  return 'refusal' in told ? { refused: say(told.refusal) } : told;
}

const found = import.meta.glob<{ editor: Editor }>('./*/editor.ts');

export async function editorOf(game: string): Promise<Editor | undefined> {
  const load = found[`./${game}/editor.ts`];
  return load ? (await load()).editor : undefined;
}
