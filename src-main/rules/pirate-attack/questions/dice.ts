import { message } from '../../kernel/message.ts';
import { digit, faces, numbers, unlisted } from '../../kernel/questions/picks.ts';
import { step, type Made, type Step } from '../../kernel/questions/step.ts';
import type { Size } from '../cards.ts';
import type { Command } from '../commands.ts';
import { mostThrown, sizeDice, thrownFaces } from '../dice.ts';

/** One of the two dice of twenty sides: pressed, typed, or read where it lies. */
export function faceStep(
  figure: keyof Size,
  made: (face: number) => Omit<Made<Command>, 'label'>,
): Step<Command> {
  const shown = (face: number): Made<Command> => ({
    ...made(face),
    label: message(`answer.${figure}`, { face }),
    ...digit(face),
  });
  const read = (face: string): Made<Command> | undefined =>
    /^\d+$/.test(face) ? shown(Number(face)) : undefined;
  return step(
    'die',
    numbers(thrownFaces, shown, { least: 1, most: mostThrown }),
    unlisted(faces<Command>(sizeDice[figure], [], read)),
  );
}
