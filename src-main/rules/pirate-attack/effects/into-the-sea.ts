import { callShips } from '../decide/sailing.ts';
import type { OwnEffect } from './effect.ts';

/** Everybody lays every ship in hand, and draws as many cards. */
export const intoTheSea: OwnEffect = { drawn: { aim: 'none', from: 'cards', acts: callShips } };
