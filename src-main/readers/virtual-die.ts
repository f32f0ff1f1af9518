import type { Contents } from '../chest/contents.ts';
import { canonical } from '../rules/kernel/digest.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import type { Prompt } from '../rules/kernel/prompt.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { NewReading } from '../log/entry.ts';
import type { Outcome } from '../session/request.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Report } from '../../hardware/report.ts';
import { diceNamed, faceFits, setAskedBy } from './dice-table.ts';

/** A whole number from 0 to below the limit, each as likely. */
export type Chance = (limit: number) => number;

export type RollRefusal =
  | { readonly code: 'question-gone' }
  | { readonly code: 'no-die-asked' }
  | { readonly code: 'which-die'; readonly values: { readonly dice: string } }
  | { readonly code: 'no-faces'; readonly values: { readonly die: string } };

export interface RollAsked {
  readonly prompt: string;
  /** Needed where a prompt takes one die or another. */
  readonly die?: string;
  readonly seat?: SeatId;
}

export interface Rolled {
  readonly faces: readonly Piece[];
  readonly outcome: Outcome;
}

/** Where the table wants it, chance is a reader too: it throws the dice that a question waits for. */
export function rollVirtual(
  table: RunningTable,
  contents: Contents,
  asked: RollAsked,
  chance: Chance,
  at: number,
): Result<Rolled, RollRefusal> {
  const prompt = table.prompts.find(({ id }) => id === asked.prompt);
  if (!prompt) return refuse({ code: 'question-gone' });
  const drawn = draw(prompt, table.signsSoFar(prompt.id).length, contents, asked.die, chance);
  if (!drawn.ok) return drawn;
  let outcome: Outcome | undefined;
  for (const { sign } of drawn.value) {
    const evidence = asReading(sign, at);
    outcome = table.sign({
      sign,
      prompt: prompt.id,
      source: 'virtual',
      evidence,
      ...(asked.seat ? { seat: asked.seat } : {}),
    });
  }
  if (!outcome) throw new Error('nothing was thrown');
  return accept({ faces: drawn.value, outcome });
}

function draw(
  prompt: Prompt,
  already: number,
  contents: Contents,
  wanted: string | undefined,
  chance: Chance,
): Result<readonly Piece[], RollRefusal> {
  const dice = [...new Set(faceFits(prompt).map(({ die }) => die))];
  const [first] = dice;
  if (first === undefined) return refuse({ code: 'no-die-asked' });
  const die = wanted ?? first;
  if (!dice.includes(die) || (wanted === undefined && dice.length > 1))
    return refuse({ code: 'which-die', values: { dice: dice.join(', ') } });
  const faces = contents.faces(die);
  const rows = diceNamed(contents, die).map((row) => faces.filter((face) => face.row === row));
  if (rows.length === 0) return refuse({ code: 'no-faces', values: { die } });
  const count = Math.max(1, (setAskedBy(prompt, die)?.count ?? 1) - already);
  return accept(
    Array.from({ length: count }, (_, nth) => {
      const one = rows[nth % rows.length] ?? [];
      const face = one[chance(one.length)];
      if (!face) throw new Error(`chance went past the ${one.length} faces of ${die}`);
      return face;
    }),
  );
}

function asReading(sign: Piece['sign'], at: number): NewReading {
  if (sign.kind !== 'face') throw new Error('a face without the sign of a face');
  const report: Report = { kind: 'face', die: sign.die, face: sign.face, state: 'rest' };
  const text = canonical(report);
  return { reader: 'virtual', raw: new TextEncoder().encode(text), report: text, at };
}
