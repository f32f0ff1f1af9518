import { message, type Message } from '../../kernel/message.ts';
import { awaited } from '../awaiting.ts';
import { isComplete, trump, type Feature, type Suit } from '../cards.ts';
import type { Die } from '../dice.ts';
import { cardOf, laidCardOf } from '../edition.ts';
import { effectOf } from '../effects/effects.ts';
import {
  activeOf,
  ahead,
  aheadSoFar,
  fightNumber,
  hides,
  ledSuit,
  stillToLay,
  strengthIn,
} from '../fight.ts';
import { luckOf } from '../luck.ts';
import { suitName } from '../names.ts';
import { numberOf, totalOf, type Player } from '../player.ts';
import { promisedTo } from '../points.ts';
import { totalRolled, type Rolling } from '../roll.ts';
import type { Attempt, Contest, Laid, Laying, State } from '../state.ts';

export interface LaidCard {
  readonly player: Player;
  readonly card: string;
  readonly suit: Suit;
  readonly value: number;
  readonly printed: Suit;
  readonly how: Laying;
  readonly feature: Feature | null;
  readonly used: boolean;
  readonly winning: boolean;
  /** It follows or trumps; anything else was thrown away, or hides. */
  readonly canWin: boolean;
}

/** The sum under a die: what was rolled, what luck adds, what the card asks. */
export interface AttemptPart {
  readonly player: Player;
  readonly card: string;
  readonly suit: Suit | null;
  readonly value: number;
  readonly die: Die | null;
  readonly faces: readonly string[];
  readonly pips: number;
  readonly plus: number;
  readonly total: number;
  readonly cost: number | null;
  readonly short: number | null;
  readonly luck: number;
  readonly feature: Feature | null;
  readonly becomes: { readonly suit: Suit; readonly value: number } | null;
  /** "Paid, it fights as 6 skulls and takes the lead." */
  readonly promise: Message | null;
  readonly drawing: boolean;
}

export interface ContestPart {
  readonly kind: Contest['kind'];
  readonly rolls: readonly {
    readonly player: Player;
    readonly die: Die | null;
    readonly faces: readonly string[];
    readonly total: number | null;
  }[];
}

export interface FightPart {
  readonly number: number;
  readonly of: number;
  readonly led: Suit | null;
  readonly leader: Player;
  readonly laid: readonly LaidCard[];
  readonly toLay: readonly Player[];
  readonly dummyCards: readonly string[];
  readonly attempt: AttemptPart | null;
  readonly contest: ContestPart | null;
  readonly winner: Player | null;
  /** The fight before this one, as long as no card of this one was laid or tried. */
  readonly taken: TakenPart | null;
}

/** A bid that a fight has met, or made sure to be missed. */
export interface DecidedPart {
  readonly player: Player;
  readonly won: number;
  readonly bid: number;
  readonly is: 'met' | 'over' | 'under';
  /** What it promises now. */
  readonly moves: number;
}

export interface TakenPart {
  readonly number: number;
  readonly of: number;
  readonly winner: Player;
  readonly led: Suit | null;
  readonly laid: readonly LaidCard[];
  readonly why: Message;
  /** That of the winner first. */
  readonly decided: readonly DecidedPart[];
}

export function fightPart(state: State): FightPart | null {
  if (state.phase === 'dealer') return state.dealerRolls && dealerPart(state, state.dealerRolls);
  if (state.phase !== 'fighting') return null;
  const { fight, cards, dummyCards } = state.battle;
  const best = aheadSoFar(state);
  return {
    number: Math.min(cards, fightNumber(state)),
    of: cards,
    led: ledSuit(state),
    leader: fight.leader,
    laid: laidCards(state, fight.laid, (laid) =>
      fight.winner === null ? best.includes(laid) : laid.player === fight.winner,
    ),
    toLay: state.depth === 'cards' && fight.winner === null ? stillToLay(state) : [],
    dummyCards,
    attempt: fight.attempt ? attemptPart(state, fight.attempt) : null,
    contest: fight.contest ? contestPart(fight.contest) : null,
    winner: fight.winner,
    taken: takenPart(state),
  };
}

function laidCards(state: State, laid: readonly Laid[], wins: (laid: Laid) => boolean): readonly LaidCard[] {
  const strength = strengthIn(ledSuit(state, laid));
  return laid.map((one) => ({ ...one, winning: wins(one), canWin: strength(one) !== undefined }));
}

/** A fight that is won lies there until the next card is laid: whose it is, and by what. */
function takenPart(state: State): TakenPart | null {
  const { fight, before } = state.battle;
  const isNew = fight.laid.length === 0 && fight.attempt === null && fight.winner === null;
  return isNew && before ? takenAs(state, before) : null;
}

