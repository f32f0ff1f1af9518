import { keyOf, onlyWhat, suits } from '../../src-main/rules/kernel/field.ts';
import {
  fieldKey,
  type CommonCommand,
  type Field,
  type FieldValues,
  type ListRow,
} from '../../src-main/rules/kernel/game.ts';
import {
  asked,
  forbidden,
  numberOf,
  withHooks,
  type Hooked,
  type Hooks,
  type StandingCard,
} from '../../src-main/rules/kernel/hooks.ts';
import { message } from '../../src-main/rules/kernel/message.ts';
import type { Piece } from '../../src-main/rules/kernel/piece.ts';
import { fromQuestions } from '../../src-main/rules/kernel/questions/game.ts';
import { cards, seats, spelled, words } from '../../src-main/rules/kernel/questions/picks.ts';
import { defineQuestion } from '../../src-main/rules/kernel/questions/question.ts';
import { step } from '../../src-main/rules/kernel/questions/step.ts';
import {
  firstRefusal,
  refusalsOf,
  type Decision,
  type Refusal,
} from '../../src-main/rules/kernel/refusal.ts';
import { accept, refuse } from '../../src-main/rules/kernel/result.ts';
import { clockwiseAfter, forSeats, type BySeat, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Sees } from '../../src-main/rules/kernel/secrets.ts';
import {
  countAt,
  impossibleAt,
  moved,
  zoneAt,
  zonesSeen,
  type CardMove,
  type ZoneName,
  type Zones,
} from '../../src-main/rules/kernel/zones.ts';
import { leastGame } from '../../src-main/rules/kernel/least-game.ts';

// --- A smugglers' cellar: cards are drawn and bought unseen, hidden under a captain's barrel, taken from hands, laid
// open where they change prices, forbid, shield and pay, and turned up when the watch comes at its hour.

/** A shipment is worth its number; what stands open is a row of `hooks`. */
const goods = ['rum', 'silk', 'pearls'] as const;
const standing = [
  'tax',
  'market-day',
  'half-price',
  'least-two',
  'calm',
  'false-floor',
  'tip',
  'lull',
] as const;
export const designs = [...goods, ...standing] as const;
export type Design = (typeof designs)[number];
export const copies = 4;
export const allCards = designs.length * copies;
const worth: Partial<Record<Design, number>> = { rum: 1, silk: 2, pearls: 3 };

const isDesign = (row: string): row is Design => designs.some((one) => one === row);
const isStanding = (row: string): row is (typeof standing)[number] => standing.some((one) => one === row);

export interface Standing extends StandingCard {
  readonly card: (typeof standing)[number];
}

export interface Cellar {
  readonly seats: readonly SeatId[];
  readonly depth: string;
  readonly turn: SeatId;
  readonly coins: BySeat<number>;
  readonly zones: Zones;
  readonly standing: readonly Standing[];
  readonly next: number;
  readonly watches: number;
}

export type Command =
  | { readonly kind: 'draw' | 'buy' | 'hide'; readonly seat: SeatId }
  | { readonly kind: 'lay' | 'drop'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'rob'; readonly seat: SeatId; readonly from: SeatId }
  | { readonly kind: 'turnUp'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'watch'; readonly number: number }
  | { readonly kind: 'setTable'; readonly fields: FieldValues };

export type Event =
  | { readonly kind: 'begun'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'carried'; readonly move: CardMove }
  | { readonly kind: 'paid'; readonly seat: SeatId; readonly coins: number }
  | { readonly kind: 'laid'; readonly standing: Standing }
  | { readonly kind: 'left'; readonly standing: Standing }
  | { readonly kind: 'robbed'; readonly seat: SeatId; readonly from: SeatId }
  | { readonly kind: 'found'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'turned'; readonly to: SeatId }
  | { readonly kind: 'watched' }
  | {
      readonly kind: 'tableSet';
      readonly zones: Zones;
      readonly standing: readonly Standing[];
      readonly next: number;
    };

