import type { DataSay } from './tables.ts';

/** What an editor of rows says, whatever stands in them. */
export const rowsWords = (say: DataSay) => ({
  missing: say('missing'),
  notNumber: say('not-number'),
  tooSmall: (least: number) => say('too-small', { least }),
  tooLarge: (most: number) => say('too-large', { most }),
  notChoice: say('not-choice'),
  add: say('add'),
  remove: say('remove'),
  duplicate: say('duplicate'),
  row: (number: number) => say('row', { number }),
  problems: (count: number) => say('problems', { count }),
});
