import type { Message } from '../rules/kernel/message.ts';
import type { BySeat, SeatId } from '../rules/kernel/seat.ts';
import type { Ruler } from '../rules/kernel/standings.ts';
import type { EveningRow, Finding } from './logbook-parts.ts';
import type { LogRow } from './view.ts';

/** One evening retold. */
export interface EveningPart {
  readonly row: EveningRow;
  readonly depth: string;
  readonly finding: Finding;
  /** The small line below the headline: how long, who led when. */
  readonly below: readonly Message[];
  /** The story, sentence by sentence; the first three are the heart of it. */
  readonly story: readonly StorySentence[];
  /** At most three, in the order of the evening. */
  readonly turns: readonly Turn[];
  readonly rounds: readonly RoundPart[];
  /** What they are called: battles, rounds, turns. */
  readonly countedIn: string;
  readonly charts: readonly Chart[];
  readonly corrected: number;
  readonly overruled: number;
  readonly undone: number;
  /** The entries that are in force, by their numbers: where the scrubber stops. */
  readonly stops: readonly number[];
  /** What differs from how the rules would be if nothing were said, by the options' names. */
  readonly houseRules: readonly { readonly option: string; readonly value: string }[];
  /** Of an evening that is over. */
  readonly playHash: string | null;
  /** To be confirmed before a file of it is made: what is still sealed would be in it. */
  readonly sealed: boolean;
  /** Of a bare result an evening, or of an evening a bare result, that may well be the same and is counted twice. */
  readonly twin: { readonly session: string; readonly title: string; readonly startedAt: number } | null;
  /** Bare results that were said to be of this evening. */
  readonly merged: readonly { readonly session: string; readonly at: number }[];
}

/** What a sentence is about; no two sentences of a story have the same. */
export type StoryKind =
  | 'ending'
  | 'lead'
  | 'battle-of-the-evening'
  | 'boldest'
  | 'luck-in-vain'
  | 'longest-lead'
  | 'closest-fight'
  | 'bids-met'
  | 'from-last'
  | 'dearest'
  | 'robbed'
  | 'flag';

export interface StorySentence {
  readonly kind: StoryKind;
  readonly seat: SeatId | null;
  readonly message: Message;
  /** The entry in which it can be seen. */
  readonly entry: number | null;
}

/** Where the winner's lead changed most, once the winner was on the board. */
export interface Turn {
  readonly entry: number;
  readonly round: number;
  readonly seat: SeatId;
  readonly message: Message;
  /** The winner's lead before and after; below zero is behind. */
  readonly before: number;
  readonly after: number;
  /** "from 3 behind to level". */
  readonly change: Message;
}

export interface RoundPart {
  readonly round: number;
  /** Its first entry and its last. */
  readonly from: number;
  readonly to: number;
  /** Cards dealt, where the game deals a number that changes. */
  readonly cards: number | null;
}

/** Values of a seat after each round; null where they are not known. */
export interface Line {
  readonly seat: SeatId;
  readonly values: readonly (number | null)[];
}

export interface BidCell {
  readonly bid: number | null;
  readonly won: number | null;
}

export type Chart =
  /** `points`: after every entry that moved somebody, for the drawing; `lines` after each round, for the table. */
  | {
      readonly kind: 'race';
      readonly unit: Message;
      readonly ruler: Pick<Ruler, 'length' | 'ticks'>;
      readonly lines: readonly Line[];
      readonly points: readonly {
        readonly entry: number;
        readonly round: number;
        readonly at: BySeat<number>;
      }[];
    }
  | {
      readonly kind: 'bids';
      readonly rows: readonly { readonly seat: SeatId; readonly cells: readonly BidCell[] }[];
    }
  /** Luck points: how many each had after each round, and what became of them. */
  | {
      readonly kind: 'luck';
      readonly lines: readonly Line[];
      readonly totals: readonly {
        readonly seat: SeatId;
        readonly earned: number;
        readonly spent: number;
        /** Beyond what may be held. */
        readonly wasted: number;
      }[];
    }
  | { readonly kind: 'gold'; readonly unit: Message; readonly lines: readonly Line[] }
  | { readonly kind: 'fame'; readonly lines: readonly Line[] }
  | { readonly kind: 'market'; readonly steps: readonly MarketStep[] }
  | { readonly kind: 'dice'; readonly dice: readonly DiceCount[] };
export type ChartKind = Chart['kind'];

export interface MarketStep {
  readonly market: string;
  readonly entry: number;
  readonly round: number;
  readonly state: string | null;
  readonly price: number | null;
}

export interface DiceCount {
  readonly die: string;
  readonly source: 'scanned' | 'typed' | 'virtual';
  readonly faces: readonly { readonly face: string; readonly count: number }[];
}

/** A row of the timeline. */
export interface TimelineRow extends LogRow {
  /** Minutes and battles are told from these. */
  readonly round: number;
  /** An entry that was corrected: the entry that stands for it now. */
  readonly replacedBy: number | null;
  /** Readings behind it. */
  readonly evidence: number;
  /** Sealed for this viewer: only that it happened is told. */
  readonly sealed: boolean;
}

export interface EntriesPage {
  readonly from: number;
  readonly total: number;
  readonly rows: readonly TimelineRow[];
}

export interface EvidencePart {
  readonly entry: number;
  /** null: sealed for this viewer. */
  readonly readings: readonly ReadingPart[] | null;
  /** The entry's own time and seal: whole up to here. A seal sums up secrets too: null until the evening is over. */
  readonly at: number;
  readonly seal: string | null;
  readonly override: { readonly codes: readonly string[]; readonly reason: string } | null;
  /** What a correction put in the place of what: the entry it decides anew, told as it was. */
  readonly was: LogRow | null;
  readonly reason: string | null;
}

export interface ReadingPart {
  readonly reading: number;
  readonly reader: string;
  readonly at: number;
  /** What it said, in the language of who asks. */
  readonly words: string;
  /** Bytes in hex. */
  readonly hex: string;
  /** What a camera saw: a JPEG in base64. */
  readonly picture: string | null;
}

/** The television behind an entry. */
export interface Shown {
  readonly entry: number;
  readonly at: number;
  readonly round: number;
  /** As a frame's parts, for a viewer of kind table. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** Whether it looked otherwise when it was shown. */
  readonly differs: boolean;
}
