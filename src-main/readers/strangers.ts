import type { SessionLog } from '../log/session-log.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Report } from '../../hardware/report.ts';

/** A reading that nobody could make sense of yet. */
export interface Strange {
  readonly reading: number;
  readonly reader: string;
  readonly seat: SeatId | undefined;
  readonly report: Report;
  readonly at: number;
}

/** More than these nobody names any more; the readings stay in the log. */
const most = 20;
/** So far back a session that is opened again looks for readings that were never named. */
const lookBack = 100;

export class Strangers {
  readonly #all = new Map<number, Strange>();

  constructor(log: Pick<SessionLog, 'readings'>) {
    for (const { id, reader, report, at, fates } of log.readings({ last: lookBack })) {
      const isOpen = fates.length === 1 && fates[0]?.fate === 'strange';
      // It was written as a report by this program.
      if (isOpen)
        this.add({ reading: id, reader, seat: undefined, report: JSON.parse(report) as Report, at });
    }
  }

  get all(): readonly Strange[] {
    return [...this.#all.values()];
  }

  add(strange: Strange): void {
    this.#all.set(strange.reading, strange);
    const [oldest] = this.#all.keys();
    if (this.#all.size > most && oldest !== undefined) this.#all.delete(oldest);
  }

  get(reading: number): Strange | undefined {
    return this.#all.get(reading);
  }

  take(reading: number): Strange | undefined {
    const strange = this.#all.get(reading);
    this.#all.delete(reading);
    return strange;
  }
}