/** The last fight of a battle, whose cards lie there while the table looks at what it has come to. */
export const lastFightPart = (state: State): TakenPart | null =>
  state.phase === 'moving' ? takenAs(state, state.battle.fight) : null;

function takenAs(state: State, { laid, winner }: Pick<State['battle']['fight'], 'laid' | 'winner'>) {
  const own = laid.find(({ player }) => player === winner);
  if (!winner || !own) return null;
  return {
    number: totalOf(state.battle.won),
    of: state.battle.cards,
    winner,
    led: ledSuit(state, laid),
    laid: laidCards(state, laid, ({ player }) => player === winner),
    why: whyTaken(state, own, ahead(state, laid).length > 1),
    decided: decidedBy(state, winner),
  };
}

/** What the fight that was won last has settled of the bids: its winner's, and those that too few are left for. */
function decidedBy(state: State, winner: Player): readonly DecidedPart[] {
  const { bids, won, cards } = state.battle;
  const left = cards - totalOf(won);
  const players = [winner, ...state.order.filter((player) => player !== winner)];
  return players.flatMap((player): readonly DecidedPart[] => {
    const bid = bids[player];
    const has = numberOf(won, player);
    if (bid === undefined) return [];
    const line = { player, won: has, bid, moves: promisedTo(state, player) ?? 0 };
    if (player === winner && has === bid) return [{ ...line, is: 'met' }];
    if (player === winner && has === bid + 1) return [{ ...line, is: 'over' }];
    return player !== winner && has + left + 1 === bid ? [{ ...line, is: 'under' }] : [];
  });
}

function whyTaken({ options }: State, own: Laid, isLevel: boolean): Message {
  const card = message('card', { value: own.value, suit: suitName(own.suit) });
  if (isLevel)
    return message(
      own.suit === trump && options.equalTrumps === 'first-played' ? 'won.first' : 'won.roll-off',
    );
  if (hides(own)) return message('won.hidden');
  if (own.suit === trump) return message('won.skulls', { card });
  return own.suit === 'universal' ? message('won.universal', { card }) : message('won.suit', { card });
}

const dealerPart = (state: State, contest: Contest): FightPart => ({
  number: 0,
  of: 0,
  led: null,
  leader: state.order[0] ?? 'red',
  laid: [],
  toLay: [],
  dummyCards: [],
  attempt: null,
  contest: contestPart(contest),
  winner: null,
  taken: null,
});

function attemptPart(state: State, attempt: Attempt): AttemptPart {
  const { rolling, player, card } = attempt;
  const row = laidCardOf(state.edition, card);
  const next = awaited(state);
  const total = totalRolled(rolling);
  return {
    player,
    card,
    suit: row.suit,
    value: row.value,
    die: rolling.die,
    faces: rolling.faces,
    pips: total - rolling.plus,
    plus: rolling.plus,
    total,
    cost: row.feature?.cost ?? null,
    short: next.kind === 'short' ? next.short : null,
    luck: luckOf(state, player),
    feature: row.feature?.feature ?? null,
    becomes: row.feature?.becomes ?? null,
    promise: promiseOf(state, attempt),
    drawing: attempt.active,
  };
}

/** What the card would do once it is paid for. */
function promiseOf(state: State, { card, player, active }: Attempt): Message | null {
  const row = cardOf(state.edition, card);
  if (!row || !isComplete(row)) return null;
  const laid = activeOf(row, player);
  if (effectOf(row.feature.feature).hides) return message('promise.hides');
  const best = ahead(state, [...state.battle.fight.laid, laid]);
  const leads = best.some((one) => one.player === player);
  const key = !leads ? 'promise.behind' : best.length > 1 ? 'promise.level' : 'promise.leads';
  return message(key, {
    when: message(active ? 'promise.kept' : 'promise.paid'),
    value: laid.value,
    suit: message(`suit.${laid.suit}`),
  });
}

const contestPart = (contest: Contest): ContestPart => ({
  kind: contest.kind,
  rolls: contest.players.map((player) => {
    const rolling = contest.rolls[player];
    return {
      player,
      die: rolling?.die ?? null,
      faces: rolling?.faces ?? [],
      total: totalIn(rolling),
    };
  }),
});

const totalIn = (rolling: Rolling | undefined): number | null =>
  rolling && (rolling.faces.length || rolling.spent || rolling.die === null) ? totalRolled(rolling) : null;

/** Whose the cards were that lie on the table in this battle, and are in nobody's hand any more. */
export const laidByPart = ({ battle: { laidBy, seen } }: State): Readonly<Record<string, Player>> =>
  Object.fromEntries(Object.entries(laidBy).filter(([card]) => seen.includes(card)));