const refusals = {
  'not-your-turn': { rule: 'turn', waivable: true },
  'nothing-there': { rule: 'custody', waivable: false },
  'card-elsewhere': { rule: 'custody', waivable: true },
  'too-dear': { rule: 'prices', waivable: false },
  'no-robbing': { rule: 'calm', waivable: true },
  'not-standing': { rule: 'hooks', waivable: false },
  'own-hand': { rule: 'robbing', waivable: false },
  'bad-value': { rule: 'by-hand', waivable: false },
} as const;
const no = refusalsOf(refusals);

type Numbers = 'price' | 'worth';
type Row = Hooks<Cellar, Standing, Command, Event, Numbers, SeatId>;

/** What each card that stands changes. No rule below names one of them. */
const hooks: Record<(typeof standing)[number], Row> = {
  tax: { numbers: { price: (_, { of }, buyer) => (buyer === of ? undefined : { layer: 'plus', by: 2 }) } },
  'market-day': { numbers: { worth: () => ({ layer: 'doubled' }), price: () => ({ layer: 'doubled' }) } },
  'half-price': {
    numbers: { price: (_, { of }, buyer) => (buyer === of ? { layer: 'half', rounded: 'up' } : undefined) },
  },
  'least-two': { numbers: { price: () => ({ layer: 'floor', least: 2 }) } },
  calm: { forbids: (_, __, { kind }) => (kind === 'rob' ? no('no-robbing') : undefined) },
  'false-floor': {
    insteadOf: (_, card, event) =>
      event.kind === 'robbed' && event.from === card.of ? [{ kind: 'left', standing: card }] : undefined,
  },
  tip: {
    after: (_, { of }, event) =>
      event.kind === 'robbed' || event.kind === 'found' ? [{ kind: 'paid', seat: of, coins: 1 }] : [],
  },
  lull: {
    numbers: { worth: () => ({ layer: 'replaced', is: 0 }) },
    ends: ({ zones }, { of }) => countAt(zones, `hand.${of}`) === 0,
  },
};

export const hooked: Hooked<Cellar, Standing, Command, Event, Numbers, SeatId> = {
  standing: (state) => asked(state.standing, state.seats, state.turn),
  hooksOf: ({ card }) => hooks[card],
  evolve,
  ended: (card) => ({ kind: 'left', standing: card }),
};

export function evolve(state: Cellar, event: Event): Cellar {
  switch (event.kind) {
    case 'begun':
      return {
        ...state,
        seats: event.seats,
        turn: event.seats[0] ?? state.turn,
        coins: forSeats(event.seats, () => 5),
        zones: event.seats.reduce<Zones>(
          (zones, seat) => moved(zones, { from: 'pile', to: `hand.${seat}`, count: 3 }),
          { pile: { count: allCards, known: [] } },
        ),
      };
    case 'carried':
      return { ...state, zones: moved(state.zones, event.move) };
    case 'paid':
      return {
        ...state,
        coins: { ...state.coins, [event.seat]: (state.coins[event.seat] ?? 0) + event.coins },
      };
    case 'laid':
      return { ...state, standing: [...state.standing, event.standing], next: event.standing.id + 1 };
    case 'left':
      return {
        ...state,
        standing: state.standing.filter(({ id }) => id !== event.standing.id),
        zones: moved(state.zones, { from: 'table', to: 'discard', card: event.standing.card, seenBy: 'all' }),
      };
    case 'robbed':
      return {
        ...state,
        zones: moved(state.zones, { from: `hand.${event.from}`, to: `hand.${event.seat}` }),
      };
    case 'found':
      return { ...state, zones: foundAt(state.zones, `under.${event.seat}`, event.card) };
    case 'turned':
      return { ...state, turn: event.to };
    case 'watched':
      return { ...state, watches: state.watches + 1 };
    case 'tableSet':
      return { ...state, zones: event.zones, standing: event.standing, next: event.next };
  }
}

