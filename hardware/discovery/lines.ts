import type { ReaderDriver } from '../driver.ts';
import type { LineSettings } from '../port/port.ts';

/** One way to set the line, and who might be heard on it. */
export interface LinePlan {
  readonly line: LineSettings;
  readonly drivers: readonly ReaderDriver[];
}

function nameOf({ baudRate, dataBits = 8, parity = 'none', stopBits = 1 }: LineSettings): string {
  return `${String(baudRate)} ${String(dataBits)}${parity}${String(stopBits)}`;
}

/**
 * The lines to try, one after the other. Readers that answer come first, as they cost a moment only; among the
 * rest the likelier reader's line. Drivers are given likeliest first.
 */
export function planLines(drivers: readonly ReaderDriver[]): readonly LinePlan[] {
  const plans = new Map<string, LinePlan>();
  const answering = drivers.filter(({ proof }) => proof === 'hello');
  const listening = drivers.filter(({ proof }) => proof === 'first-frame');
  const longest = Math.max(0, ...drivers.map(({ lines }) => lines.length));
  for (let choice = 0; choice < longest; choice++) {
    for (const driver of [...answering, ...listening]) {
      const line = driver.lines[choice];
      if (!line) continue;
      const plan = plans.get(nameOf(line)) ?? { line, drivers: [] };
      plans.set(nameOf(line), { line, drivers: [...plan.drivers, driver] });
    }
  }
  return [...plans.values()];
}

/** A network hands bytes on as they are: there all readers are heard at once. */
export function planWithoutLines(drivers: readonly ReaderDriver[]): readonly LinePlan[] {
  const [first] = drivers;
  return first ? [{ line: first.lines[0], drivers }] : [];
}
