import type { FieldValues } from '../kernel/game.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { CardFeature, PricedFeature, Suit } from './cards.ts';
import type { Colour, Die, Faces } from './dice.ts';
import type { Edition } from './edition.ts';
import type { Chart } from './map/chart.ts';
import type { MapLayout } from './map/layout.ts';
import type { Options } from './options.ts';
import type { ByPlayer, Player } from './player.ts';
import type { LuckUse, Rolling } from './roll.ts';
import type { Contest, Depth, Flag, Laid, Marker, Memory, Result } from './state.ts';

export type Event = DealEvent | FightEvent | ThrowEvent | EffectEvent | MoveEvent | TableEvent;
export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

export type DealEvent =
  | {
      readonly kind: 'gameBegun';
      readonly seats: readonly SeatId[];
      readonly order: readonly Player[];
      readonly depth: Depth;
      readonly options: Options;
      readonly edition: Edition;
      readonly chart: Chart | null;
      readonly layout: MapLayout | null;
      readonly luck: number;
    }
  | { readonly kind: 'dealerRollTied'; readonly seats: readonly SeatId[] }
  /** Who plays from now on: chairs sleep, wake, or come to the table. */
  | {
      readonly kind: 'chairsDrawnUp';
      readonly seats: readonly SeatId[];
      readonly order: readonly Player[];
    }
  | { readonly kind: 'markerTaken'; readonly player: Player; readonly to: Marker }
  | { readonly kind: 'dealerNamed'; readonly seat: SeatId }
  | {
      readonly kind: 'battleBegun';
      readonly battle: number;
      readonly dealer: Player;
      readonly leader: Player;
      readonly cards: number;
    }
  /** Bids and fights of this battle are void; what was dealt anew follows as its battle. */
  | { readonly kind: 'misdealt'; readonly flag: Flag }
  | { readonly kind: 'handMended'; readonly flag: Flag; readonly memory: ByPlayer<Memory> }
  | { readonly kind: 'dummyHandTaken'; readonly seat: SeatId }
  | { readonly kind: 'bidMade'; readonly seat: SeatId; readonly bid: number; readonly total: number }
  | { readonly kind: 'biddingClosed'; readonly total: number };

export type FightEvent =
  | { readonly kind: 'dummyCardShown'; readonly card: string }
  | {
      readonly kind: 'cardPlayed';
      readonly laid: Laid;
      readonly led: Suit | null;
      /** The suit that was led and not followed by this card. */
      readonly unfollowed: Suit | null;
      readonly fight: number;
    }
  | {
      readonly kind: 'featureTried';
      readonly seat: SeatId;
      readonly card: string;
      readonly rolling: Rolling;
      /** The suit that was led and that a card with this feature must not pass over. */
      readonly unfollowed: Suit | null;
      readonly fight: number;
    }
  | {
      readonly kind: 'featureActivated';
      readonly seat: SeatId;
      readonly card: string;
      readonly feature: CardFeature['feature'];
      readonly total: number;
      readonly cost: number;
      /** None while a drawn card is awaited. */
      readonly laid: Laid | null;
      readonly led: Suit | null;
    }
  | { readonly kind: 'luckKept'; readonly seat: SeatId; readonly laid: Laid; readonly led: Suit | null }
  | {
      readonly kind: 'luckDrawn';
      readonly seat: SeatId;
      /** The Luck card that goes under the deck. */
      readonly under: string;
      readonly laid: Laid;
      readonly led: Suit | null;
    }
  | {
      readonly kind: 'featureFailed';
      readonly seat: SeatId;
      readonly card: string;
      readonly total: number;
      readonly cost: number;
    }
  | { readonly kind: 'featureLeft'; readonly seat: SeatId; readonly feature: CardFeature['feature'] }
  | {
      readonly kind: 'fightWon';
      readonly player: Player;
      readonly fight: number;
      readonly won: number;
      readonly card: string | null;
    }
  | { readonly kind: 'fightBegun'; readonly fight: number; readonly leader: Player }
  | { readonly kind: 'fightsCounted'; readonly player: Player; readonly won: number }
  | { readonly kind: 'windowClosed' };

