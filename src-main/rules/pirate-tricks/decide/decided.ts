import type { Decision } from '../../kernel/refusal.ts';
import type { Event } from '../events.ts';

export type Decided = Decision<Event>;
