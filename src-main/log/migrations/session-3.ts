import type { Migration } from './migration.ts';

/**
 * Query rows stand under the entry with which a fact was entered first, also once a correction has decided it anew.
 * Where they stood under the correction's own entries they are written again. Pirate Tricks knows that two cards lie
 * aside, Pirate Quest that a deal was wrong.
 */
export const session3: Migration = {
  version: 3,
  up: `
  INSERT OR IGNORE INTO pending SELECT 'rows' WHERE EXISTS (SELECT 1 FROM entries WHERE kind = 'draft');`,
};
