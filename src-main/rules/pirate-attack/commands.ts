import type { CommonCommand } from '../kernel/game.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Shop } from './cards.ts';
import type { StarterCommand } from './starters/commands.ts';
import type { AttackWay, PileNumber } from './state.ts';

export const goodsDecks = ['cures', 'curses', 'magic', 'tavern'] as const;
/** What the market sells. */
export type Goods = (typeof goodsDecks)[number];

/** Cards of the main deck and Magic have another back. */
export const backs = ['card', 'magic'] as const;
export type Back = (typeof backs)[number];

export const goldWays = ['drawn', 'won', 'given'] as const;
/** Drawn from the main deck, or turned up as a Gold Card: for a fight, and only that is locked, or by a ship's ability. */
export type GoldWay = (typeof goldWays)[number];

export type AttackCommand =
  | { readonly kind: 'beginWith'; readonly seat: SeatId }
  | { readonly kind: 'passChip'; readonly seat: SeatId }
  | { readonly kind: 'openShop'; readonly shop: Shop; readonly price: number }
  /** `all` shuts the Market and the Magic Shop. */
  | { readonly kind: 'closeShop'; readonly shop: Shop; readonly all?: true }
  /** Where cards are told, each curse is laid above this ship at once. */
  | {
      readonly kind: 'buy';
      readonly seat: SeatId;
      readonly goods: Goods;
      readonly count: number;
      readonly ship?: number;
    }
  /** A trip to one shop by a card that is kept for it; what is bought there is told as it is bought. */
  | { readonly kind: 'beginSale'; readonly seat: SeatId; readonly card: string; readonly shop: Shop }
  /** One of those that come for nothing with what another captain has bought. */
  | { readonly kind: 'takeGoods'; readonly seat: SeatId; readonly goods: Goods; readonly ship?: number }
  /** At the end of the turn a card of this hand is used. */
  | { readonly kind: 'beginTheft'; readonly seat: SeatId; readonly on: SeatId }
  | { readonly kind: 'takeGold'; readonly seat: SeatId; readonly gold: number; readonly how: GoldWay }
  | { readonly kind: 'payGold'; readonly seat: SeatId; readonly gold: number }
  | {
      readonly kind: 'robGold';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly share: 'half' | 'all';
    }
  /** What it costs is below nothing. */
  | { readonly kind: 'scoreFame'; readonly seat: SeatId; readonly fame: number }
  /** Where ships are told, which it is and behind how many of the row it goes; left out, at the right end. */
  | { readonly kind: 'layShip'; readonly seat: SeatId; readonly card?: string; readonly place?: number }
  /** Where ships are told, which one; `creature` says whose Sea Creature it was. */
  | {
      readonly kind: 'sinkShip';
      readonly seat?: SeatId;
      readonly ship?: number;
      readonly creature?: SeatId;
    }
  | { readonly kind: 'moveShip'; readonly ship: number; readonly to: SeatId }
  /** Of a ship that was laid before ships were told. */
  | { readonly kind: 'nameShip'; readonly ship: number; readonly card: string }
  | { readonly kind: 'formArmada'; readonly seat: SeatId; readonly ships: readonly number[] }
  /** `seat` has drawn the card, or has an empty hand; `ship` attacks `target`, each with its whole armada. */
  | {
      readonly kind: 'attack';
      readonly seat: SeatId;
      readonly how: AttackWay;
      readonly ship: number;
      readonly target: number;
    }
  /** What lay above or under a ship of the fight; nobody has to say it. */
  | { readonly kind: 'turnUp'; readonly ship: number; readonly card: string }
  /** By a Fortune Teller of the cursed side, or of the other, which may save itself from the Black Plague. */
  | {
      readonly kind: 'cureShip';
      readonly ship: number;
      readonly card: string;
      readonly side: 'cursed' | 'other';
    }
  /** What sinks by what was turned up goes down, and the fight stands. */
  | { readonly kind: 'settleFight' }
  | { readonly kind: 'endFight' }
  /** One card from a pile; `card` where it shows itself: gold that is kept, or a red one. */
  | {
      readonly kind: 'drawCard';
      readonly seat: SeatId;
      readonly pile?: PileNumber;
      readonly card?: string;
      /** On whom a red card acts that is aimed. */
      readonly on?: SeatId;
      /** It takes every pile, not only its own. */
      readonly all?: true;
    }
  /** Left out, it is face down or of a pack that is played by what is printed. */
  | {
      readonly kind: 'playCard';
      readonly seat: SeatId;
      readonly card?: string;
      readonly on?: SeatId;
      readonly ship?: number;
      /** The other ship, of a card that goes from one to another. */
      readonly to?: number;
      readonly ships?: readonly number[];
      readonly place?: number;
      /** A card that lies before a captain, by its number. */
      readonly kept?: number;
      /** Whether a creature takes a ship of which not all is known. */
      readonly sinks?: boolean;
      /** A Reincarnation brings that ship back. */
      readonly returns?: boolean;
      /** So many Confusions or Spirits under it go with the creature. */
      readonly confusions?: number;
      /** An Eliminate under it takes all that lies there. */
      readonly eliminated?: boolean;
      /** Of two ships a card from under which is swapped, which back it has; left out where only one lies there. */
      readonly swaps?: readonly Back[];
      /** Its ability throws one card out: of the main deck, or Magic. */
      readonly removed?: 'card' | 'magic';
      /** The strength that was thrown for a ship of X/X. */
      readonly thrown?: number;
    }
  /** Saved Magic goes face down under any ship; under which another says where nothing is said. */
  | { readonly kind: 'layMagic'; readonly seat: SeatId; readonly ship?: number }
  /**
   * Face up, by its text: `grave` is the place of a ship among the dead, `ship` the one that is copied, or the own one
   * that is hidden. Left out there, one comes from the hand.
   */
  | {
      readonly kind: 'playMagic';
      readonly seat: SeatId;
      readonly card: string;
      readonly ship?: number;
      readonly grave?: number;
      readonly place?: number;
      /** The captain it is played on. */
      readonly on?: SeatId;
      /** The ship that is attacked, where two are made to fight. */
      readonly to?: number;
      /** Which ship shows itself, where nobody knew. */
      readonly shows?: string;
      /** So much gold, or so many ships, are gambled for. */
      readonly gold?: number;
      readonly count?: number;
    }
  /** What the two dice show for a ship of X/X. */
  | { readonly kind: 'throwSize'; readonly ship: number; readonly cannons: number; readonly strength: number }
  /** By the ability of the ship `by`, after the cards were turned up. */
  | { readonly kind: 'removeCard'; readonly by: number; readonly ship: number; readonly card: string }
  /** A ship with that ability fights along with another, or another with it; and leaves again. */
  | { readonly kind: 'joinFight'; readonly ship: number; readonly with: number }
  | { readonly kind: 'leaveFight'; readonly ship: number }
  /** By the ability of a ship that came into play; without a grave nothing is raised. */
  | { readonly kind: 'raiseShip'; readonly seat: SeatId; readonly grave?: number; readonly place?: number }
  /** Before the throws: which of the ships of this captain are staked. */
  | { readonly kind: 'stakeShips'; readonly seat: SeatId; readonly ships: readonly number[] }
  | { readonly kind: 'throwStake'; readonly seat: SeatId; readonly face: number }
  /** A ship comes out of port, at the start or the end of a turn. */
  | { readonly kind: 'leavePort'; readonly seat: SeatId; readonly ship: number }
  /** A curse comes off a ship in port, for gold. */
  | { readonly kind: 'liftCurse'; readonly seat: SeatId; readonly ship: number }
  /** An Insurance lay under a ship of this captain that has just sunk. */
  | { readonly kind: 'claimInsurance'; readonly seat: SeatId }
  /** Sails are taken off; which ship shows, where nobody knew. */
  | { readonly kind: 'liftSails'; readonly ship: number; readonly card?: string }
  /** Whom a spirit or a curse takes, of several that it may. */
  | { readonly kind: 'chooseVictim'; readonly by: number; readonly victim: number }
  /** The ship of this captain that sank last had a Reincarnation under it. */
  | { readonly kind: 'returnShip'; readonly seat: SeatId }
  /** The Royal Navy, or the Hurricane, comes over all ships; or a red card acts, on this captain or this pile. */
  | {
      readonly kind: 'letCome';
      readonly seat: SeatId;
      readonly card: string;
      readonly on?: SeatId;
      readonly pile?: PileNumber;
      readonly all?: true;
    }
  /** A ship of a hand, where every one is laid; and that all are. */
  | { readonly kind: 'sailShip'; readonly seat: SeatId; readonly card: string; readonly place?: number }
  | { readonly kind: 'endSailing' }
  /** Whoever is attacked leaves the fight behind this card. */
  | { readonly kind: 'fleeFight'; readonly seat: SeatId; readonly card: string }
  /** Where hands are not told: a card comes to lie before a captain. */
  | { readonly kind: 'keepCard'; readonly seat: SeatId; readonly card: string; readonly on: SeatId }
  /** Whom the Navy meets next, where the table is asked. */
  | { readonly kind: 'meetNavy'; readonly ship: number }
  /** The Navy goes down in this fight. */
  | { readonly kind: 'sinkNavy' }
  /** A Master Navigator was turned up under this ship. */
  | { readonly kind: 'spareShip'; readonly ship: number }
  /** The Hurricane has gone over and sinks what was not spared; the Navy has met everybody. */
  | { readonly kind: 'endRound' }
  /** A Super Spy lays a card of this hand away; left out, one of each that is left. */
  | { readonly kind: 'spyHand'; readonly on?: SeatId; readonly card?: string }
  /** A ship is lost to the Bermuda Triangle. */
  | { readonly kind: 'loseShip'; readonly ship: number }
  /** For the ship that is sold; nothing lets it go. */
  | { readonly kind: 'bid'; readonly seat: SeatId; readonly gold: number }
  /** Whoever has not bid bids nothing. */
  | { readonly kind: 'closeBids' }
  /** For a ship that all throw for. */
  | { readonly kind: 'throwDie'; readonly seat: SeatId; readonly face: number }
  | { readonly kind: 'discardCard'; readonly seat: SeatId; readonly card?: string }
  /** Stops the card that lies open. */
  | { readonly kind: 'answerCard'; readonly seat: SeatId; readonly card: string }
  /** Sends the card that was just laid elsewhere: on somebody, to a ship or two, or to other ships of an armada. */
  | {
      readonly kind: 'redirectCard';
      readonly seat: SeatId;
      readonly on?: SeatId;
      readonly ship?: number;
      readonly to?: number;
      readonly ships?: readonly number[];
      /** Another card that lies before a captain, by its number. */
      readonly kept?: number;
      /** Which cards of the two ships are swapped, and which ship shows itself. */
      readonly swaps?: readonly Back[];
      readonly shows?: string;
      /** To the discards, which is allowed of one card alone. */
      readonly away?: true;
    }
  /** Which card a Spy has laid away. */
  | { readonly kind: 'nameSpied'; readonly card: string }
  /** Two opposites that were shown under a ship are thrown out. */
  | { readonly kind: 'dropPair'; readonly ship: number }
  /** Gold or a red card that came while hands are dealt or filled again, outside of an own draw. */
  | {
      readonly kind: 'showDrawn';
      readonly seat: SeatId;
      readonly card: string;
      readonly pile?: PileNumber;
      readonly all?: true;
    }
  /** The red card finds nobody who attacks. */
  | { readonly kind: 'letGo'; readonly seat: SeatId }
  | { readonly kind: 'goOut'; readonly seat: SeatId }
  | { readonly kind: 'comeBack'; readonly seat: SeatId }
  | { readonly kind: 'callTime' }
  | { readonly kind: 'endGame'; readonly winners: readonly SeatId[] };

export type Command = AttackCommand | StarterCommand | CommonCommand;
export type CommandKind = Command['kind'];
export type CommandOf<Kind extends CommandKind> = Extract<Command, { readonly kind: Kind }>;
