import type { SeatId } from '../../kernel/seat.ts';
import type { Curse, Size } from '../cards.ts';
import type { Side, ShipId } from './fleet.ts';
import type { BattleOption } from './house.ts';

/** What changes the figures, in this order. */
export type LayerKind =
  | 'printed'
  /** Ships that a curse takes before a card is turned. */
  | 'mutiny'
  | 'plague'
  | 'poison'
  /** Under-cards that a ship's ability took out. */
  | 'removed'
  | 'eliminated'
  | 'doubled'
  | 'underCards'
  | 'fleet'
  /** Fire and Storm. */
  | 'halved'
  /** Cannons that do not fire at the other side. */
  | 'gunsAway';

export type BySide<Value> = { readonly [side in Side]: Value };

/** What a layer does to one ship: the change as it counts, and what the ship then has. */
export interface LayerShip {
  readonly ship: ShipId;
  readonly side: Side;
  readonly change: Size;
  readonly now: Size;
  /** How many still lie face down and may yet do more. */
  readonly faceDown: number;
  readonly certain: boolean;
}

/** A side is the sum of its ships, each of which has nothing at the least. */
export interface SideTotal {
  readonly change: Size;
  readonly now: Size;
  readonly certain: boolean;
}

export interface Layer {
  readonly kind: LayerKind;
  /** Only ships that are touched; as printed, all. */
  readonly ships: readonly LayerShip[];
  /** A creature has no figures but its level, and whoever fled has none any more. */
  readonly totals: BySide<SideTotal | null>;
}

export type ShotKind = 'volley' | 'bounced' | 'exploded' | 'stray' | 'spirit' | 'creature';

/** Cannons against strength. A spirit needs none. */
export interface Shot {
  readonly kind: ShotKind;
  readonly by: Party;
  readonly at: Party;
  readonly cannons: number;
  readonly strength: number;
  readonly sinks: boolean;
}
export type Party = { readonly side: Side } | { readonly ship: ShipId };

export type Cause =
  | 'plague'
  | 'poison'
  | 'noStrength'
  | 'exploded'
  | 'spirit'
  | 'volley'
  | 'bounced'
  | 'stray'
  | 'creature'
  | 'storm'
  /** The ship it was a copy of has sunk. */
  | 'copy';

export interface Death {
  readonly ship: ShipId;
  readonly seat: SeatId;
  readonly cause: Cause;
  /** Gold that the owner is insured for. */
  readonly insurance: number;
  /** Comes back bare, and has sunk all the same. */
  readonly returns: boolean;
  /** Places of the cards under it that did something. */
  readonly used: readonly number[];
}

export interface Prize {
  readonly seat: SeatId;
  /** Ships, and the Navy, that its fame is for. */
  readonly sunk: readonly ShipId[];
  readonly fame: number;
  readonly goldCards: number;
  /** Bounties. */
  readonly gold: number;
}

/** A ship that is left, with the places of its cards and what becomes of them. */
export interface Survivor {
  readonly ship: ShipId;
  readonly back: readonly number[];
  readonly discarded: readonly number[];
  /** Pairs of a plus and its minus, which the table may throw out. */
  readonly opposites: readonly (readonly [number, number])[];
  readonly cursesStay: readonly number[];
  readonly cursesDiscarded: readonly number[];
}

/** A ship that changes hands, with all that lies on it and under it unseen. */
export interface Deserter {
  readonly ship: ShipId;
  readonly from: SeatId;
  readonly to: SeatId;
  readonly cursesStay: readonly number[];
  readonly cursesDiscarded: readonly number[];
}

export type Step =
  | Layer
  | {
      readonly kind: 'storm';
      readonly ships: readonly {
        readonly ship: ShipId;
        readonly spared: boolean;
        readonly certain: boolean;
      }[];
    }
  | { readonly kind: 'volley'; readonly shots: readonly Shot[] }
  | { readonly kind: 'bystanders'; readonly shots: readonly Shot[] }
  | { readonly kind: 'prizes'; readonly prizes: readonly Prize[] }
  | {
      readonly kind: 'deaths';
      readonly deaths: readonly Death[];
      /** Whose armada is no armada any more. */
      readonly armadasEnd: readonly Side[];
    }
  | {
      readonly kind: 'survivors';
      readonly ships: readonly Survivor[];
      readonly deserters: readonly Deserter[];
    };

export const standings = [
  'holds',
  /** Has lost ships, and is left. */
  'afloat',
  'sinks',
  /** Nothing sank and nothing is left: its ships have changed hands. */
  'deserted',
  'fled',
] as const;
export type Standing = (typeof standings)[number];

export interface Verdict {
  readonly standing: Standing;
  readonly lost: readonly ShipId[];
  readonly left: readonly ShipId[];
  /** What was fired at the side as a whole. */
  readonly against: Pick<Shot, 'cannons' | 'strength' | 'kind'> | null;
}

/** What has still to be told, in the order in which it is asked. */
export type Open =
  | { readonly kind: 'curse'; readonly ship: ShipId; readonly count: number }
  | {
      readonly kind: 'cure';
      readonly ship: ShipId;
      readonly curse: Curse;
      readonly of: 'cursed' | 'other';
    }
  | { readonly kind: 'throw'; readonly ship: ShipId }
  | { readonly kind: 'under'; readonly ship: ShipId; readonly count: number }
  | {
      readonly kind: 'choice';
      readonly by: ShipId;
      readonly seat: SeatId;
      readonly among: readonly ShipId[];
    };

/** How a fight would end by each way to read a rule that it depends on. */
export interface Reading {
  readonly option: BattleOption;
  /** What the table plays by. */
  readonly counts: string | boolean;
  /** Whether another reading sinks other ships, or hands others over. */
  readonly differs: boolean;
  readonly others: readonly {
    readonly value: string | boolean;
    readonly sunk: readonly ShipId[];
    readonly verdicts: BySide<Verdict | null>;
    readonly totals: BySide<Size | null>;
  }[];
}

/** A fight in steps, as far as it is known. */
export interface Sheet {
  readonly steps: readonly Step[];
  /** What each side fights with in the end. */
  readonly totals: BySide<SideTotal | null>;
  readonly verdicts: BySide<Verdict | null>;
  readonly sunk: readonly ShipId[];
  readonly certain: boolean;
  readonly open: readonly Open[];
  readonly readings: readonly Reading[];
}

/** Who goes down, in the order in which it is told. */
export const deathsIn = (steps: readonly Step[]): readonly Death[] =>
  steps.flatMap((step) => (step.kind === 'deaths' ? step.deaths : []));
