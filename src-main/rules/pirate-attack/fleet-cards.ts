import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Command } from './commands.ts';
import { cardOf } from './data/cards.ts';
import { ownEffectOf } from './effects/own.ts';
import { shipOf, sizeOf } from './fleets.ts';
import type { Kept, KeptRow } from './kept.ts';
import { refusal } from './refusals.ts';
import { rowOf, type State } from './state.ts';
import { printedName } from './names.ts';

const rows = new Map<string, KeptRow>();

/** How a card of a whole fleet lies before its captain: until the last ship is gone, however many lie in port. */
export function fleetRow(card: string): KeptRow | undefined {
  const effect = cardOf(card)?.effect;
  if (effect?.kind !== 'fleet') return undefined;
  const { plus } = effect;
  const row = rows.get(card) ?? {
    from: 'fights',
    fleet: plus,
    ends: (state: State, { of }: Kept) => rowOf(state, of).length === 0,
    forbids: (state: State, kept: Kept, command: Command) => tooSmall(state, kept, command, -plus),
  };
  rows.set(card, row);
  return row;
}

/** What it adds to each ship of this captain. */
export const fleetPlus = ({ kept }: State, seat: SeatId): number =>
  kept.reduce((sum, { card, of }) => (of === seat ? sum + (fleetRow(card)?.fleet ?? 0) : sum), 0);

/** Rats let only those ships come that are printed stronger than what they eat. */
function tooSmall(state: State, { of, card }: Kept, command: Command, eats: number): Refusal | undefined {
  const ship = eats > 0 ? comingTo(state, of, command) : undefined;
  const size = ship === undefined ? null : sizeOf({ id: 0, card: ship });
  return size && size.strength <= eats
    ? refusal('eaten-by-rats', { player: { seat: of }, card: printedName(card), ...size, eats })
    : undefined;
}

/** The ship that this captain plays; Sails bring none that anybody has seen. */
function comingTo(state: State, seat: SeatId, command: Command): string | undefined {
  if (!('seat' in command) || command.seat !== seat) return undefined;
  if (command.kind === 'layShip' || command.kind === 'sailShip') return command.card;
  if (command.kind === 'playCard')
    return cardOf(command.card ?? '')?.kind === 'ship' ? command.card : undefined;
  if (command.kind === 'raiseShip') return risen(state, command.grave);
  if (command.kind !== 'playMagic') return undefined;
  const open = ownEffectOf(command.card)?.open;
  if (open === 'raise') return risen(state, command.grave);
  return open === 'copy' ? (shipOf(state, command.ship)?.ship.card ?? undefined) : undefined;
}

const risen = ({ dead }: State, grave: number | undefined): string | undefined =>
  grave === undefined ? undefined : (dead[grave] ?? undefined);
