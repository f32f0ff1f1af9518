import type { Question } from '../kernel/game.ts';
import { isSeatId, type SeatId } from '../kernel/seat.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Parts } from '../kernel/view.ts';
import type { Die } from './dice.ts';
import { cardOf, isInvented } from './edition.ts';
import { luckOf } from './luck.ts';
import { mapFor } from './map/choose.ts';
import { diagonalOnly, hasWayToGoal, traps } from './map/check.ts';
import type { MapChoice } from './map/layout.ts';
import { lookAtMap } from './map/look.ts';
import { attemptOdds } from './odds/attempt.ts';
import { contestOdds } from './odds/contest.ts';
import { isCaptain } from './player.ts';
import { dieOf } from './race.ts';
import { refusal } from './refusals.ts';
import { rematch } from './rematch.ts';
import { waitsFor } from './awaiting-text.ts';
import { freshRoll } from './roll.ts';
import type { State } from './state.ts';

/** What the boundary lets in. */
export type Asked = AttemptAsked | ContestAsked | MapAsked | MapLookAsked | { readonly kind: 'rematch' };

/** Questions beside the game. What a question leaves out is taken from the table as it stands. */
export function ask(state: State, question: Question): Result<Parts, Refusal> {
  if (question.kind === 'map-look')
    return accept({ ...lookAtMap((question as MapLookAsked).map, covers(state)) });
  if (state.phase === 'blank') return refuse(refusal('not-now', { waits: waitsFor(state) }));
  switch (question.kind) {
    case 'attempt-odds':
      return askAttempt(state, question as AttemptAsked);
    case 'contest-odds':
      return askContest(state, question as ContestAsked);
    case 'map-check':
      return askMap(state, question as MapAsked);
    case 'rematch':
      return accept({ setup: rematch(state) });
    default:
      return refuse(refusal('bad-question'));
  }
}

export interface AttemptAsked {
  readonly kind: 'attempt-odds';
  readonly seat?: SeatId;
  /** The card to try, or only its price. */
  readonly card?: string;
  readonly cost?: number;
  readonly die?: Die;
  readonly luck?: number;
  /** What a kept luck point is worth to this captain: 0 nothing, 1 as much as the card. */
  readonly keep?: number;
}

function askAttempt(state: State, asked: AttemptAsked): Result<Parts, Refusal> {
  const { attempt } = state.battle.fight;
  const seat = asked.seat ?? attempt?.player;
  const running = attempt && attempt.player === seat ? attempt : null;
  const cost = asked.cost ?? cardOf(state.edition, asked.card ?? running?.card ?? '')?.feature?.cost;
  const die = dieFor(state, asked.die, seat) ?? running?.rolling.die ?? null;
  if (cost === undefined || cost === null || die === null) return refuse(refusal('nothing-to-roll'));
  const rolling = running ? { ...running.rolling, die } : freshRoll(die);
  const luck = asked.luck ?? (seat ? luckOf(state, seat) : 0);
  const keep = asked.keep ?? 0;
  const odds = attemptOdds({
    faces: state.edition.faces[die],
    cost,
    rolling,
    luck,
    keep,
    options: state.options,
  });
  return accept({
    kind: 'attempt',
    die,
    cost,
    luck,
    keep,
    sampleFaces: isInvented(state.edition, die),
    ...odds,
  });
}

function dieFor(state: State, die: Die | undefined, seat: SeatId | undefined): Die | null | undefined {
  if (die !== undefined) return die;
  return seat && isSeatId(seat) ? dieOf(state, seat) : undefined;
}

export interface ContestAsked {
  readonly kind: 'contest-odds';
  readonly seat?: SeatId;
  readonly keep?: number;
}

const isRolledWithInvented = ({ edition }: State, die: Die | null | undefined): boolean =>
  die !== null && die !== undefined && isInvented(edition, die);

function askContest(state: State, asked: ContestAsked): Result<Parts, Refusal> {
  const { contest } = state.battle.fight;
  const player = asked.seat ?? contest?.players.find(isCaptain);
  if (!contest || !player || !contest.players.includes(player)) return refuse(refusal('nothing-to-roll'));
  const keep = asked.keep ?? 0;
  return accept({
    kind: 'contest',
    seat: player,
    luck: luckOf(state, player),
    keep,
    sampleFaces: contest.players.some((one) => isRolledWithInvented(state, contest.rolls[one]?.die)),
    ...contestOdds(state, contest, player, keep),
  });
}

export interface MapAsked {
  readonly kind: 'map-check';
  readonly map?: MapChoice;
}

/** A map before it is laid, on the table or before there is one. */
export interface MapLookAsked {
  readonly kind: 'map-look';
  readonly map: MapChoice;
}

const covers = ({ options }: State): boolean => options.accelerationCard === 'squares';

/** For whoever lays the table's own map: what is wrong with it, and where one gets stuck. */
function askMap(state: State, { map }: MapAsked): Result<Parts, Refusal> {
  const laid = map ? mapFor(map, covers(state)) : null;
  if (typeof laid === 'string') return accept({ kind: 'map', problem: laid, chart: null });
  const chart = laid?.chart ?? state.chart;
  if (chart === null) return refuse(refusal('no-map'));
  return accept({
    kind: 'map',
    problem: null,
    chart,
    hasWay: hasWayToGoal(chart),
    traps: traps(chart),
    diagonalOnly: diagonalOnly(chart),
  });
}
