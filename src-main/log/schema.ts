import type { Finding } from './finding.ts';
import { versionOf, type FileKind } from './migrate.ts';
import { schemaOf, schemaOfKind, type SchemaPart } from './session-kind.ts';
import type { Readable } from './sql.ts';

/** What a file's schema has that it should not have, and the other way round. It is read before anything else is. */
export function schemaFindings(db: Readable, kind: FileKind): readonly Finding[] {
  const ours = partsAt(kind, versionOf(db));
  const found = new Map(schemaOf(db).map((part) => [part.name, part]));
  const changed = ours
    .filter(({ type, name, sql: text }) => found.get(name)?.type !== type || found.get(name)?.sql !== text)
    .map(({ name }): Finding => ({ kind: 'schema', name }));
  const names = new Set(ours.map(({ name }) => name));
  const added = [...found.values()]
    .filter((part) => !names.has(part.name) && !isPlainTable(part))
    .map(({ type, name }): Finding => ({ kind: 'added', what: type, name }));
  return [...added, ...changed];
}

/** The parts of a file of this version. */
function partsAt(kind: FileKind, version: number): readonly SchemaPart[] {
  const known = made.get(kind) ?? new Map<number, readonly SchemaPart[]>();
  made.set(kind, known);
  const parts =
    known.get(version) ??
    schemaOfKind({ ...kind, migrations: kind.migrations.filter((step) => step.version <= version) });
  known.set(version, parts);
  return parts;
}

const made = new WeakMap<FileKind, Map<number, readonly SchemaPart[]>>();

/**
 * A table of somebody's own does no harm where its columns have a type and no more. Whatever else was added could
 * run when we read or write: a trigger, a view, an index over an expression, a table that follows one of ours.
 */
const isPlainTable = ({ type, sql }: SchemaPart): boolean =>
  type === 'table' &&
  /^CREATE TABLE [^()]+\([^()]*\)[\s,]*(STRICT|WITHOUT ROWID)?[\s,]*$/i.test(sql) &&
  !/\b(references|generated|as|check|collate|default)\b/i.test(sql.replace(/"[^"]*"/g, '""'));
