import { writeFileSync } from 'node:fs';
import { symbologies } from '../chest/labels/symbol.ts';
import type { Shift } from '../chest/labels/paper.ts';
import { boundaryOf, gameIds } from '../contract/games.ts';
import { speaker } from '../contract/words.ts';
import type { MessageValues } from '../rules/kernel/message.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import { calibrationOf, labelsOf, scanBoardOf } from '../readers/labels.ts';
import { Pieces } from '../readers/pieces.ts';
import { writeLine } from './output.ts';
import { languageOf, numberOf, type LabelValues } from './values.ts';

const kinds = ['card', 'face', 'dice-card', 'token', 'button'] as const satisfies readonly Piece['kind'][];

/** The exit code, or what is wrong with how it was called. */
export async function labels(values: LabelValues): Promise<number | string> {
  const { sheet, to, calibrate = false, board = false } = values;
  if (to === undefined || (sheet === undefined && !board))
    return 'qm labels needs --to, and --sheet or --board.';
  const shift = shiftOf(values.shift);
  if (!shift) return '--shift takes two numbers in millimetres, such as 0.5,-1.';
  const language = languageOf(values.lang);
  if (calibrate && sheet !== undefined) {
    const page = await calibrationOf({ sheet, shift }, language);
    return page.ok ? write(to, page.value, { sheet }) : refuse(page.no, values.lang);
  }
  const { game } = values;
  if (game === undefined || !boundaryOf(game)) return `--game takes one of ${gameIds.join(', ')}.`;
  const code = symbologies.find((each) => each === values.code);
  if (!code) return `--code takes ${symbologies.join(', ')}.`;
  const pieces = new Pieces((id) => boundaryOf(id)?.game);
  if (sheet === undefined) {
    const page = await scanBoardOf(pieces, { game, code, shift }, language);
    return page.ok ? write(to, page.value, { board: game }) : refuse(page.no, values.lang);
  }
  const wanted = values.kinds?.split(',');
  if (wanted?.some((each) => !kinds.some((kind) => kind === each)))
    return `--kinds takes ${kinds.join(', ')}.`;
  const skip = numberOf(values.skip, 0);
  if (skip === undefined) return '--skip takes a number.';
  const { pack } = values;
  const chosen = {
    ...(wanted ? { kinds: kinds.filter((kind) => wanted.includes(kind)) } : {}),
    ...(pack === undefined ? {} : { pack }),
  };
  const printed = await labelsOf(pieces, { game, sheet, code, skip, shift, ...chosen }, language);
  return printed.ok
    ? write(to, printed.value.pdf, { sheet, labels: printed.value.pieces.length })
    : refuse(printed.no, values.lang);
}

function shiftOf(text: string | undefined): Shift | undefined {
  const [x, y, ...rest] = (text ?? '0,0').split(',').map(Number);
  const isTwo = rest.length === 0 && x !== undefined && y !== undefined;
  return isTwo && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}

function write(to: string, pdf: Uint8Array, said: object): number {
  try {
    writeFileSync(to, pdf);
  } catch (error) {
    writeLine({ fault: { code: 'disk', text: error instanceof Error ? error.message : String(error) } });
    return 3;
  }
  writeLine({ printed: to, ...said });
  return 0;
}

function refuse(
  { code, values }: { readonly code: string; readonly values: MessageValues },
  lang: string,
): number {
  const say = speaker(undefined, languageOf(lang), () => ({}));
  writeLine({ refusal: { code, text: say({ key: `refusal.${code}`, values }), values } });
  return 2;
}
