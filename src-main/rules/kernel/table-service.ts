import { isList, keyOf, onlyAmong, onlyWhat, suits } from './field.ts';
import {
  fieldKey,
  type CommonCommand,
  type Field,
  type FieldValues,
  type GameState,
  type Setup,
} from './game.ts';
import { message, type MessageValues } from './message.ts';
import { offers, type Option, type OptionValues } from './option.ts';
import type { Check, Refusal, RefusalKind } from './refusal.ts';
import { accept, refuse, type Result } from './result.ts';
import { isSeatId, type SeatId } from './seat.ts';

/**
 * What every game asks of a table, once: who sits there, house rules, data, how much is told, one number put right.
 * Their words stand in `text/`. A thing that is not there is `no-such-…`, one that cannot be read or be is `bad-…`.
 */
export const serviceCodes = [
  'seat-count',
  'seat-twice',
  'no-such-seat',
  'no-such-option',
  'no-such-depth',
  'wrong-depth',
  'no-such-field',
  'bad-value',
  'bad-question',
] as const;
export type ServiceCode = (typeof serviceCodes)[number];

/** The rule cards of a game that say more. */
interface ServiceRules {
  readonly table: string;
  readonly depth: string;
  readonly byHand: string;
}

/** A game's closed list begins with these. None can be overruled: no ruling seats somebody who is not there. */
export function serviceRefusals({ table, depth, byHand }: ServiceRules) {
  const nonsense = (rule: string): RefusalKind => ({ rule, waivable: false });
  return {
    'seat-count': nonsense(table),
    'seat-twice': nonsense(table),
    'no-such-seat': nonsense(table),
    'no-such-option': nonsense(table),
    'no-such-depth': nonsense(depth),
    'wrong-depth': nonsense(depth),
    'no-such-field': nonsense(byHand),
    'bad-value': nonsense(byHand),
    'bad-question': nonsense(byHand),
  } as const satisfies Record<ServiceCode, RefusalKind>;
}

/** Codes of more than one game, each with its own words for it: one meaning, and the same answer to a ruling. */
export const commonCodes = {
  'not-your-turn': { waivable: true },
  'must-follow': { waivable: true },
  'card-elsewhere': { waivable: true },
  'empty-hand': { waivable: true },
  'not-now': { waivable: false },
  'not-begun': { waivable: false },
  'begun-already': { waivable: false },
  'game-over': { waivable: false },
  'no-such-card': { waivable: false },
  'chair-empty': { waivable: false },
  'chair-full': { waivable: false },
  'chair-first': { waivable: false },
  'chair-not-yet': { waivable: false },
  'chairs-too-few': { waivable: false },
  'chairs-fixed': { waivable: false },
  'bad-edition': { waivable: false },
} as const satisfies Readonly<Record<string, Pick<RefusalKind, 'waivable'>>>;

/** As they were called before; sessions, scripts and rulings that name them are read all the same. */
const formerCodes: Readonly<Record<string, string>> = {
  'seats-wrong': 'seat-count',
  'bad-seats': 'seat-count',
  'option-wrong': 'no-such-option',
  'unknown-option': 'no-such-option',
  'bad-option': 'no-such-option',
  'unknown-depth': 'no-such-depth',
  'another-depth': 'wrong-depth',
  'other-depth': 'wrong-depth',
  'unknown-seat': 'no-such-seat',
  'unknown-field': 'no-such-field',
  'value-wrong': 'bad-value',
  'strange-value': 'bad-value',
  'unknown-question': 'bad-question',
  'edition-wrong': 'bad-edition',
  'faces-wrong': 'bad-faces',
  'map-wrong': 'bad-map',
  'unknown-score-card': 'no-such-score-card',
  'unknown-row': 'no-such-row',
  'unknown-flag': 'no-such-flag',
  'strange-scoring': 'bad-scoring',
  'seen-elsewhere': 'card-elsewhere',
};

export const codeNow = (code: string): string => formerCodes[code] ?? code;

type No = (code: ServiceCode, values?: MessageValues) => Refusal;

interface Places {
  readonly leastSeats: number;
  readonly mostSeats: number;
}

