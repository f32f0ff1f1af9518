import type { Migration } from './migration.ts';

/** The Pirate's Flag knows that tasks were left by a correction; the tables stay as they are. */
export const session2: Migration = { version: 2, up: '' };
