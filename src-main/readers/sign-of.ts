import { find, type Found, type Shelf } from '../chest/find.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { Report } from '../../hardware/report.ts';
import { tagOf } from './tag-of.ts';

/** What a report says to the table, as far as the chest knows. */
export interface Read {
  /** What it may mean, likeliest first. */
  readonly signs: readonly Sign[];
  readonly found: Found | undefined;
  readonly tag: string | undefined;
}

/** A scanned code of up to three digits is the number; products have eight and more. */
const shortNumber = /^-?\d{1,3}$/;

export function read(shelf: Shelf, report: Report, seat: SeatId | undefined): Read {
  const tag = tagOf(report);
  const found = tag === undefined ? undefined : find(shelf, tag, seat);
  if (found?.kind === 'piece') return { signs: signsOf(found.piece.sign), found, tag };
  return { signs: unnamed(report), found, tag };
}

/** A button may stand for a choice of the same name, or for the number that it is called by. */
function signsOf(sign: Sign): readonly Sign[] {
  if (sign.kind !== 'button') return [sign];
  const { button } = sign;
  const choice: Sign = { kind: 'choice', choice: button };
  return shortNumber.test(button)
    ? [sign, choice, { kind: 'number', value: Number(button) }]
    : [sign, choice];
}

/** What needs no piece to be understood. */
function unnamed(report: Report): readonly Sign[] {
  switch (report.kind) {
    case 'number':
      return [{ kind: 'number', value: report.value }];
    case 'face':
      return [{ kind: 'face', die: report.die, face: report.face }];
    case 'button':
      return signsOf({ kind: 'button', button: report.button });
    case 'code':
      return shortNumber.test(report.text) ? [{ kind: 'number', value: Number(report.text) }] : [];
    case 'tag':
    case 'tag-gone':
      return [];
  }
}

/** The die of the game that a reader means by its own name for it; that name where nothing is known. */
export function dieOf(shelf: Shelf, die: string, seat: SeatId | undefined): string {
  const { chests, chest, contents } = shelf;
  const prefix = `face:${die}:`;
  const taught = chest && chests.tags(chest.id).find(({ tag }) => tag.startsWith(prefix));
  const piece = taught && contents.piece(taught.piece);
  if (piece?.sign.kind === 'face') return piece.sign.die;
  const own = seat ? `${die}-${seat}` : die;
  return [die, own].find((name) => contents.faces(name).length > 0) ?? die;
}
