import { asks, waitingFor, type Prompt } from '../kernel/prompt.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Interpretation, Sign } from '../kernel/sign.ts';
import { awaited, counters } from './awaiting.ts';
import type { Command } from './commands.ts';
import { bidDie, bidOfFace, colours, isDie, type Die } from './dice.ts';
import { dieOf } from './race.ts';
import { isCaptain, players, type Player } from './player.ts';
import { stateFor } from './prompts.ts';
import type { State } from './state.ts';

const unfit: Interpretation<Command> = { kind: 'unfit' };
const means = (command: Command): Interpretation<Command> => ({ kind: 'command', command });

/** What the signs say as an answer to this prompt; where nobody said whose it is, of the first who is waited for. */
export function interpret(
  state: State,
  prompt: Prompt,
  signs: readonly Sign[],
  seat: SeatId | undefined,
): Interpretation<Command> {
  const sign = signs.at(-1);
  if (!sign) return unfit;
  const now = stateFor(state, prompt);
  const who = seat ?? waitingFor(prompt)[0];
  if (who !== undefined && !asks(prompt, who)) return unfit;
  if (prompt.kind === 'thief' && sign.kind === 'card' && who !== undefined) return readTheft(signs, who);
  if (prompt.kind.startsWith('roll-')) {
    const rolled = readRoll(now, signs, seat);
    if (rolled) return rolled;
  }
  return read(now, prompt, sign, who);
}

/** From the Dummy's open hand: the Dummy, the card taken, the card given. */
function readTheft(signs: readonly Sign[], seat: SeatId): Interpretation<Command> {
  const [taken, given] = signs.flatMap((sign) => (sign.kind === 'card' ? [sign.row] : []));
  if (taken === undefined) return unfit;
  return given === undefined
    ? { kind: 'incomplete', missing: ['given'] }
    : means({ kind: 'steal', seat, target: 'dummy', taken, given });
}

type Thrown = Extract<Sign, { kind: 'face' | 'dice-card' }>;

const isThrown = (sign: Sign): sign is Thrown => sign.kind === 'face' || sign.kind === 'dice-card';

/** A die or a dice card, and where several are waited for and nothing says so, a token for whose it is. */
function readRoll(
  state: State,
  signs: readonly Sign[],
  whose: SeatId | undefined,
): Interpretation<Command> | undefined {
  const thrown = signs.findLast(isThrown);
  const newest = signs.at(-1);
  const named = newest?.kind === 'seat' || newest?.kind === 'token' ? newest.seat : undefined;
  if (!thrown || (thrown !== newest && named === undefined)) return undefined;
  const out = throwers(state);
  const roller = rollerOf(out, thrown, whose ?? named);
  if (!roller) return out.length > 1 ? { kind: 'incomplete', missing: ['seat'] } : unfit;
  return faceFor(state, roller, thrown);
}

interface Thrower {
  readonly player: Player;
  readonly die: Die | null;
}

/** Whose throw is awaited, and with which die. */
function throwers(state: State): readonly Thrower[] {
  const next = awaited(state);
  switch (next.kind) {
    case 'feature-roll':
      return [{ player: next.seat, die: next.attempt.rolling.die ?? dieOf(state, next.seat) ?? null }];
    case 'contest-roll':
    case 'dealer-roll':
      return next.players.map((player) => ({ player, die: next.contest.rolls[player]?.die ?? null }));
    default:
      return [];
  }
}

/** Whoever rolls for the Dummy rolls it from the own place. A die tells whose it is by its colour, a dice card does not. */
function rollerOf(out: readonly Thrower[], thrown: Thrown, whose: SeatId | undefined): Thrower | undefined {
  const own = out.find(({ player }) => player === whose);
  if (own || (whose === undefined && out.length === 1)) return own ?? out[0];
  if (whose !== undefined)
    return out.find(({ player }) => !isCaptain(player)) ?? { player: whose, die: null };
  return thrown.kind === 'face' ? (out.find(({ die }) => die === thrown.die) ?? out[0]) : undefined;
}

/** A dice card stands for whichever die is awaited. */
function faceFor(state: State, { player, die }: Thrower, thrown: Thrown): Interpretation<Command> {
  if (thrown.kind === 'dice-card') {
    const card = state.edition.diceCards[Number(thrown.row.split('-').at(-1)) - 1];
    // Who has no die, or has rolled already, hears so whatever the card shows.
    return card ? means({ kind: 'roll', seat: player, face: card[die ?? 'red'] }) : unfit;
  }
  if (!isDie(thrown.die)) return unfit;
  const lying = thrown.die === die ? {} : { die: thrown.die };
  return means({ kind: 'roll', seat: player, face: thrown.face, ...lying });
}

function read(state: State, prompt: Prompt, sign: Sign, seat: SeatId | undefined): Interpretation<Command> {
  switch (sign.kind) {
    case 'number':
      return readNumber(state, prompt, sign.value, seat);
    case 'face':
      return readFace(prompt, sign, seat);
    case 'card':
      return readCard(state, prompt, sign.row, seat);
    case 'seat':
    case 'token':
      return readPlayer(prompt, sign.seat, seat);
    case 'square':
      return prompt.kind === 'move' && seat ? means({ kind: 'move', seat, to: sign.square }) : unfit;
    case 'choice':
      return readChoice(state, prompt, sign.choice, seat);
    case 'button':
      return readChoice(state, prompt, sign.button, seat);
    case 'dice-card':
      return unfit;
  }
}

