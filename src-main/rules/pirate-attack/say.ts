import type { Told } from '../kernel/game.ts';
import type { MessageValues } from '../kernel/message.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Event } from './events.ts';

/** Puts an event into a sentence: whose it is, what it says, and which of its sentences. */
export type Say = (event: Event, seat: SeatId | null, values?: MessageValues, variant?: string) => Told;