export type ThrowEvent =
  | {
      readonly kind: 'dieThrown';
      readonly player: Player;
      readonly purpose: 'dealer' | 'feature' | 'fight' | 'mutiny';
      readonly face: string;
      readonly rolling: Rolling;
      readonly total: number;
    }
  | { readonly kind: 'luckGained'; readonly seat: SeatId; readonly points: number; readonly balance: number }
  | {
      readonly kind: 'luckSpent';
      readonly seat: SeatId;
      readonly use: LuckUse;
      readonly balance: number;
      readonly rolling: Rolling;
      readonly total: number;
    }
  | { readonly kind: 'luckGiven'; readonly seat: SeatId; readonly balance: number }
  | { readonly kind: 'luckTaken'; readonly seat: SeatId; readonly balance: number }
  | { readonly kind: 'contestBegun'; readonly contest: Contest }
  | { readonly kind: 'contestTied'; readonly contest: Contest };

export type EffectEvent =
  | { readonly kind: 'mutinyAimed'; readonly seat: SeatId; readonly target: Player }
  | { readonly kind: 'mutinyLost'; readonly seat: SeatId; readonly target: Player }
  | { readonly kind: 'mutinyWon'; readonly seat: SeatId; readonly target: Player }
  | {
      readonly kind: 'seatsExchanged';
      readonly seat: SeatId;
      readonly target: Player;
      readonly order: readonly Player[];
      readonly dealer: Player | null;
      readonly bids: ByPlayer<number>;
      readonly memory: ByPlayer<Memory>;
      readonly dummyCards: readonly string[];
    }
  | {
      readonly kind: 'fightsTaken';
      readonly seat: SeatId;
      readonly target: Player;
      readonly fights: number;
      readonly won: ByPlayer<number>;
    }
  | {
      readonly kind: 'cardStolen';
      readonly seat: SeatId;
      readonly target: Player;
      readonly memory: ByPlayer<Memory>;
      readonly dummyCards: readonly string[];
    }
  | {
      readonly kind: 'effectOver';
      readonly seat: SeatId;
      readonly feature: 'mutiny' | 'thief';
      readonly why: 'left' | 'nobody' | 'done';
    };

export type MoveEvent =
  | {
      readonly kind: 'battleEnded';
      readonly battle: number;
      readonly results: ByPlayer<Result>;
      readonly points: ByPlayer<number>;
      readonly won: ByPlayer<number>;
    }
  | {
      readonly kind: 'hindsightClaimed';
      readonly seat: SeatId;
      readonly result: Result;
      readonly points: number;
    }
  | { readonly kind: 'pointBought'; readonly seat: SeatId; readonly points: number; readonly balance: number }
  | {
      readonly kind: 'moved';
      readonly player: Player;
      readonly from: Marker;
      readonly to: Marker;
      readonly path: readonly string[];
      readonly left: number;
      /** Cards of the next deal, if it were now. */
      readonly deal: number;
    }
  | {
      readonly kind: 'pointsLost';
      readonly player: Player;
      readonly why: 'occupied' | 'blocked';
      readonly square: string | null;
      readonly points: number;
      readonly left: number;
    }
  | { readonly kind: 'moveEnded'; readonly player: Player; readonly unused: number }
  | { readonly kind: 'goalReached'; readonly player: Player }
  | { readonly kind: 'gameWon'; readonly player: Player };

export type TableEvent =
  | { readonly kind: 'flagged'; readonly flag: Flag }
  | { readonly kind: 'cardFilled'; readonly card: string; readonly feature: PricedFeature }
  /** The card that was tried passes the suit, which nobody knew when it was tried. */
  | { readonly kind: 'suitExcused'; readonly player: Player; readonly fight: number }
  | { readonly kind: 'facesSet'; readonly die: Die; readonly faces: Faces }
  | {
      readonly kind: 'mapLaid';
      readonly chart: Chart;
      readonly layout: MapLayout;
      readonly markers: ByPlayer<Marker>;
    }
  | { readonly kind: 'colourTold'; readonly player: Player; readonly colour: Colour }
  | { readonly kind: 'depthSet'; readonly depth: Depth }
  | { readonly kind: 'fieldsSet'; readonly fields: FieldValues; readonly stand: Stand };

/** What the fields that were set come to, worked out when they were accepted. */
export interface Stand {
  readonly battle?: number;
  readonly dealer?: Player;
  readonly cards?: number;
  readonly leader?: Player;
  readonly bids?: ByPlayer<number>;
  readonly won?: ByPlayer<number>;
  readonly luck?: ByPlayer<number>;
  readonly markers?: ByPlayer<Marker>;
  readonly left?: ByPlayer<number>;
  readonly phase?: 'bidding' | 'fighting' | 'moving';
  readonly winner?: null;
  /** Another battle: nothing of the one before counts any more. */
  readonly fresh?: true;
  readonly fight?: 'anew' | 'kept';
}
