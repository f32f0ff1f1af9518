import { isSeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { FieldValue, ListRow } from '../../../src-main/rules/kernel/game.ts';
import type { ConsoleDrawing, Seen } from '../../games/drawing.ts';

export const isList = (value: FieldValue | null): value is readonly ListRow[] => Array.isArray(value);

interface Told {
  readonly words: { readonly has: (key: string) => boolean };
  readonly drawing: Pick<ConsoleDrawing, 'placeWords'> | undefined;
}

/** A piece of a list, column by column. */
const rowWords = (seen: Seen, desk: Told, row: ListRow): string =>
  Object.entries(row)
    .map(([name, value]) => valueWords(seen, desk, name, value))
    .join(' ');

/** A value of a field in words: a captain's name, a place, a word of the game, or itself. */
export function valueWords(seen: Seen, desk: Told, field: string, value: FieldValue | null): string {
  if (value === null) return seen.say({ key: 'page.hidden' });
  if (typeof value === 'boolean') return seen.say({ key: value ? 'page.yes' : 'page.no' });
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string')
    return value.map((row) => rowWords(seen, desk, row)).join('; ') || seen.say({ key: 'page.list.none' });
  if (isSeatId(value) && seen.parts.seats.some(({ seat }) => seat === value)) return seen.captain(value).name;
  const place = desk.drawing?.placeWords?.(seen, value);
  if (place !== undefined) return place;
  const key = [`field.${field}.${value}`, `choice.${value}`, `name.${value}`, `colour.${value}`].find(
    desk.words.has,
  );
  return key === undefined ? value : seen.say({ key });
}
