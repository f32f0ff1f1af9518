import type { Contents } from '../chest/contents.ts';
import { canonical } from '../rules/kernel/digest.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { NewReading } from '../log/entry.ts';
import type { Outcome } from '../session/request.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Report } from '../../hardware/report.ts';
import { diceFor } from './dice-table.ts';
import { dealVirtual, isDealt } from './virtual-deal.ts';

/** A whole number from 0 to below the limit, each as likely. */
export type Chance = (limit: number) => number;

export type RollRefusal =
  | { readonly code: 'question-gone' }
  | { readonly code: 'no-die-asked' }
  | { readonly code: 'no-faces'; readonly values: { readonly die: string } };

export interface RollAsked {
  readonly prompt: string;
  /** Where a question takes one die or another: which. */
  readonly die?: string;
  readonly seat?: SeatId;
}

export interface Rolled {
  readonly faces: readonly Piece[];
  readonly outcome: Outcome;
}

/** Where the table wants it, chance is a reader too: it throws the dice, or deals what a question waits for. */
export function rollVirtual(
  table: RunningTable,
  contents: Contents,
  asked: RollAsked,
  chance: Chance,
  at: number,
): Result<Rolled, RollRefusal> {
  const prompt = table.prompts.find(({ id }) => id === asked.prompt);
  if (!prompt) return refuse({ code: 'question-gone' });
  if (isDealt(table, prompt)) return dealVirtual(table, contents, prompt, asked, chance, at);
  const named = diceFor(table, prompt, asked.seat);
  const dice = asked.die === undefined ? named : named.filter((die) => die === asked.die);
  const unknown = dice.find((die) => contents.faces(die).length === 0);
  if (unknown !== undefined) return refuse({ code: 'no-faces', values: { die: unknown } });
  const faces: Piece[] = [];
  let outcome: Outcome | undefined;
  for (const die of dice) {
    const face = draw(contents.faces(die), chance);
    faces.push(face);
    outcome = table.sign({
      sign: face.sign,
      prompt: prompt.id,
      source: 'virtual',
      evidence: asReading(face.sign, at),
      ...(asked.seat ? { seat: asked.seat } : {}),
    });
    // What the rules refuse is thrown again from nothing.
    if (outcome.kind === 'refused') table.dropBegun((begun) => begun.prompt.id === prompt.id);
    if (outcome.kind !== 'waiting') break;
  }
  return outcome ? accept({ faces, outcome }) : refuse({ code: 'no-die-asked' });
}

/** Each face as likely: one that a die has twice is drawn twice as often. */
function draw(faces: readonly Piece[], chance: Chance): Piece {
  const face = faces[chance(faces.length)];
  if (!face) throw new Error(`chance went past ${faces.length} faces`);
  return face;
}

function asReading(sign: Piece['sign'], at: number): NewReading {
  if (sign.kind !== 'face') throw new Error('a face without the sign of a face');
  const report: Report = { kind: 'face', die: sign.die, face: sign.face, state: 'rest' };
  const text = canonical(report);
  return { reader: 'virtual', raw: new TextEncoder().encode(text), report: text, at: Math.round(at) };
}
