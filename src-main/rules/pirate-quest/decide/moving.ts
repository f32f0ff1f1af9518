import { message } from '../../kernel/message.ts';
import { numberOf } from '../player.ts';
import type { Refusal, Waived } from '../../kernel/refusal.ts';
import type { MoveCommand } from '../commands.ts';
import type { Event } from '../events.ts';
import { markerAt, movedEvent, movedTo } from '../follow/moving.ts';
import { luckOf, pointPrice } from '../luck.ts';
import { shutBetween, squareOf, type Chart } from '../map/chart.ts';
import { bumps, farthestRank, movers, reachable, stepsFrom, wayOf, type Way } from '../movement.ts';
import { nameOf, squareName } from '../names.ts';
import { againstHindsight, pointsFor, withHindsight } from '../points.ts';
import { goalRank, markerOf } from '../race.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { onOwnTurn, openWindow } from '../windows.ts';
import { inPhase, isTurnOf, no, plays, unless, type Decided } from './checks.ts';

type Kind<Of extends MoveCommand['kind']> = Extract<MoveCommand, { kind: Of }>;

export function decideMoving(state: State, command: MoveCommand, waived: Waived): Decided {
  switch (command.kind) {
    case 'claimHindsight':
      return claimHindsight(state, command, waived);
    case 'buyPoint':
      return buyPoint(state, command, waived);
    case 'move':
      return move(state, command, waived);
    case 'advance':
      return advance(state, command, waived);
    case 'stop':
      return stop(state, command, waived);
  }
}

function claimHindsight(state: State, { seat }: Kind<'claimHindsight'>, waived: Waived): Decided {
  const result = state.moving?.results[seat];
  const window = openWindow(state);
  const inTime =
    (window?.kind === 'reckoning' && window.hindsight.includes(seat)) ||
    onOwnTurn(state).hindsight.includes(seat);
  const checks = [
    plays(state, seat),
    inPhase(state, 'moving'),
    () =>
      state.moving?.hindsight.includes(seat)
        ? refusal('already-done', { name: nameOf(seat), what: message('done.hindsight') })
        : undefined,
    () => (state.moving?.done.includes(seat) ? refusal('not-now') : undefined),
    () => whyNoHindsight(state, seat),
    () => (inTime ? undefined : tooLate(state, seat, state.options.hindsightWhen)),
  ];
  if (!result) return unless(waived, [...checks, () => refusal('not-now')], () => []);
  const bought = Math.max(0, numberOf(state.moving?.left, seat) - pointsFor(result));
  const hindsight = withHindsight(state, result);
  const points = hindsight.points + bought;
  return unless(waived, checks, () => [{ kind: 'hindsightClaimed', seat, ...hindsight, points }]);
}

function buyPoint(state: State, { seat }: Kind<'buyPoint'>, waived: Waived): Decided {
  const balance = luckOf(state, seat);
  const window = openWindow(state);
  const isOpen = window?.kind === 'reckoning' && window.buying.includes(seat);
  const inTime = isOpen || onOwnTurn(state).buying.includes(seat);
  const points = numberOf(state.moving?.points, seat);
  const checks = [
    plays(state, seat),
    inPhase(state, 'moving'),
    () =>
      balance < pointPrice
        ? refusal('no-luck', { name: nameOf(seat), balance, price: pointPrice })
        : undefined,
    () => (state.moving?.done.includes(seat) ? refusal('not-now') : undefined),
    () => (inTime ? undefined : tooLate(state, seat, state.options.buyPoint)),
  ];
  return unless(waived, checks, () => [
    { kind: 'pointBought', seat, points: isOpen ? points + 1 : points, balance: balance - pointPrice },
  ]);
}

function whyNoHindsight(state: State, seat: Kind<'move'>['seat']): Refusal | undefined {
  const why = againstHindsight(state, seat);
  return why && refusal('no-hindsight', { name: nameOf(seat), why: message(`hindsight.${why}`) });
}

/** Before anyone moves the order must still be open; in the own turn it must be that turn. */
function tooLate(
  state: State,
  seat: Kind<'move'>['seat'],
  when: 'before-order' | 'own-turn',
): Refusal | undefined {
  return when === 'own-turn' && !movers(state).includes(seat)
    ? isTurnOf(seat, movers(state))()
    : refusal('order-is-fixed');
}

function moverChecks(state: State, seat: Kind<'move'>['seat']) {
  const left = numberOf(state.moving?.left, seat);
  return [
    plays(state, seat),
    inPhase(state, 'moving'),
    () => (left > 0 ? undefined : refusal('no-points', { name: nameOf(seat) })),
    () => (state.moving?.mover && state.moving.mover !== seat ? refusal('not-now') : undefined),
    isTurnOf(seat, movers(state)),
  ];
}