const countedAt = (name: ZoneName, count: number): Zones => ({ [name]: { count, known: [] } });

/** Whoever sits there has seen it: all have, now. */
function foundAt(zones: Zones, name: ZoneName, card: string): Zones {
  const { count, known } = zoneAt(zones, name);
  const others = known.filter((one) => one.card !== card).slice(0, count - 1);
  return { ...zones, [name]: { count, known: [...others, { card, to: 'all' }] } };
}

export const priceFor = (state: Cellar, seat: SeatId): number =>
  numberOf(hooked, state, 'price', seat, 3).value;

/** One thing put right by hand is the table as it stands with that alone. */
function decide(state: Cellar, command: Command | PutRight, waived: ReadonlySet<string>): Decision<Event> {
  if (command.kind !== 'setRight') return decideNow(state, command, waived);
  const fields = { [fieldKey(command.field, command.seat)]: command.value };
  return decideNow(state, { kind: 'setTable', fields }, waived);
}
type PutRight = Extract<CommonCommand, { kind: 'setRight' }>;

function decideNow(state: Cellar, command: Command, waived: ReadonlySet<string>): Decision<Event> {
  const refusal = firstRefusal(waived, [
    () => wrongTurn(state, command),
    () => forbidden(hooked, state, command),
    () => wrong(state, command),
  ]);
  return refusal ? refuse(refusal) : accept(withHooks(hooked, state, eventsOf(state, command)));
}

const wrongTurn = ({ turn }: Cellar, command: Command): Refusal | undefined =>
  'seat' in command && command.kind !== 'turnUp' && command.seat !== turn
    ? no('not-your-turn', { turn: { seat: turn } })
    : undefined;

function wrong(state: Cellar, command: Command): Refusal | undefined {
  switch (command.kind) {
    case 'draw':
      return countAt(state.zones, 'pile') > 0 ? undefined : no('nothing-there');
    case 'buy':
      if (countAt(state.zones, 'pile') === 0) return no('nothing-there');
      return (state.coins[command.seat] ?? 0) >= priceFor(state, command.seat)
        ? undefined
        : no('too-dear', { price: priceFor(state, command.seat) });
    case 'hide':
      return countAt(state.zones, `hand.${command.seat}`) > 0 ? undefined : no('nothing-there');
    case 'rob':
      if (command.from === command.seat) return no('own-hand');
      return countAt(state.zones, `hand.${command.from}`) > 0 ? undefined : no('nothing-there');
    case 'lay':
      return isStanding(command.card)
        ? remarked(state, `hand.${command.seat}`, command.card)
        : no('not-standing');
    case 'drop':
      return remarked(state, `hand.${command.seat}`, command.card);
    case 'turnUp':
      return remarked(state, `under.${command.seat}`, command.card);
    case 'watch':
      return undefined;
    case 'setTable':
      return wrongFields(state, command.fields);
  }
}

/** A card that is seen where it cannot be is remarked; a table may have it there all the same. */
function remarked(
  state: Cellar,
  zone: `hand.${SeatId}` | `under.${SeatId}`,
  card: string,
): Refusal | undefined {
  if (!isDesign(card)) return no('nothing-there');
  const why = impossibleAt(state.zones, zone, card, copies);
  return why && no(why === 'none-there' ? 'nothing-there' : 'card-elsewhere', { card });
}

