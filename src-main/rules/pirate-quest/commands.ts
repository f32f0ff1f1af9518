import type { CommonCommand } from '../kernel/game.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Feature, Suit } from './cards.ts';
import type { Colour, Die, Faces } from './dice.ts';
import type { MapChoice } from './map/layout.ts';
import type { Player } from './player.ts';
import type { LuckUse } from './roll.ts';

export type Command = CommonCommand | DealCommand | FightCommand | MoveCommand | LuckCommand | DataCommand;

export type DealCommand =
  | { readonly kind: 'nameDealer'; readonly seat: SeatId }
  | { readonly kind: 'takeDummyHand'; readonly seat: SeatId }
  /** The deal was wrong and is made anew; whose hand showed it, and how many cards it held, where that is known. */
  | { readonly kind: 'misdeal'; readonly seat?: SeatId; readonly held?: number }
  /** A hand with too many or too few is made even by the dealer, and the battle goes on. */
  | { readonly kind: 'mendHand'; readonly seat: SeatId; readonly held: number }
  | { readonly kind: 'bid'; readonly seat: SeatId; readonly bid: number };

export type FightCommand =
  | { readonly kind: 'showDummyCard'; readonly card: string }
  | { readonly kind: 'playCard'; readonly seat: Player; readonly card: string }
  | { readonly kind: 'tryFeature'; readonly seat: SeatId; readonly card: string }
  | {
      readonly kind: 'roll';
      readonly seat: Player;
      readonly face: string;
      /** The die that lies there, where it is not the one awaited. */
      readonly die?: Die;
    }
  | { readonly kind: 'spendLuck'; readonly seat: SeatId; readonly use: LuckUse }
  | { readonly kind: 'takeBack'; readonly seat: SeatId }
  | { readonly kind: 'leaveFeature'; readonly seat: SeatId }
  | { readonly kind: 'playDrawn'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'target'; readonly seat: SeatId; readonly target: Player }
  | {
      readonly kind: 'steal';
      readonly seat: SeatId;
      readonly target: Player;
      /** Only the Dummy's cards lie open, so only there both are told. */
      readonly taken?: string;
      readonly given?: string;
    }
  | { readonly kind: 'takeFights'; readonly seat: SeatId; readonly fights: number }
  | { readonly kind: 'winFight'; readonly seat: Player }
  | { readonly kind: 'countFights'; readonly seat: Player; readonly won: number }
  | { readonly kind: 'mutiny'; readonly seat: SeatId; readonly target: Player; readonly fights: number }
  /** Only needed where nothing else would come that could close a window. */
  | { readonly kind: 'letStand' };

export type MoveCommand =
  | { readonly kind: 'claimHindsight'; readonly seat: SeatId }
  | { readonly kind: 'buyPoint'; readonly seat: SeatId }
  | { readonly kind: 'move'; readonly seat: SeatId; readonly to: string }
  | { readonly kind: 'advance'; readonly seat: SeatId; readonly rank: number }
  | { readonly kind: 'stop'; readonly seat: SeatId };

export type LuckCommand =
  { readonly kind: 'giveLuck'; readonly seat: SeatId } | { readonly kind: 'takeLuck'; readonly seat: SeatId };

export type DataCommand =
  | {
      readonly kind: 'fillCard';
      readonly card: string;
      readonly feature: Feature;
      readonly cost: number;
      readonly suit: Suit;
      readonly value: number;
    }
  | { readonly kind: 'setFaces'; readonly die: Die; readonly faces: Faces }
  | { readonly kind: 'layMap'; readonly map: MapChoice; readonly at?: Readonly<Record<string, string>> }
  | { readonly kind: 'tellColour'; readonly seat: Player; readonly colour: Colour };
