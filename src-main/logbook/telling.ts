import type { GameState } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { BySeat, SeatId } from '../rules/kernel/seat.ts';
import type { Chart, StorySentence } from '../contract/logbook-evening.ts';
import type { Course, Step } from './course.ts';
import type { Figures } from './figures.ts';

/** A stretch of the evening: a battle, a round, a turn. */
export interface Stretch {
  readonly round: number;
  readonly steps: readonly Step[];
}

/** What the logbook knows of one game. All of it is read from states and events, so nothing is guessed. */
export interface Telling {
  /** Which round an entry belongs to; what ends a round still does. */
  round(before: GameState, after: GameState): number;
  /** Cards dealt in a round, where that number changes. */
  cards(state: GameState): number | null;
  /** "battle", "round", "turn", with `count`. */
  readonly rounds: string;
  /** What the lead is counted in. */
  readonly unit: Message;
  /**
   * What everybody has towards winning, higher is better; undefined while it lies behind screens. `isOpen` once the
   * game is over, when the screens are down for the whole evening.
   */
  scores(state: GameState, isOpen: boolean): BySeat<number> | undefined;
  /** The dice of one entry: which die, and the face that lay on top. A sum that was told shows no die. */
  thrown(step: Step): readonly { readonly die: string; readonly face: string }[];
  /** Of one evening, for the statistics of many. */
  figures(course: Course): BySeat<Figures>;
  /** The headline of an evening that one captain has won by so much. */
  wins(who: SeatId, margin: number): Message;
  /** What a captain did in a stretch that moved the winner's lead. */
  turn(course: Course, stretch: Stretch, seat: SeatId, gained: number): Message;
  /** Sentences that only this game has. */
  moments(course: Course, stretches: readonly Stretch[]): readonly StorySentence[];
  charts(course: Course, stretches: readonly Stretch[]): readonly Chart[];
}
