import { find } from '../chest/find.ts';
import type { DicePart, ReadersPart, StrangePart } from '../contract/reader-parts.ts';
import { askedMessage } from './asked.ts';
import type { Thrown } from './dice-table.ts';
import type { Intake } from './intake.ts';
import { belongs } from './names.ts';
import type { Speak } from './speak.ts';
import type { Strange } from './strangers.ts';
import { tagOf } from './tag-of.ts';

type TableParts = Pick<ReadersPart, 'chest' | 'strange' | 'asked' | 'dice' | 'token' | 'next'>;

const nothing: TableParts = { chest: null, strange: [], asked: [], dice: [], token: null, next: 0 };

/** What waits at the table: readings to be named, to be answered by a tap, dice that lie already. */
export function tableParts(intake: Intake | undefined, speak: Speak, now: number): TableParts {
  if (!intake) return nothing;
  const { chest } = intake.shelf;
  return {
    chest: chest ? { id: chest.id, name: chest.name } : null,
    strange: intake.strange.map((each) => strangePart(intake, each, speak)),
    asked: intake.asked.map((asked) => ({
      reading: asked.reading,
      words: speak(askedMessage(asked)),
      prompts: asked.prompts.map(({ id }) => id),
    })),
    dice: intake.dice.map((thrown) => dicePart(thrown, speak)),
    token: intake.tokenAt(now) ?? null,
    next: intake.next,
  };
}

function strangePart(
  intake: Intake,
  { reading, report, reader, seat, at }: Strange,
  speak: Speak,
): StrangePart {
  const tag = tagOf(report) ?? '';
  const found = find(intake.shelf, tag, seat);
  const isElsewhere = found.kind !== 'piece' && found.kind !== 'unknown';
  return { reading, tag, reader, at, belongs: isElsewhere ? speak(belongs(found, tag)) : null };
}

function dicePart({ prompt, seat, set, state }: Thrown, speak: Speak): DicePart {
  const troubled = state.kind === 'waiting' ? state.troubled : [];
  return {
    prompt: prompt.id,
    seat: seat ?? null,
    words: speak(prompt.ask),
    lying: [...set.values()].filter((die) => die.state === 'rest').map(({ die }) => die),
    troubled,
  };
}
