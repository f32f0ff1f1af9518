import type { StoredReading } from '../../log/entry.ts';
import { unseenAmong } from '../../session/unseen.ts';

/**
 * What the readers of an evening said, as a recording of them: its head, then a line each of when, at which reader and
 * which bytes. Beside them stands what was read in them and what became of it. What lies face down is nobody's to read.
 */
export function readingLines(readings: readonly StoredReading[], startedAt: number): string {
  const hidden = unseenAmong(readings);
  const lines = readings.map(({ id, reader, raw, report, at, fates }) => {
    const isHidden = hidden.has(id);
    const told = {
      at: Math.max(0, at - startedAt),
      port: reader,
      in: isHidden ? '' : Buffer.from(raw).toString('hex').toUpperCase(),
      report: isHidden ? { kind: 'tag', tag: '' } : (JSON.parse(report) as unknown),
      fates,
    };
    return JSON.stringify(told);
  });
  return [JSON.stringify({ recording: 1, began: startedAt }), ...lines, ''].join('\n');
}
