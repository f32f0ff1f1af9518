import type { Check } from '../../kernel/refusal.ts';
import type { Pending } from '../../kernel/stack.ts';
import { answerable, answersOthers, lacksDirection, movesOf, targetsOf } from '../aim.ts';
import { sea } from '../board.ts';
import type { CaptainRow, CardRow } from '../cards.ts';
import { mayStopAfter } from '../effects/course.ts';
import { kindOf } from '../effects/effects.ts';
import { isFar } from '../effects/subject.ts';
import { refusal } from '../refusals.ts';
import { distance, placeOf, type Play, type State } from '../state.ts';

/** Whether a play is aimed as its text allows, as the table stands at the moment it is laid. */
export function aimChecks(
  state: State,
  row: CardRow | CaptainRow,
  play: Play,
  named: number | undefined,
  answered: Pending<Play> | undefined,
): readonly Check[] {
  return [
    () => (answersOthers(row) && !answered ? refusal('nothing-to-answer') : undefined),
    ...targetChecks(state, row, play),
    ...moveChecks(state, row, play),
    ...rangeChecks(state, row, play),
    () => takesAtSea(state, row, play),
    () => (named !== undefined && !answered ? refusal('nothing-to-answer') : undefined),
    () =>
      answersOthers(row) && answered && !answerable(state, row, play.seat).includes(answered)
        ? refusal('not-against-you', { player: { seat: play.seat } })
        : undefined,
  ];
}

function targetChecks(state: State, row: CardRow | CaptainRow, play: Play): readonly Check[] {
  const targets = targetsOf(state, row, play.seat);
  const elsewhere = row.effects.flatMap((effect) => kindOf(effect).elsewhere ?? [])[0];
  return [
    () =>
      play.target && !state.seats.includes(play.target)
        ? refusal('no-such-seat', { mark: play.target })
        : undefined,
    () => (elsewhere && targets?.length === 0 ? refusal(elsewhere) : undefined),
    () => (elsewhere && play.target && !targets?.includes(play.target) ? refusal(elsewhere) : undefined),
    () => (targets && !play.target ? refusal('target-missing') : undefined),
    () =>
      play.target && !targets?.includes(play.target)
        ? refusal('wrong-target', { player: { seat: play.target } })
        : undefined,
  ];
}

function moveChecks(state: State, row: CardRow | CaptainRow, play: Play): readonly Check[] {
  const moves = movesOf(row);
  const [first] = moves;
  const { spaces } = play;
  return [
    () => (lacksDirection(state, row, play) ? refusal('direction-missing') : undefined),
    () =>
      !first || spaces === undefined || moves.some((move) => mayStopAfter(state, play, move, spaces))
        ? undefined
        : refusal('full-number', { spaces, full: first.spaces }),
  ];
}

/** A ship that has not come into the pass yet, where the table does not let it win from there. */
const takesAtSea = (state: State, row: CardRow | CaptainRow, { seat }: Play) =>
  state.options.takeAtSea === 'refused' &&
  row.effects.some(({ kind }) => kind === 'takeFlag') &&
  placeOf(state, seat) === sea
    ? refusal('take-at-sea', { player: { seat } })
    : undefined;

function rangeChecks(state: State, row: CardRow | CaptainRow, play: Play): readonly Check[] {
  return row.effects.map((effect) => () => {
    const within = kindOf(effect).range?.(effect);
    const { target } = play;
    if (within === undefined || !target || !isFar(state, play, target, within)) return undefined;
    return refusal('out-of-range', {
      player: { seat: target },
      spaces: distance(state, play.seat, target),
      within,
    });
  });
}
