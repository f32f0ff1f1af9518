import type { Seating } from '../log/library/totals.ts';
import type { Told } from './digest.ts';

/** How much was told on an evening; nothing where only its result is known. */
export const depthOf = ({ told }: Pick<Seating, 'told'>): string => (JSON.parse(told) as Told).depth;
export const hasDepth = (seating: Pick<Seating, 'told'>): boolean => depthOf(seating) !== '';
