import type { RackEvent } from '../../hardware/rack.ts';
import type { Report } from '../../hardware/report.ts';
import type { Outcome } from './devices.ts';

/** What was found out about the device at a port, from all that the rack told. */
export function outcomeAt(reader: string, events: readonly RackEvent[]): Outcome {
  const kinds = events.flatMap((event) =>
    event.kind === 'remember' && event.reader === reader ? [event.remembered.kind] : [],
  );
  const [kind] = kinds;
  if (kind) return { is: kind };
  const asked = events.flatMap((event) =>
    event.kind === 'ask' && event.reader === reader && event.question.kind !== 'open' ? [event.question] : [],
  );
  const question = asked.at(-1);
  if (!question) return { silent: true };
  if (question.kind !== 'which') return { asked: 'bytes' };
  return { asked: question.looksLike ?? 'text' };
}

/** What was read there; that a tag has gone is no reading of anything. */
export const readAt = (reader: string, events: readonly RackEvent[]): readonly Report[] =>
  events.flatMap((event) =>
    event.kind === 'reading' && event.reader === reader && event.reading.report.kind !== 'tag-gone'
      ? [event.reading.report]
      : [],
  );
