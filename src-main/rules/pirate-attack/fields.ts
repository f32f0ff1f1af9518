import type { Column, Field, ListRow } from '../kernel/game.ts';
import { message, type Message } from '../kernel/message.ts';
import type { SeatId } from '../kernel/seat.ts';
import { shops } from './cards.ts';
import {
  cardsUnder,
  cursesAbove,
  deckLeft,
  handSize,
  magicUnder,
  savedBlocks,
  savedCures,
  savedMagic,
  tellsBlocks,
  tellsCards,
  tellsMagic,
} from './custody.ts';
import { differingField } from './differing-field.ts';
import { fameColumn, leastOnCard, mostFame, mostOnCard } from './fame.ts';
import { armadasOf, shipOf, shipRows } from './fleets.ts';
import { shipsInPlay } from './in-play.ts';
import { keepable, keptBefore } from './kept.ts';
import { keepsFame } from './options.ts';
import { starterFields } from './starters/fields.ts';
import { copiesPlayed } from './edition.ts';
import { fameOf, goldIn, isOut, purseOf, piles, rowOf, type Ship, type State } from './state.ts';

const label = (field: string): Message => message(`field.${field}`);

/** The form with which a table is set as it stands: what the depth has told, and no more. */
export const fields = (state: State): readonly Field[] => [
  { field: 'turn', label: label('turn'), type: { kind: 'choice', among: state.seats }, value: state.turn },
  {
    field: 'round',
    label: label('round'),
    type: { kind: 'number', least: 1, most: 200 },
    value: Math.max(1, state.round),
  },
  ...signFields(state),
  ...pileFields(state),
  ...state.seats.flatMap((seat) => seatFields(state, seat)),
  ...(keepsFame(state.options) ? [cardFameField(state)] : []),
  differingField(state),
];

/** What stands on the cards and not in the booklet: the table fills it in once. */
function cardFameField(state: State): Field {
  const rows = fameColumn(state.edition.packs, state.cardFame);
  const [{ card: first } = { card: '' }] = rows;
  return {
    field: 'cardFame',
    label: label('cardFame'),
    type: {
      kind: 'list',
      most: rows.length,
      columns: [
        {
          name: 'card',
          label: label('card'),
          type: { kind: 'choice', among: rows.map(({ card }) => card) },
          usual: first,
        },
        {
          name: 'fame',
          label: label('fame'),
          type: { kind: 'number', least: leastOnCard, most: mostOnCard },
          usual: 1,
        },
      ],
    },
    value: Object.entries(state.cardFame).map(([card, fame]) => ({ card, fame })),
  };
}

/** Where a card may take piles away: which are left, and how many cards, since nobody counts those that go. */
const pileFields = (state: State): readonly Field[] =>
  tellsCards(state) && state.edition.packs.includes('walk-the-plank')
    ? [
        ...piles.map((pile): Field => ({
          field: `pile${pile}`,
          label: label(`pile${pile}`),
          type: { kind: 'flag' },
          value: !state.pilesGone.includes(pile),
        })),
        {
          field: 'deck',
          label: label('deck'),
          type: { kind: 'number', least: 0, most: 999 },
          value: deckLeft(state),
        },
      ]
    : [];

const mostPrice = 20;

const signFields = (state: State): readonly Field[] =>
  shops.flatMap((shop): readonly Field[] => {
    const sign = state.shops[shop];
    if (!sign) return [];
    return [
      { field: `${shop}Open`, label: label(`${shop}Open`), type: { kind: 'flag' }, value: sign.open },
      {
        field: `${shop}Price`,
        label: label(`${shop}Price`),
        type: { kind: 'number', least: 1, most: mostPrice },
        value: sign.price,
      },
    ];
  });

function seatFields(state: State, seat: SeatId): readonly Field[] {
  const { free, locked } = purseOf(state, seat);
  const number = (field: string, value: number, most: number): Field => ({
    field,
    seat,
    label: label(field),
    type: { kind: 'number', least: 0, most },
    value,
  });
  const gold = goldIn(state.edition);
  return [
    number('gold', free, gold),
    number('locked', locked, gold),
    ...(keepsFame(state.options) ? [number('fame', fameOf(state, seat), mostFame)] : []),
    number('ships', rowOf(state, seat).length, shipsIn(state)),
    ...(state.depth === 'score' ? [] : [rowField(state, seat)]),
    ...(tellsCards(state)
      ? [number('hand', handSize(state, seat), mostHand), number('cures', savedCures(state, seat), mostSaved)]
      : []),
    ...(tellsMagic(state) ? [number('magic', savedMagic(state, seat), mostMagic)] : []),
    ...keptField(state, seat),
    ...(tellsBlocks(state) ? [number('blocks', savedBlocks(state, seat), mostBlocks)] : []),
    ...starterFields(state, seat),
    { field: 'out', seat, label: label('out'), type: { kind: 'flag' }, value: isOut(state, seat) },
  ];
}

