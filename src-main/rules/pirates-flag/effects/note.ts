import { always, type Working } from './effect.ts';

/** Read out; the table does what it says and puts right by hand what the companion has to know of it. */
export const note: Working<'note'> = {
  whyNot: always,
  settle(script, { play }, { text }) {
    script.add({ kind: 'noteRead', seat: play.seat, row: play.row, text });
  },
};