function readNumber(
  state: State,
  prompt: Prompt,
  value: number,
  seat: SeatId | undefined,
): Interpretation<Command> {
  if (!Number.isInteger(value) || value < 0) return unfit;
  switch (prompt.kind) {
    case 'bid':
      return seat && value <= 5 ? means({ kind: 'bid', seat, bid: value }) : unfit;
    case 'count-fights': {
      const player = seat ?? counters(state).find((one) => state.battle.counted[one] === undefined);
      return player && value <= 5 ? means({ kind: 'countFights', seat: player, won: value }) : unfit;
    }
    case 'take-fights':
      return seat && value <= 5 ? means({ kind: 'takeFights', seat, fights: value }) : unfit;
    case 'move':
      return seat && !state.chart ? means({ kind: 'advance', seat, rank: value }) : unfit;
    case 'fight-winner': {
      const player = state.order[value - 1];
      return player ? means({ kind: 'winFight', seat: player }) : unfit;
    }
    default:
      return unfit;
  }
}

function readFace(
  prompt: Prompt,
  { die, face }: Extract<Sign, { kind: 'face' }>,
  seat: SeatId | undefined,
): Interpretation<Command> {
  if (prompt.kind === 'bid' && seat && die === bidDie(seat)) {
    const bid = bidOfFace(face);
    return bid === undefined ? unfit : means({ kind: 'bid', seat, bid });
  }
  return unfit;
}

function readCard(
  state: State,
  prompt: Prompt,
  card: string,
  seat: SeatId | undefined,
): Interpretation<Command> {
  const next = awaited(state);
  switch (prompt.kind) {
    case 'play-card':
      return next.kind === 'card' ? means({ kind: 'playCard', seat: next.player, card }) : unfit;
    case 'try-feature':
      return seat ? means({ kind: 'tryFeature', seat, card }) : unfit;
    case 'short':
      return seat ? means({ kind: 'playCard', seat, card }) : unfit;
    case 'dummy-card':
      return means({ kind: 'showDummyCard', card });
    case 'drawn-card':
      return seat ? means({ kind: 'playDrawn', seat, card }) : unfit;
    default:
      return unfit;
  }
}

function readPlayer(prompt: Prompt, named: Player, seat: SeatId | undefined): Interpretation<Command> {
  switch (prompt.kind) {
    case 'fight-winner':
      return means({ kind: 'winFight', seat: named });
    case 'mutiny':
      return seat ? means({ kind: 'target', seat, target: named }) : unfit;
    case 'thief':
      if (!seat) return unfit;
      return named === 'dummy'
        ? { kind: 'incomplete', missing: ['taken', 'given'] }
        : means({ kind: 'steal', seat, target: named });
    case 'told-mutiny':
      return { kind: 'incomplete', missing: ['target', 'fights'] };
    case 'name-dealer':
      return isCaptain(named) ? means({ kind: 'nameDealer', seat: named }) : unfit;
    default:
      return unfit;
  }
}

/** A word at a prompt; the Dummy and the House are words where a seat is asked for. */
function readChoice(
  state: State,
  prompt: Prompt,
  word: string,
  seat: SeatId | undefined,
): Interpretation<Command> {
  // Colours of squares and names of seats are the same words, so the question decides.
  if (prompt.kind === 'colour') return readColour(state, word);
  const named = players.find((player) => player === word);
  if (named) return readPlayer(prompt, named, seat);
  if (prompt.kind === 'let-stand') return word === 'stand' ? means({ kind: 'letStand' }) : unfit;
  const command = seat ? wordCommand(prompt.kind, word, seat) : undefined;
  if (command) return means(command);
  return prompt.kind === 'try-feature' && word === 'try' ? { kind: 'incomplete', missing: ['card'] } : unfit;
}

function readColour(state: State, word: string): Interpretation<Command> {
  const next = awaited(state);
  const colour = colours.find((one) => one === word);
  return next.kind === 'colour' && colour ? means({ kind: 'tellColour', seat: next.player, colour }) : unfit;
}

function wordCommand(kind: string, word: string, seat: SeatId): Command | undefined {
  switch (`${kind} ${word}`) {
    case 'dummy-hand take':
      return { kind: 'takeDummyHand', seat };
    case 'short plus':
    case 'bend-roll plus':
      return { kind: 'spendLuck', seat, use: 'plus' };
    case 'short reroll':
    case 'bend-roll reroll':
      return { kind: 'spendLuck', seat, use: 'reroll' };
    case 'roll-feature stand-in':
      return { kind: 'spendLuck', seat, use: 'stand-in' };
    case 'short take-back':
    case 'roll-feature take-back':
      return { kind: 'takeBack', seat };
    case 'drawn-card keep':
    case 'mutiny leave':
    case 'thief leave':
    case 'leave-feature leave':
      return { kind: 'leaveFeature', seat };
    case 'luck give':
      return { kind: 'giveLuck', seat };
    case 'luck take':
      return { kind: 'takeLuck', seat };
    case 'hindsight claim':
      return { kind: 'claimHindsight', seat };
    case 'buy-point buy':
      return { kind: 'buyPoint', seat };
    case 'move stop':
      return { kind: 'stop', seat };
    default:
      return undefined;
  }
}
