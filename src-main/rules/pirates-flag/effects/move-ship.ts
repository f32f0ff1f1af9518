import { message } from '../../kernel/message.ts';
import { among, flag, maybe, whole } from '../../kernel/shape.ts';
import { ways } from '../cards.ts';
import { shift } from '../decide/voyage.ts';
import { distance, type Play, type State } from '../state.ts';
import { directionOf, mayStopAfter } from './course.ts';
import { defineEffect, type Move } from './effect.ts';
import { subjectOf, upon, whose, whoseText } from './subject.ts';

export const moveShip = defineEffect({
  kind: 'moveShip',
  shape: { whose, way: among(ways), spaces: whole(1, 60), upTo: flag, within: maybe(whole(0, 120)) },
  sentence: (effect) =>
    message(effect.within === undefined ? 'effect.moveShip' : 'effect.moveShip.within', {
      whose: whoseText(effect),
      way: message(`way.${effect.way}`),
      upTo: effect.upTo ? message('effect.upTo') : '',
      spaces: effect.spaces,
      ...(effect.within === undefined ? {} : { within: effect.within }),
    }),
  whom: upon,
  range: ({ within }) => within,
  moves: (effect) => effect,
  settle(script, { play }, effect) {
    const subject = subjectOf(play, effect.whose);
    if (!subject) return;
    const direction = directionOf(script.state, effect, play.seat, subject, play.direction) ?? 'seaward';
    shift(script, subject, direction, spacesOf(script.state, play, effect), play.row);
  },
});

/** A pull ends at the one who pulls; a lower number than the card's needs its reason still. */
function spacesOf(state: State, play: Play, move: Move): number {
  const subject = subjectOf(play, move.whose) ?? play.seat;
  const reach = move.way === 'towards' ? distance(state, play.seat, subject) : Infinity;
  const chosen = play.spaces ?? move.spaces;
  const holds = play.insists?.includes('full-number') || mayStopAfter(state, play, move, chosen);
  return Math.min(holds ? chosen : move.spaces, reach);
}
