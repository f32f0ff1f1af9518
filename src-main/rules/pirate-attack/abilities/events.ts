import type { SeatId } from '../../kernel/seat.ts';

/** What ability ships bring about; every outcome is in the event. */
export type AbilityEvent =
  /** A ship that has come into play may raise one of the dead; then that it has raised none. */
  | { readonly kind: 'raisingDue'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'raisingLeft'; readonly seat: SeatId; readonly card: string }
  /** Where cards are told, no more than there are. */
  | { readonly kind: 'magicGiven'; readonly seat: SeatId; readonly count: number };

const kinds: ReadonlySet<string> = new Set<AbilityEvent['kind']>(['raisingDue', 'raisingLeft', 'magicGiven']);

export const isOfAbilities = (event: { readonly kind: string }): event is AbilityEvent =>
  kinds.has(event.kind);
