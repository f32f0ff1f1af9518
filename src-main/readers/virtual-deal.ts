import { formatCode } from '../chest/code.ts';
import type { Contents } from '../chest/contents.ts';
import type { NewReading } from '../log/entry.ts';
import { canonical } from '../rules/kernel/digest.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import { asks, waitingFor, type Prompt } from '../rules/kernel/prompt.ts';
import { signOf } from '../rules/kernel/questions/step.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Outcome } from '../session/request.ts';
import type { RunningTable } from '../session/running-table.ts';
import type { Report } from '../../hardware/report.ts';
import type { Chance, RollAsked, Rolled, RollRefusal } from './virtual-die.ts';

/** What chance may give this seat, where nobody has to choose. */
function dealtRows({ game, state }: RunningTable, prompt: Prompt, seat: SeatId): readonly string[] {
  const first = game.press(state.game, prompt, [], seat);
  if (first?.kind !== 'open' || !first.step.isDealt) return [];
  return first.step.choices.flatMap(({ id, refusal }) => {
    const sign = refusal ? undefined : signOf(id);
    return sign?.kind === 'card' ? [sign.row] : [];
  });
}

export const isDealt = (table: RunningTable, prompt: Prompt): boolean =>
  waitingFor(prompt).some((seat) => dealtRows(table, prompt, seat).length > 0);

/** One to the seat that asks for it, or else one to each who is still asked; nobody gets what another has. */
export function dealVirtual(
  table: RunningTable,
  contents: Contents,
  first: Prompt,
  { seat: own }: Pick<RollAsked, 'seat'>,
  chance: Chance,
  at: number,
): Result<Rolled, RollRefusal> {
  const faces: Piece[] = [];
  let outcome: Outcome | undefined;
  for (const seat of own ? [own] : waitingFor(first)) {
    // With each that is dealt the question is another, of whoever is left.
    const prompt = table.prompts.find(({ kind }) => kind === first.kind);
    const piece =
      prompt && asks(prompt, seat) ? drawn(contents, dealtRows(table, prompt, seat), chance) : undefined;
    if (!prompt || !piece) break;
    faces.push(piece);
    outcome = given(table, contents, prompt, seat, piece, at);
    if (outcome.kind !== 'entered') break;
  }
  return outcome ? accept({ faces, outcome }) : refuse({ code: 'question-gone' });
}

const drawn = (contents: Contents, rows: readonly string[], chance: Chance): Piece | undefined => {
  const pieces = contents.pieces.filter(({ sign }) => sign.kind === 'card' && rows.includes(sign.row));
  return pieces[pieces.length > 0 ? chance(pieces.length) : 0];
};

/** Kept as a reading of chance, of the code that is printed for the piece. */
function given(
  table: RunningTable,
  contents: Contents,
  prompt: Prompt,
  seat: SeatId,
  piece: Piece,
  at: number,
): Outcome {
  const report: Report = { kind: 'code', text: formatCode(contents.game, piece) };
  const text = canonical(report);
  const evidence: NewReading = {
    reader: 'virtual',
    raw: new TextEncoder().encode(text),
    report: text,
    at: Math.round(at),
  };
  return table.sign({ sign: piece.sign, prompt: prompt.id, source: 'virtual', evidence, seat });
}
