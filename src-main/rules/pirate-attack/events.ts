import type { SeatId } from '../kernel/seat.ts';
import type { AbilityEvent } from './abilities/events.ts';
import type { Curse, Pack, Shop } from './cards.ts';
import type { Goods, GoldWay } from './commands.ts';
import type { CardsDiffering } from './edition.ts';
import type { GambleEvent } from './gamble/events.ts';
import type { Stand } from './by-hand.ts';
import type { CardTaskEvent } from './events/card-tasks.ts';
import { familyOf } from './family.ts';
import type { CardFame } from './fame.ts';
import type { Options } from './options.ts';
import { plankKinds, type PlankEvent } from './events/plank.ts';
import type { Depth } from './setup.ts';
import type { StarterEvent } from './starters/events.ts';
import type { Armada, AttackWay, EndReason, PileNumber, Ship, Unit } from './state.ts';
import type { CardMove } from '../kernel/zones.ts';
import type { HandSet } from '../kernel/table-service.ts';
import type { Aim, Laid, LaidDown, LaidOpen } from './laid.ts';
import type { Task } from './tasks.ts';
import { tavernKinds } from './events/tavern.ts';

/** `copy`: the ship it was made after has sunk. */
export type SinkWay = 'told' | 'fight' | 'creature' | 'navy' | 'storm' | 'bermuda' | 'copy';

/** Where a card comes from that is played beside the play of the turn. */
export type PlayedFrom = 'tavern' | 'taken';