/** What lies face up before a captain, where the packs in play have any of it. */
function keptField(state: State, seat: SeatId): readonly Field[] {
  const among = keepable(state).map(({ id }) => id);
  const [usual] = among;
  if (usual === undefined) return [];
  const type: Field['type'] = {
    kind: 'list',
    most: mostKept,
    columns: [{ name: 'card', label: label('card'), type: { kind: 'choice', among }, usual }],
  };
  const value = keptBefore(state, seat).flatMap(({ card }) => (among.includes(card) ? [{ card }] : []));
  return [{ field: 'kept', seat, label: label('kept'), type, value }];
}

const mostKept = 20;
const mostHand = 99;
const mostSaved = 25;
const mostMagic = 85;
const mostBlocks = 10;
const mostOnShip = 20;
/** A ship that nobody has named. */
export const unnamed = 'unknown';

/** A captain's ships from left to right, with what is told of each. */
function rowField(state: State, seat: SeatId): Field {
  const count = (name: string): Column => ({
    name,
    label: label(name),
    type: { kind: 'number', least: 0, most: mostOnShip },
    usual: 0,
  });
  const among = [unnamed, ...shipRows(state).map(({ id }) => id)];
  return {
    field: 'row',
    seat,
    label: label('row'),
    type: {
      kind: 'list',
      most: shipsIn(state),
      columns: [
        { name: 'card', label: label('card'), type: { kind: 'choice', among }, usual: unnamed },
        ...(tellsCards(state) ? [count('under')] : []),
        ...(tellsMagic(state) ? [count('magic')] : []),
        ...(tellsCards(state) ? [count('curses')] : []),
        armadaColumn(state),
        ...(hides(state) ? [hiddenColumn] : []),
        ...(copies(state) ? copyColumns(state) : []),
        ...(hasPort(state) ? [portColumn] : []),
        ...(state.shops.tavern ? [bountyColumn] : []),
      ],
    },
    value: rowOf(state, seat).map((ship) => ({
      card: ship.card ?? unnamed,
      ...(tellsCards(state)
        ? {
            under: cardsUnder(state, ship.id) - magicUnder(state, ship.id),
            curses: cursesAbove(state, ship.id),
          }
        : {}),
      ...(tellsMagic(state) ? { magic: magicUnder(state, ship.id) } : {}),
      armada: inArmada(state, seat, ship.id),
      ...(hides(state) ? { hidden: ship.hidden === true } : {}),
      ...(copies(state) ? copyValues(state, ship) : {}),
      ...(hasPort(state) ? { port: ship.inPort === true } : {}),
      ...(state.shops.tavern ? { bounty: ship.bounty ?? 0 } : {}),
    })),
  };
}

/** Sails and Duplicates come with one pack, ships with Sails of their own with another. */
export const copies = ({ edition }: State): boolean => edition.packs.includes('raise-the-dead');
export const hides = (state: State): boolean =>
  copies(state) || state.edition.packs.includes('special-abilities');

const hiddenColumn: Column = { name: 'hidden', label: label('hidden'), type: { kind: 'flag' }, usual: false };

/** Return To Port comes with this one. */
export const hasPort = ({ edition }: State): boolean => edition.packs.includes('walk-the-plank');

const portColumn: Column = { name: 'port', label: label('port'), type: { kind: 'flag' }, usual: false };

/** As many as come with The Tavern. */
const bountyColumn: Column = {
  name: 'bounty',
  label: label('bounty'),
  type: { kind: 'number', least: 0, most: 3 },
  usual: 0,
};

/** A copy names the ship it was made after by its captain and its place in that row, 1 at the left. */
export const noOriginal = 'none';

const copyColumns = (state: State): readonly Column[] => [
  {
    name: 'copyOf',
    label: label('copyOf'),
    type: { kind: 'choice', among: [noOriginal, ...state.seats] },
    usual: noOriginal,
  },
  {
    name: 'copyAt',
    label: label('copyAt'),
    type: { kind: 'number', least: 1, most: shipsIn(state) },
    usual: 1,
  },
];

function copyValues(state: State, { copyOf }: Ship): ListRow {
  const original = copyOf === undefined ? undefined : shipOf(state, copyOf);
  return {
    copyOf: original?.seat ?? noOriginal,
    copyAt: (original?.place ?? 0) + 1,
  };
}

/** Whether a ship is in the armada; where a captain may have several, in which of them. */
function armadaColumn({ options }: State): Column {
  const most = options.armadasPerPlayer;
  return most === 1
    ? { name: 'armada', label: label('armada'), type: { kind: 'flag' }, usual: false }
    : { name: 'armada', label: label('armada'), type: { kind: 'number', least: 0, most }, usual: 0 };
}

function inArmada(state: State, seat: SeatId, ship: number): boolean | number {
  const number = armadasOf(state, seat).findIndex((one) => one.includes(ship)) + 1;
  return state.options.armadasPerPlayer === 1 ? number > 0 : number;
}

/** All ships of the packs in play. */
const shipsIn = ({ edition }: State): number =>
  shipsInPlay(edition).reduce((sum, row) => sum + copiesPlayed(row, edition), 0);