function move(state: State, { seat, to }: Kind<'move'>, waived: Waived): Decided {
  const { chart } = state;
  if (!chart) return no('no-map');
  const from = markerOf(state, seat).square;
  const way = wayOf(state, seat);
  const found = reachable(chart, from, way).find(({ square }) => square === to);
  const isBump = bumps(chart, from, way).includes(to);
  const checks = [
    ...moverChecks(state, seat),
    () => (squareOf(chart, to) ? undefined : refusal('no-such-square', { square: to })),
    () => (found || isBump ? undefined : whyNot(state, chart, seat, to, way)),
    () => (isBump ? mustGoRound(state, chart, from, way, to) : undefined),
    () => (isBump ? mustStep(state, seat, chart, way, to) : undefined),
  ];
  return unless(waived, checks, (): readonly Event[] => {
    if (isBump) {
      const left = way.left - 1;
      return [{ kind: 'pointsLost', player: seat, why: 'occupied', square: to, points: 1, left }];
    }
    return [found ? movedTo(state, chart, seat, found) : overruled(state, chart, seat, to, way)];
  });
}

/** The table did it all the same: it has cost a point, whatever the way was. */
const overruled = (
  state: State,
  chart: Chart,
  seat: Kind<'move'>['seat'],
  to: string,
  { left }: Way,
): Event => movedEvent(state, seat, markerAt(chart, to), [to], left - 1);

function mustGoRound(
  state: State,
  chart: Chart,
  from: string | null,
  way: Way,
  to: string,
): Refusal | undefined {
  if (state.options.conflict !== 'redirect') return undefined;
  return reachable(chart, from, way).length
    ? refusal('go-round', { square: squareName(chart, to) })
    : undefined;
}

/** A move that has to be made is not lost on a taken square while another is free. */
function mustStep(
  state: State,
  seat: Kind<'move'>['seat'],
  chart: Chart,
  way: Way,
  to: string,
): Refusal | undefined {
  const isFree = reachable(chart, markerOf(state, seat).square, way).length > 0;
  return isFree && isHeldTo(state, seat)
    ? refusal('forced-step', { name: nameOf(seat), square: squareName(chart, to) })
    : undefined;
}

/** The reason that says most: taken, behind, walled off, slantwise without a met bid, too far, not on the last point. */
function whyNot(state: State, chart: Chart, seat: Kind<'move'>['seat'], to: string, way: Way): Refusal {
  const { rank, square: from } = markerOf(state, seat);
  const values = { name: nameOf(seat), square: squareName(chart, to), left: way.left };
  const reaches = (change: Partial<Way>): boolean =>
    reachable(chart, from, { ...way, ...change }).some(({ square }) => square === to);
  if (way.occupied.has(to) || to === from) return refusal('square-taken', values);
  if (markerAt(chart, to).rank < rank) return refusal('goes-back', values);
  const shut = shutBetween(chart, from, to);
  if (shut) return refusal('barrier', { ...values, why: message(`barrier.${shut}`) });
  if (reaches({ goalExact: false })) return refusal('goal-exact', values);
  if (reaches({ diagonal: true, goalExact: false })) return refusal('needs-diagonal', values);
  if (reaches({ left: chart.squares.length, goalExact: false })) return refusal('too-far', values);
  const isNear =
    stepsFrom(chart, from).length === 0 || reaches({ left: chart.squares.length, diagonal: true });
  return isNear
    ? refusal('needs-diagonal', values)
    : refusal('barrier', { ...values, why: message('barrier.none') });
}

/** Without a map the table says on which rank the marker came to rest; sideways steps leave it where it is. */
function advance(state: State, { seat, rank }: Kind<'advance'>, waived: Waived): Decided {
  const from = markerOf(state, seat).rank;
  const most = farthestRank(state, seat);
  const goal = goalRank(state);
  const values = { name: nameOf(seat), rank, from, most };
  const isExact = from + numberOf(state.moving?.left, seat) === goal;
  const checks = [
    () => (state.chart ? refusal('map-lies-there') : undefined),
    ...moverChecks(state, seat),
    () => (rank > goal ? refusal('no-such-square', { square: String(rank) }) : undefined),
    () => (rank < from ? refusal('goes-back', values) : undefined),
    () => (rank > most ? refusal('too-far', values) : undefined),
    () => (rank === 0 && isHeldTo(state, seat) ? refusal('must-move', values) : undefined),
    () => (state.options.goalExact && rank === goal && !isExact ? refusal('goal-exact', values) : undefined),
  ];
  return unless(waived, checks, () => [movedEvent(state, seat, { rank, square: null, colour: null }, [], 0)]);
}

/** The one point of a bid missed by one must be moved, and where the table has no early stop all points must. */
function isHeldTo({ moving, options }: State, seat: Kind<'stop'>['seat']): boolean {
  const hasBegun = moving?.mover === seat;
  return !options.stopEarly || (moving?.results[seat]?.outcome === 'missed-by-one' && !hasBegun);
}

function stop(state: State, { seat }: Kind<'stop'>, waived: Waived): Decided {
  const { chart } = state;
  const from = markerOf(state, seat);
  const canMove = chart ? reachable(chart, from.square, wayOf(state, seat)).length > 0 : true;
  const left = numberOf(state.moving?.left, seat);
  const checks = [
    ...moverChecks(state, seat),
    () => (isHeldTo(state, seat) && canMove ? refusal('must-move', { name: nameOf(seat), left }) : undefined),
  ];
  return unless(waived, checks, () => [{ kind: 'moveEnded', player: seat, unused: left }]);
}