/** Every outcome is in the event, so that what was decided stays as it was, whatever the rules say next year. */
export type Event =
  | CardTaskEvent
  | {
      readonly kind: 'gameBegun';
      readonly seats: readonly SeatId[];
      readonly depth: Depth;
      readonly options: Options;
      readonly packs: readonly Pack[];
      /** Absent where each sails alone. */
      readonly teams?: boolean;
      /** What the table has read off its cards; absent where it has read none. */
      readonly cardFame?: CardFame;
      /** What of the cards in this box is otherwise than listed. */
      readonly differing?: CardsDiffering;
      /** Magic is sold though the pack that brings the shop is not in play. */
      readonly magicSold?: true;
      /** Who sank with whom is kept though the pack that raises the dead is not in play. */
      readonly gravesKept?: true;
    }
  /** `unlocked` is what the new holder won and may spend from now on. */
  | {
      readonly kind: 'chipPassed';
      readonly from: SeatId | null;
      readonly to: SeatId;
      readonly round: number;
      readonly unlocked: number;
    }
  | { readonly kind: 'shopOpened'; readonly shop: Shop; readonly price: number }
  | { readonly kind: 'shopClosed'; readonly shop: Shop; readonly price: number }
  | {
      readonly kind: 'goodsBought';
      readonly seat: SeatId;
      readonly goods: Goods;
      readonly count: number;
      readonly paid: number;
      /** What it costs by the sign, where this captain pays something else. */
      readonly full?: number;
      /** What of it is the partner's gold. */
      readonly partner?: { readonly seat: SeatId; readonly gold: number };
    }
  /** Goes on a trip to one shop, at prices of the own. */
  | { readonly kind: 'saleBegun'; readonly seat: SeatId; readonly card: string; readonly shop: Shop }
  | {
      readonly kind: 'goldTaken';
      readonly seat: SeatId;
      readonly gold: number;
      /** `insured`: for a ship that sank. */
      readonly how: GoldWay | 'insured' | 'bounty';
      readonly locked: boolean;
    }
  /** `lost` was not spent: it went back to the box. */
  | { readonly kind: 'goldPaid'; readonly seat: SeatId; readonly gold: number; readonly lost?: true }
  /** What each part of it was, and where it lies now. */
  | {
      readonly kind: 'goldRobbed';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly free: number;
      readonly locked: number;
      readonly staysLocked: number;
    }
  | { readonly kind: 'fameScored'; readonly seat: SeatId; readonly change: number; readonly fame: number }
  | { readonly kind: 'shipLaid'; readonly seat: SeatId; readonly ship: Ship; readonly place: number }
  /** `by` is the other side of the fight, or whose Sea Creature it was. */
  | {
      readonly kind: 'shipSunk';
      readonly seat: SeatId;
      readonly ship: Ship;
      readonly how: SinkWay;
      readonly by: SeatId | null;
      /** So many Magic cards under it have worked for it; none where nothing is said. */
      readonly used?: number;
    }
  | { readonly kind: 'shipMoved'; readonly ship: Ship; readonly from: SeatId; readonly to: SeatId }
  | {
      readonly kind: 'shipNamed';
      readonly seat: SeatId;
      readonly ship: number;
      readonly card: string;
    }
  /** `beside` are the other armadas of this captain that stay: none where nothing is said. */
  | {
      readonly kind: 'armadaFormed';
      readonly seat: SeatId;
      readonly ships: Armada;
      readonly beside?: readonly Armada[];
    }
  /** Of one ship or none. */
  | { readonly kind: 'armadaEnded'; readonly seat: SeatId }
  | {
      readonly kind: 'attackDeclared';
      /** The card that was drawn, where that is told and somebody might refuse. */
      readonly card?: string;
      readonly how: AttackWay;
      readonly by: SeatId;
      readonly attacker: Unit;
      readonly defender: Unit;
      /** Each of them is attacked by the other; said where an ability asks for it. */
      readonly mutual?: true;
    }
  /** By Magic, which is no play of a turn. */
  | {
      readonly kind: 'attackForced';
      readonly seat: SeatId;
      readonly card: string;
      readonly attacker: Unit;
      readonly defender: Unit;
    }
  /** `winner` has sunk all of the other side and is left. */
  | {
      readonly kind: 'fightEnded';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      readonly lost: readonly [attacker: number, defender: number];
      readonly winner: SeatId | null;
    }
  /** A curse that lay above a ship of the fight, or a card that lay under it. */
  | {
      readonly kind: 'cardTurned';
      readonly seat: SeatId;
      readonly ship: number;
      readonly card: string;
    }
  | {
      readonly kind: 'curseCured';
      readonly seat: SeatId;
      readonly ship: number;
      readonly curse: Curse;
      readonly side: 'cursed' | 'other';
    }
  /** Bare, and with an id of its own: the one that sank has sunk. */
  | {
      readonly kind: 'shipReturned';
      readonly seat: SeatId;
      readonly ship: Ship;
      readonly place: number;
      readonly was: number;
    }
  /** `grave` is its place among the dead, the newest first; `ability` where another ship raises it as that comes. */
  | {
      readonly kind: 'shipRaised';
      readonly seat: SeatId;
      readonly card: string;
      readonly ship: Ship;
      readonly place: number;
      readonly grave: number;
      readonly ability?: true;
    }
  | GambleEvent
  | AbilityEvent
  | {
      readonly kind: 'shipCopied';
      readonly seat: SeatId;
      readonly card: string;
      readonly ship: Ship;
      readonly place: number;
      readonly of: SeatId;
    }
  /** From the hand it comes to a place in the row; one of the row leaves its armada, unless the table lets it stay. */
  | {
      readonly kind: 'shipHidden';
      readonly seat: SeatId;
      readonly card: string;
      readonly ship: Ship;
      readonly place: number;
      readonly how: 'hand' | 'row';
      readonly leaves: boolean;
    }
  | { readonly kind: 'sailsLifted'; readonly seat: SeatId; readonly ship: Ship }
  /** All ships of a captain that were at sea lie in port, and their armadas are over. */
  | {
      readonly kind: 'fleetReturned';
      readonly seat: SeatId;
      readonly card: string;
      readonly on: SeatId;
      readonly ships: readonly number[];
    }
  /** The Sails come off behind it. */
  | { readonly kind: 'visionPlayed'; readonly seat: SeatId; readonly card: string; readonly on: SeatId }
  /** Behind a ship that has sunk: the gold follows. */
  | { readonly kind: 'insuranceShown'; readonly seat: SeatId }
  /** `late` is at the end of a turn. */
  | {
      readonly kind: 'shipLeftPort';
      readonly seat: SeatId;
      readonly ship: Ship;
      readonly late: boolean;
    }
  | {
      readonly kind: 'curseLifted';
      readonly seat: SeatId;
      readonly ship: Ship;
      readonly paid: number;
      /** What of it is the partner's gold. */
      readonly partner?: { readonly seat: SeatId; readonly gold: number };
    }
  /** Whom the spirit or the curse of a ship takes, of several that it may. */
  | { readonly kind: 'victimChosen'; readonly seat: SeatId; readonly by: Ship; readonly victim: Ship }
  /** The Royal Navy begins its round. */
  | { readonly kind: 'navyCame'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'navyMet'; readonly by: SeatId; readonly card: string; readonly unit: Unit }
  /** `winner` has sunk it and is left. */
  | {
      readonly kind: 'navyFought';
      readonly seat: SeatId;
      readonly card: string;
      readonly lost: number;
      readonly sunk: boolean;
      readonly winner: SeatId | null;
    }
  | { readonly kind: 'navyGone'; readonly seat: SeatId; readonly card: string; readonly sunk: boolean }
  | { readonly kind: 'hurricaneCame'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'shipSpared'; readonly seat: SeatId; readonly ship: Ship }
  | { readonly kind: 'hurricanePassed'; readonly seat: SeatId; readonly sunk: number }
  /** So many Gold Cards are to be turned up; `free` where they were not won, and may be spent at once. */
  | { readonly kind: 'goldOwed'; readonly seat: SeatId; readonly count: number; readonly free?: true }
  /** Brought up by a correction, and never told: nobody waits for it. */
  | { readonly kind: 'tasksLeft'; readonly tasks: readonly Task[] }
  /** Where cards went, with what happened before; not told by itself. */
  | { readonly kind: 'cardsCarried'; readonly moves: readonly CardMove[] }
  /** `card` where it showed itself. */
  | {
      readonly kind: 'cardDrawn';
      readonly seat: SeatId;
      readonly pile: PileNumber | null;
      readonly card: string | null;
    }
  /** Null lies face down, or nobody said which it is; `waits` while it may be answered. */
  | {
      readonly kind: 'cardPlayed';
      readonly seat: SeatId;
      readonly card: string | null;
      readonly on: SeatId | null;
      readonly ship: Ship | null;
      readonly waits: boolean;
      /** Who is robbed along. */
      readonly along?: SeatId;
      /** No card of the hand, and so not the play of the turn. */
      readonly from?: PlayedFrom;
    }
  | {
      readonly kind: 'cardDiscarded';
      readonly seat: SeatId;
      readonly card: string | null;
      readonly from?: PlayedFrom;
    }
  | { readonly kind: 'bountyLaid'; readonly seat: SeatId; readonly on: SeatId; readonly ship: Ship }
  | { readonly kind: 'bountyTaken'; readonly seat: SeatId; readonly on: SeatId; readonly ship: Ship }
  /** Once this round of the turn is told, another follows; and it does. */
  | { readonly kind: 'playsAgain'; readonly seat: SeatId }
  | { readonly kind: 'roundBegun'; readonly seat: SeatId }
  /** So many cards of other hands are used at the end of this turn; and one is. */
  | { readonly kind: 'theftsDue'; readonly seat: SeatId; readonly count: number }
  | { readonly kind: 'theftBegun'; readonly seat: SeatId; readonly card: string; readonly on: SeatId }
  /** Has for nothing as many as that captain has bought; where the shop sells two kinds, to be chosen. */
  | {
      readonly kind: 'goodsCopied';
      readonly seat: SeatId;
      readonly of: SeatId;
      readonly goods: Goods | null;
      readonly count: number;
    }
  | { readonly kind: 'goodsTaken'; readonly seat: SeatId; readonly goods: Goods }
  /** Has received so many Tavern cards, to be played at once. */
  | { readonly kind: 'tavernDealt'; readonly seat: SeatId; readonly count: number }
  | {
      readonly kind: 'cardAnswered';
      readonly seat: SeatId;
      readonly card: string;
      readonly stopped: string;
      readonly of: SeatId;
    }
  /** Stops the card unless somebody does who comes before. */
  | {
      readonly kind: 'answerDeclared';
      readonly seat: SeatId;
      readonly card: string;
      readonly stopped: string;
      readonly of: SeatId;
    }
  /** It may be answered: what it does comes with the next fact, or what it has done may be undone. */
  | { readonly kind: 'cardLaid'; readonly laid: LaidOpen | LaidDown; readonly on: Ship | null }
  /** Laid on the card that was laid last, to stop it or to send it elsewhere; `aim` says where to. */
  | {
      readonly kind: 'answerLaid';
      readonly seat: SeatId;
      readonly card: string;
      readonly stopped: string | null;
      readonly of: SeatId;
      readonly aim?: Aim;
    }
  /** What was laid last does nothing: both are gone. */
  | {
      readonly kind: 'cardStopped';
      readonly seat: SeatId;
      readonly card: string;
      readonly stopped: string | null;
      readonly of: SeatId;
    }
  /** What was laid below is played like this instead. */
  | {
      readonly kind: 'cardRedirected';
      readonly seat: SeatId;
      readonly card: string;
      readonly of: SeatId;
      readonly now: Laid;
      readonly on: SeatId | null;
      readonly ship: Ship | null;
    }
  /** Nobody has answered what was laid last. */
  | { readonly kind: 'cardStands'; readonly seat: SeatId; readonly card: string | null }
  /** Nobody answered it. */
  | { readonly kind: 'cardWorked'; readonly seat: SeatId; readonly card: string; readonly on: SeatId }
  | { readonly kind: 'handBlown'; readonly seat: SeatId; readonly count: number; readonly drawn: number }
  | { readonly kind: 'curesStolen'; readonly seat: SeatId; readonly from: SeatId; readonly count: number }
  | { readonly kind: 'magicStolen'; readonly seat: SeatId; readonly from: SeatId; readonly count: number }
  | { readonly kind: 'curseMoved'; readonly from: SeatId; readonly to: SeatId }
  | { readonly kind: 'magicLaid'; readonly seat: SeatId; readonly on: SeatId; readonly ship: Ship }
  | { readonly kind: 'curseLaid'; readonly seat: SeatId; readonly on: SeatId; readonly ship: Ship }
  /** One card from under each, unseen by all others. */
  | {
      readonly kind: 'cardsSwapped';
      readonly seat: SeatId;
      readonly ships: readonly [Ship, Ship];
      readonly of: readonly [SeatId, SeatId];
    }
  | { readonly kind: 'creatureFailed'; readonly seat: SeatId; readonly on: SeatId; readonly ship: Ship }
  /** What a Spy has laid away of this hand. */
  | { readonly kind: 'spiedShown'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'pairDropped'; readonly seat: SeatId; readonly ship: Ship }
  /** Came outside of an own draw; another was drawn for it. */
  | { readonly kind: 'drawnShown'; readonly seat: SeatId; readonly card: string; readonly acts: boolean }
  /** A whole hand goes over. */
  | { readonly kind: 'handPassed'; readonly seat: SeatId; readonly to: SeatId; readonly count: number }
  /** Passed by, or, where the table has it so, with the Chip to buy and no more. */
  | { readonly kind: 'turnLost'; readonly seat: SeatId; readonly buys: boolean }
  | { readonly kind: 'redLetGo'; readonly seat: SeatId }
  | PlankEvent
  /** Who is at the table: somebody has come late. */
  | { readonly kind: 'chairsDrawnUp'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'captainOut'; readonly seat: SeatId; readonly round: number }
  | { readonly kind: 'captainBack'; readonly seat: SeatId }
  | { readonly kind: 'gameEnded'; readonly winners: readonly SeatId[]; readonly why: EndReason }
  | { readonly kind: 'depthSet'; readonly depth: Depth }
  | StarterEvent
  | HandSet<Stand>;

export type EventKind = Event['kind'];
export type EventOf<Kind extends EventKind> = Extract<Event, { readonly kind: Kind }>;

/** Of hands, piles and cards on their way: each of them is evolved, told and recorded as such. */
const cardKinds = {
  ...tavernKinds,
  ...plankKinds,
  cardsCarried: true,
  cardDrawn: true,
  cardPlayed: true,
  cardDiscarded: true,
  cardLaid: true,
  answerLaid: true,
  cardStopped: true,
  cardRedirected: true,
  cardStands: true,
  cardAnswered: true,
  answerDeclared: true,
  cardWorked: true,
  handBlown: true,
  curesStolen: true,
  magicStolen: true,
  curseMoved: true,
  curseLaid: true,
  magicLaid: true,
  creatureFailed: true,
  cardsSwapped: true,
  spiedShown: true,
  pairDropped: true,
  drawnShown: true,
  handPassed: true,
  turnLost: true,
  redLetGo: true,
} as const satisfies { readonly [Kind in EventKind]?: true };

export type CardEvent = EventOf<keyof typeof cardKinds>;

export const isOfCards = familyOf<CardEvent>(cardKinds);
