import { message } from '../../kernel/message.ts';
import { whole } from '../../kernel/shape.ts';
import { takeFlag as take } from '../decide/voyage.ts';
import { carrierOf } from '../state.ts';
import { defineEffect } from './effect.ts';

/** From a ship within range; 0 spaces away is in range as well. No roll comes with it. */
export const takeFlag = defineEffect({
  kind: 'takeFlag',
  shape: { within: whole(0, 120) },
  sentence: ({ within }) => message('effect.takeFlag', { within }),
  whom: (state, _, player) => state.seats.filter((seat) => seat === carrierOf(state) && seat !== player),
  elsewhere: 'no-flag-there',
  range: ({ within }) => within,
  settle(script, { play }) {
    take(script, play.seat, 'card');
  },
});
