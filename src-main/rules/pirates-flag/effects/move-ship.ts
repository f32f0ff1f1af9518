import { directionOf, isFar, subjectOf } from '../aim.ts';
import { shift } from '../decide/voyage.ts';
import { carrierOf, distance, placeOf, stepOf, type Play, type State } from '../state.ts';
import type { EffectOf, Working } from './effect.ts';
import { whyNotUpon } from './subject.ts';

export const moveShip: Working<'moveShip'> = {
  whyNot(state, { play }, effect) {
    const upon = whyNotUpon(state, play, effect.whose);
    const subject = subjectOf(play, effect.whose);
    if (upon || !subject) return upon;
    const far = effect.within !== undefined && isFar(state, play, subject, effect.within);
    return far && !play.insists?.includes('out-of-range') ? 'out-of-range' : undefined;
  },
  settle(script, { play }, effect) {
    const subject = subjectOf(play, effect.whose);
    if (!subject) return;
    const direction = directionOf(script.state, effect, play.seat, subject, play.direction) ?? 'seaward';
    shift(script, subject, direction, spacesOf(script.state, play, effect), play.row);
  },
};

/** A pull ends at the one who pulls; a lower number than the card's needs its reason still. */
function spacesOf(state: State, play: Play, effect: EffectOf<'moveShip'>): number {
  const subject = subjectOf(play, effect.whose) ?? play.seat;
  const reach = effect.way === 'towards' ? distance(state, play.seat, subject) : Infinity;
  const chosen = play.spaces ?? effect.spaces;
  const holds = play.insists?.includes('full-number') || mayStopAfter(state, play, effect, chosen);
  return Math.min(holds ? chosen : effect.spaces, reach);
}

/** A lower number: where the card leaves it open, or to stop at the carrier's ship for a battle on one's own turn. */
export function mayStopAfter(
  state: State,
  play: Play,
  effect: EffectOf<'moveShip'>,
  spaces: number,
): boolean {
  if (spaces > effect.spaces) return false;
  if (spaces === effect.spaces || effect.upTo) return true;
  const subject = subjectOf(play, effect.whose);
  const carrier = carrierOf(state);
  if (subject !== play.seat || state.turn.seat !== play.seat || !carrier) return false;
  const direction = directionOf(state, effect, play.seat, subject, play.direction);
  const lands = direction && placeOf(state, subject) + stepOf(direction) * spaces;
  return carrier !== subject && lands === placeOf(state, carrier);
}
