import { session1 } from './session-1.ts';
import { session2 } from './session-2.ts';
import { session3 } from './session-3.ts';
import type { Migration } from './migration.ts';

/** From the oldest to the newest; a file is brought forward by those above its own version. */
export const sessionMigrations: readonly Migration[] = [session1, session2, session3];
