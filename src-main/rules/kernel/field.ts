import {
  fieldKey,
  type Column,
  type Field,
  type FieldValue,
  type ListRow,
  type PlainType,
  type PlainValue,
} from './game.ts';
import { message, type Message } from './message.ts';

/** What every game asks of a line of the form with which a table is set as it stands. */
export const keyOf = (field: Field): string => fieldKey(field.field, field.seat);

export function suits({ type }: Field, value: FieldValue): boolean {
  if (type.kind !== 'list') return !isList(value) && isPlain(type, value);
  return isList(value) && value.length <= type.most && value.every((row) => isRow(type.columns, row));
}

export const isList = (value: FieldValue): value is readonly ListRow[] => Array.isArray(value);

function isPlain(type: PlainType, value: PlainValue): boolean {
  switch (type.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && type.among.includes(value);
    case 'number':
      return (
        typeof value === 'number' && Number.isInteger(value) && value >= type.least && value <= type.most
      );
  }
}

const isRow = (columns: readonly Column[], row: ListRow): boolean =>
  Object.entries(row).every(([name, value]) => {
    const column = columns.find((one) => one.name === name);
    return column !== undefined && isPlain(column.type, value);
  });

export const onlyWithin = (least: number, most: number): Message => message('only.number', { least, most });
export const onlyAmong = (among: readonly string[]): Message => message('only.choice', { among });

/** More than these stand on the form, where their names are known. */
const mostNamed = 6;

/** What may stand in a field, for whoever wrote something else. */
export function onlyWhat({ type }: Field): Message {
  if (type.kind !== 'list') return onlyPlain(type);
  const columns = type.columns.map((column) =>
    message('only.column', { column: column.name, only: onlyPlain(column.type) }),
  );
  return message('only.list', { most: type.most, columns });
}

function onlyPlain(type: PlainType): Message {
  switch (type.kind) {
    case 'flag':
      return message('only.flag');
    case 'choice':
      return type.among.length > mostNamed ? message('only.offered') : onlyAmong(type.among);
    case 'number':
      return onlyWithin(type.least, type.most);
  }
}
