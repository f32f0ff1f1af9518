import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import type { OptionValues } from '../../../src-main/rules/kernel/option.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { EditionGiven } from '../../../src-main/rules/pirate-attack/edition.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { Depth } from '../../../src-main/rules/pirate-attack/setup.ts';
import { rowOf } from '../../../src-main/rules/pirate-attack/state.ts';
import { waysToAnswer } from '../../support/pressing.ts';
import { running, type Seating, type Table } from './table.ts';
import { cardsIn } from '../../support/cards-in.ts';
import { cardsTold } from './cards-told.ts';

/** In port, beneath Sails, or after the ship of this captain at that place, 1 at the left. */
interface Kind {
  readonly hidden?: true;
  readonly copyOf?: SeatId;
  readonly copyAt?: number;
  readonly bounty?: number;
  readonly port?: true;
}

/** Card, cards of the main deck under it, Magic under it, curses above it; whether it is in the armada. */
export type Ship = readonly [
  card: string,
  under?: number,
  magic?: number,
  curses?: number,
  armada?: boolean,
  kind?: Kind,
];
export type Rows = Partial<Record<SeatId, readonly Ship[]>>;

function rowsOf(rows: Rows, depth: Depth): FieldValues {
  const listed = Object.entries(rows).map(([seat, ships]) => [
    `row.${seat}`,
    ships.map(([card, under = 0, magic = 0, curses = 0, armada = false, kind = {}]) => ({
      card,
      ...(depth === 'cards' ? { under, magic, curses } : {}),
      armada,
      ...kind,
    })),
  ]);
  return Object.fromEntries(listed) as FieldValues;
}

/** Tables of one edition. Red has the Chip; ships are numbered as they are listed. */
export function seaOf(edition: EditionGiven) {
  const at = (
    rows: Rows,
    fields: FieldValues = {},
    options: OptionValues = {},
    more: Seating = {},
  ): Table => {
    const depth = more.depth ?? 'cards';
    return running({ ...rowsOf(rows, depth), ...fields }, { depth, options, edition, ...more });
  };
  /** An attack of red where ships are told, without a card. */
  const fight = (rows: Rows, options: OptionValues = {}, ship = 1, target = 2): Table =>
    at(rows, {}, options, { depth: 'fights' }).do(attack(ship, target));
  return { at, fight };
}

export const draw = (seat: SeatId, card?: string): Command => ({
  kind: 'drawCard',
  seat,
  ...(card === undefined ? {} : { card }),
});
export const lay = (seat: SeatId, ship: number): Command => ({ kind: 'layMagic', seat, ship });
export const up = (ship: number, ...under: readonly string[]): readonly Command[] =>
  under.map((card) => ({ kind: 'turnUp', ship, card }));
export const attack = (ship: number, target: number): Command => ({
  kind: 'attack',
  seat: 'red',
  how: 'own',
  ship,
  target,
});
export const settle: Command = { kind: 'settleFight' };
export const stands: Command = { kind: 'endFight' };
export const spare = (ship: number): Command => ({ kind: 'spareShip', ship });
export const over: Command = { kind: 'endRound' };

export const ids = ({ state }: Table, seat: SeatId) => rowOf(state, seat).map(({ id }) => id);
export const row = ({ state }: Table, seat: SeatId) => rowOf(state, seat).map(({ card }) => card);
export const afloat = (t: Table) => t.state.seats.map((seat) => t.ships(seat));
export const fames = (t: Table) => t.state.seats.map((seat) => t.fame(seat));
export const whole = ({ state }: Table) => cardsIn(state.zones) === cardsTold(state);
export const met = (t: Table) =>
  t.events.flatMap((event) => (event.kind === 'navyMet' ? [event.unit.ships] : []));
export const totals = ({ state }: Table) => {
  const part = pirateAttack.view(state, { kind: 'table' })['fight'] as {
    readonly sheet: {
      readonly totals: Record<string, { readonly cannons: number; readonly strength: number }>;
    };
  };
  return part.sheet.totals;
};
export const offered = ({ state }: Table, kind: string, seat?: SeatId) => {
  const prompt = pirateAttack.prompts(state).find((one) => one.kind === kind);
  return prompt ? waysToAnswer(pirateAttack, state, prompt, seat).map(({ command }) => command) : [];
};