/** So many as the game is for, each a mark that there is, and each once. */
export function wrongSeats(
  no: No,
  seats: Setup['seats'],
  { leastSeats: least, mostSeats: most }: Places,
): Refusal | undefined {
  if (seats.length < least || seats.length > most)
    return no('seat-count', { count: seats.length, least, most, game: message('title') });
  const stranger = seats.find((seat) => !isSeatId(seat));
  if (stranger !== undefined) return no('no-such-seat', { mark: stranger });
  const twice = seats.find((seat, at) => seats.indexOf(seat) !== at);
  return twice && no('seat-twice', { mark: twice });
}

/** The house rules of one table: those that nobody settled as they come. */
export function settledOptions<Options extends object>(
  no: No,
  options: readonly Option[],
  defaults: Options,
  given: OptionValues = {},
): Result<Options, Refusal> {
  const wrong = Object.entries(given).find(([name, value]) => {
    const option = options.find((one) => one.name === name);
    return !option || !offers(option, value);
  });
  return wrong ? refuse(no('no-such-option', { option: wrong[0] })) : accept({ ...defaults, ...given });
}

export function depthOf<Depth extends string>(
  no: No,
  depths: readonly Depth[],
  asked: string,
): Result<Depth, Refusal> {
  const depth = depths.find((one) => one === asked);
  return depth ? accept(depth) : refuse(no('no-such-depth', { depth: asked, only: onlyAmong(depths) }));
}

export const isSeated =
  (no: No, { seats }: Pick<GameState, 'seats'>, seat: SeatId): Check =>
  () =>
    seats.includes(seat) ? undefined : no('no-such-seat', { mark: seat });

/** What is told only where so much is. */
export const isToldAt =
  (no: No, { depth }: Pick<GameState, 'depth'>, depths: readonly string[]): Check =>
  () =>
    depths.includes(depth)
      ? undefined
      : no('wrong-depth', {
          depth: message(`depth.${depth}`),
          needs: depths.map((one) => message(`depth.${one}`)),
        });

/** Each value stands in a field of the form, and can stand there. */
export function fieldChecks(no: No, form: readonly Field[], values: FieldValues): readonly Check[] {
  const byKey = new Map(form.map((field) => [keyOf(field), field]));
  return Object.entries(values).map(([key, value]) => () => {
    const field = byKey.get(key);
    if (!field) return no('no-such-field', { field: key });
    if (suits(field, value)) return undefined;
    const { label, seat } = field;
    const name = seat ? message('field.of', { field: label, player: { seat } }) : label;
    return no('bad-value', {
      field: name,
      value: isList(value) ? JSON.stringify(value) : String(value),
      only: onlyWhat(field),
    });
  });
}

/** A table that is set by hand: the whole form, or one number of it. */
export type SetByHand = Extract<CommonCommand, { readonly kind: 'setTable' | 'setRight' }>;

export const valuesSet = (command: SetByHand): FieldValues =>
  command.kind === 'setTable' ? command.fields : { [fieldKey(command.field, command.seat)]: command.value };

/** What was set, as it was said, and the table as it stands then. */
export type HandSet<Outcome> =
  | { readonly kind: 'tableSet'; readonly fields: FieldValues; readonly outcome: Outcome }
  | {
      readonly kind: 'fieldSet';
      readonly field: string;
      readonly seat?: SeatId;
      readonly value: FieldValues[string];
      readonly outcome: Outcome;
    };

export const handSet = <Outcome>(command: SetByHand, outcome: Outcome): HandSet<Outcome> => {
  if (command.kind === 'setTable') return { kind: 'tableSet', fields: command.fields, outcome };
  const { field, seat, value } = command;
  return { kind: 'fieldSet', field, ...(seat ? { seat } : {}), value, outcome };
};

/** A form that steps into a game not yet begun begins it, with whoever is first on turn where it names nobody. */
export const valuesBegun = (command: SetByHand, opening: SeatId | undefined): FieldValues =>
  command.kind === 'setTable' && opening ? { turn: opening, ...command.fields } : valuesSet(command);
