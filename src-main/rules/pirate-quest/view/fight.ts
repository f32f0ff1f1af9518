import { message, type Message } from '../../kernel/message.ts';
import { awaited } from '../awaiting.ts';
import { isComplete, type Feature, type Suit } from '../cards.ts';
import type { Die } from '../dice.ts';
import { cardOf, laidCardOf } from '../edition.ts';
import { effectOf } from '../effects/effects.ts';
import { activeOf, ahead, aheadSoFar, fightNumber, ledSuit, stillToLay, strengthIn } from '../fight.ts';
import { luckOf } from '../luck.ts';
import type { Player } from '../player.ts';
import { totalRolled, type Rolling } from '../roll.ts';
import type { Attempt, Contest, Laying, State } from '../state.ts';

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
}

export function fightPart(state: State): FightPart | null {
  if (state.phase === 'dealer') return state.dealerRolls && dealerPart(state, state.dealerRolls);
  if (state.phase !== 'fighting') return null;
  const { fight, cards, dummyCards } = state.battle;
  const strength = strengthIn(ledSuit(state));
  const best = aheadSoFar(state);
  return {
    number: Math.min(cards, fightNumber(state)),
    of: cards,
    led: ledSuit(state),
    leader: fight.leader,
    laid: fight.laid.map((laid) => ({
      ...laid,
      winning: fight.winner === null ? best.includes(laid) : laid.player === fight.winner,
      canWin: strength(laid) !== undefined,
    })),
    toLay: state.depth === 'cards' && fight.winner === null ? stillToLay(state) : [],
    dummyCards,
    attempt: fight.attempt ? attemptPart(state, fight.attempt) : null,
    contest: fight.contest ? contestPart(fight.contest) : null,
    winner: fight.winner,
  };
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
