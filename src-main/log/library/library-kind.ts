import type { FileKind } from '../migrate.ts';
import { libraryMigrations } from '../migrations/library-migrations.ts';

/** "QMlb" in the header of a library. */
export const libraryKind: FileKind = { applicationId: 0x514d6c62, migrations: libraryMigrations };
