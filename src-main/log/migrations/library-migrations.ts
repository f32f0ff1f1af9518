import { library1 } from './library-1.ts';
import { library2 } from './library-2.ts';
import type { Migration } from './migration.ts';

export const libraryMigrations: readonly Migration[] = [library1, library2];
