import type { Entry, EntryKind, Source } from './entry.ts';
import type { Bindable } from './sql.ts';

/** An entry as its table keeps it, in the order of the columns and without the seal. */
export function encodeEntry(entry: Omit<Entry, 'seal'>, closes: boolean): readonly Bindable[] {
  const { override } = entry;
  return [
    entry.seq,
    entry.kind,
    entry.parent,
    entry.head,
    entry.command,
    entry.events,
    entry.source,
    override ? JSON.stringify(override.codes) : null,
    override ? override.reason : null,
    entry.at,
    entry.commandId ?? null,
    entry.redecides ?? null,
    closes ? 1 : 0,
  ];
}

/** Only for rows whose seal holds, or that the file as a whole vouches for: their types are as they were written. */
export function decodeEntry(values: readonly Bindable[], seal: string): Entry {
  const [seq, kind, parent, head, command, events, source, codes, reason, at, commandId, redecides] = values;
  return {
    seq: seq as number,
    kind: kind as EntryKind,
    parent: parent as number,
    head: head as number,
    command: command as string,
    events: events as string,
    source: source as Source,
    at: at as number,
    ...(codes === null
      ? {}
      : { override: { codes: JSON.parse(codes as string) as readonly string[], reason: reason as string } }),
    ...(commandId === null ? {} : { commandId: commandId as string }),
    ...(redecides === null ? {} : { redecides: redecides as number }),
    seal,
  };
}

/** Whether it was the last entry of its transaction, behind which a log may be cut. */
export const closesBatch = (values: readonly Bindable[]): boolean => values[12] === 1;