function eventsOf(state: Cellar, command: Command): readonly Event[] {
  const carried = (move: CardMove): Event => ({ kind: 'carried', move });
  const next = (): Event => ({
    kind: 'turned',
    to: clockwiseAfter(state.seats, state.turn)[0] ?? state.turn,
  });
  switch (command.kind) {
    case 'draw':
      return [
        carried({ from: 'pile', to: `hand.${command.seat}` }),
        ...(command.seat === state.turn ? [next()] : []),
      ];
    case 'buy':
      return [
        { kind: 'paid', seat: command.seat, coins: -priceFor(state, command.seat) },
        carried({ from: 'pile', to: `hand.${command.seat}` }),
      ];
    case 'hide':
      return [carried({ from: `hand.${command.seat}`, to: `under.${command.seat}` }), next()];
    case 'rob':
      return [{ kind: 'robbed', seat: command.seat, from: command.from }, next()];
    case 'drop':
      return [
        carried({ from: `hand.${command.seat}`, to: 'discard', card: command.card, seenBy: 'all' }),
        next(),
      ];
    case 'lay':
      return [
        carried({ from: `hand.${command.seat}`, to: 'table', card: command.card, seenBy: 'all' }),
        {
          kind: 'laid',
          standing: { id: state.next, card: command.card as Standing['card'], of: command.seat },
        },
        next(),
      ];
    case 'turnUp': {
      const { seat, card } = command;
      const { value } = numberOf(hooked, state, 'worth', seat, isDesign(card) ? (worth[card] ?? 0) : 0);
      return [
        { kind: 'found', seat, card },
        carried({ from: `under.${seat}`, to: 'discard', card, seenBy: 'all' }),
        { kind: 'paid', seat, coins: value },
      ];
    }
    case 'watch':
      return [{ kind: 'watched' }];
    case 'setTable':
      return [set(state, command.fields)];
  }
}

// --- The table as it stands: how many lie where, and what stands open as a list.

const fields = (state: Cellar): readonly Field[] => [
  ...state.seats.flatMap((seat) =>
    (['hand', 'under'] as const).map((place): Field => ({
      field: place,
      seat,
      label: message(`field.${place}`),
      type: { kind: 'number', least: 0, most: 12 },
      value: countAt(state.zones, `${place}.${seat}`),
    })),
  ),
  {
    field: 'standing',
    label: message('field.standing'),
    type: {
      kind: 'list',
      most: 60,
      columns: [
        {
          name: 'card',
          label: message('field.card'),
          type: { kind: 'choice', among: standing },
          usual: 'tax',
        },
        {
          name: 'of',
          label: message('field.of'),
          type: { kind: 'choice', among: state.seats },
          usual: state.turn,
        },
      ],
    },
    value: state.standing.map(({ card, of }) => ({ card, of })),
  },
];

const wrongFields = (state: Cellar, values: FieldValues): Refusal | undefined =>
  Object.entries(values)
    .map(([key, value]) => {
      const field = fields(state).find((one) => keyOf(one) === key);
      return field && suits(field, value)
        ? undefined
        : no('bad-value', field ? { only: onlyWhat(field) } : {});
    })
    .find((one) => one !== undefined);

/** What a place has more or less comes from the pile, or goes back to it. */
function set(state: Cellar, values: FieldValues): Event {
  const rows = (values['standing'] ?? null) as readonly ListRow[] | null;
  const now = rows?.map((row, at): Standing => ({
    id: state.next + at,
    card: (row['card'] ?? 'tax') as Standing['card'],
    of: (row['of'] ?? state.turn) as SeatId,
  }));
  const named = state.seats.flatMap((seat) =>
    (['hand', 'under'] as const).flatMap((place) => {
      const count = values[fieldKey(place, seat)];
      return typeof count === 'number' ? [[`${place}.${seat}`, count] as const] : [];
    }),
  );
  const all = now ? [...named, ['table', now.length] as const] : named;
  const zones = all.reduce<Zones>((before, [zone, count]) => {
    const more = count - countAt(before, zone);
    return { ...before, ...countedAt(zone, count), ...countedAt('pile', countAt(before, 'pile') - more) };
  }, state.zones);
  return { kind: 'tableSet', zones, standing: now ?? state.standing, next: state.next + (now?.length ?? 0) };
}

// --- Questions

