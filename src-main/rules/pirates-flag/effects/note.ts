import { message } from '../../kernel/message.ts';
import { words } from '../../kernel/shape.ts';
import { defineEffect } from './effect.ts';

/** What no other kind can say: read out, and carried out by the table, which puts right by hand what has to be known. */
export const note = defineEffect({
  kind: 'note',
  shape: { text: words(300) },
  sentence: ({ text }) => message('effect.note', { text }),
  settle(script, { play }, { text }) {
    script.add({ kind: 'noteRead', seat: play.seat, row: play.row, text });
  },
});