const said = { ask: () => message('ask'), hint: () => message('hint') } as const;

const turn = defineQuestion<Cellar, Command>({
  ...said,
  kind: 'turn',
  makes: ['draw', 'buy', 'hide', 'lay', 'rob', 'drop'],
  rule: 'turn',
  whom: (state) => [state.turn],
  shown: (state) => [state.turn, state.zones, state.standing, state.coins],
  step: (state) => {
    const seat = state.turn;
    return step<Command>(
      'choice',
      words(['draw', 'buy', 'hide'], (kind) => ({ command: { kind, seat }, label: message(kind) })),
      spelled<Command>([
        [
          'rob',
          {
            label: message('rob'),
            next: () =>
              step(
                'seat',
                seats(state.seats, (from) => ({
                  command: { kind: 'rob', seat, from },
                  label: message('seat', { from: { seat: from } }),
                })),
              ),
          },
        ],
      ]),
      cards(
        standing,
        (card) => ({ command: { kind: 'lay', seat, card }, label: message('lay', { card }) }),
        isStanding,
      ),
    );
  },
});

const search = defineQuestion<Cellar, Command>({
  ...said,
  kind: 'search',
  need: 'may',
  each: true,
  makes: ['turnUp'],
  rule: 'turn',
  whom: () => 'anyone',
  whose: (state) => state.seats,
  shown: (state) => state.zones,
  step: (_, __, seat) =>
    seat &&
    step(
      'card',
      cards(
        designs,
        (card) => ({ command: { kind: 'turnUp', seat, card }, label: message('card', { card }) }),
        isDesign,
      ),
    ),
});

const questions = fromQuestions<Cellar, Command>({
  rows: [turn, search],
  open: (state) => [turn(state), ...(isSearched(state) ? [search(state)] : [])],
  decide: decideNow,
});

/** Once the watch has come barrels are turned over; before that what goes under one lies face down. */
const isSearched = ({ watches }: Cellar): boolean => watches > 0;

/** Each watch comes after so much played time. */
export const watchEvery = 30 * 60_000;

const pieces: readonly Piece[] = designs.flatMap((row) =>
  Array.from({ length: copies }, (_, at): Piece => ({
    key: `card/${row}/${at + 1}`,
    kind: 'card',
    row,
    copy: at + 1,
    name: message('card', { card: row }),
    sign: { kind: 'card', row, copy: at + 1 },
  })),
);

const blank: Cellar = {
  seats: [],
  depth: 'whole',
  turn: 'red',
  coins: {},
  zones: {},
  standing: [],
  next: 1,
  watches: 0,
};

export const cellar = {
  ...leastGame<Cellar, Command | PutRight, Event>({
    id: 'cellar',
    blank,
    begin: ({ seats: all }) => accept([{ kind: 'begun', seats: all }]),
    decide,
    evolve,
    prompts: questions.prompts,
    scores: ({ coins }) => coins,
    secrets: {
      hide: (state, sees: Sees) => ({ ...state, zones: zonesSeen((state as Cellar).zones, sees) }),
      hideIn: (command) => command,
      opens: () => undefined,
    },
    view: (state) => {
      const { zones, standing: open, coins } = state as Cellar;
      return { zones, standing: open, coins };
    },
  }),
  ...questions,
  refusals,
  fields: (state: unknown) => fields(state as Cellar),
  pieces: () => pieces,
  unseen: (state: unknown, sign: { readonly kind: string }) =>
    sign.kind === 'card' &&
    'row' in sign &&
    goods.some((one) => one === sign.row) &&
    !isSearched(state as Cellar)
      ? ({ kind: 'choice', choice: 'hide' } as const)
      : undefined,
  bell: (state: unknown) => {
    const { watches } = state as Cellar;
    return watches < 2
      ? { at: (watches + 1) * watchEvery, command: { kind: 'watch', number: watches + 1 } as Command }
      : undefined;
  },
};
