import type { ReaderDriver } from '../driver.ts';
import type { LineSettings } from '../port/port.ts';

/** One way to set the line, and who might be heard on it. */
export interface LinePlan {
  readonly line: LineSettings;
  readonly drivers: readonly ReaderDriver[];
  /**
   * `ask`: readers that answer are asked here, which takes a moment. `rest`: the place to wait for somebody to use
   * a reader. `noise`: worth a try when something was heard that made no sense elsewhere.
   */
  readonly visit: 'ask' | 'rest' | 'noise';
}

function nameOf({ baudRate, dataBits = 8, parity = 'none', stopBits = 1 }: LineSettings): string {
  return `${String(baudRate)} ${String(dataBits)}${parity}${String(stopBits)}`;
}

function isOn(line: LineSettings, other: LineSettings | undefined): boolean {
  return other !== undefined && nameOf(line) === nameOf(other);
}

/**
 * The lines to try, in this order. Readers that answer come first; then the line of the likeliest among the
 * others; then whatever else there is. Drivers are given likeliest first.
 */
export function planLines(drivers: readonly ReaderDriver[]): readonly LinePlan[] {
  const answering = drivers.filter(({ proof }) => proof === 'hello');
  const listening = drivers.filter(({ proof }) => proof === 'first-frame');
  const [home] = listening.map(({ lines }) => lines[0]);
  const longest = Math.max(0, ...drivers.map(({ lines }) => lines.length));
  const choices = Array.from({ length: longest }, (_, choice) =>
    [...answering, ...listening].flatMap(({ lines }) => lines[choice] ?? []),
  ).flat();
  const lines = [...new Map(choices.map((line) => [nameOf(line), line])).values()];

  function visit(line: LineSettings): LinePlan['visit'] {
    if (isOn(line, home)) return 'rest';
    return answering.some((driver) => isOn(line, driver.lines[0])) ? 'ask' : 'noise';
  }
  return lines.map((line) => ({
    line,
    drivers: drivers.filter((driver) => driver.lines.some((each) => isOn(line, each))),
    visit: visit(line),
  }));
}

/** A network hands bytes on as they are: there all readers are heard at once. */
export function planWithoutLines(drivers: readonly ReaderDriver[]): readonly LinePlan[] {
  const [first] = drivers;
  return first ? [{ line: first.lines[0], drivers, visit: 'rest' }] : [];
}

/**
 * Where to go from one of these lines. Nothing was heard: on to the next that is visited without cause. Bytes
 * without sense: to the likeliest where that has not happened yet.
 */
export function nextPlan(
  plans: readonly LinePlan[],
  from: LinePlan,
  noisy: ReadonlySet<LinePlan>,
): LinePlan | undefined {
  if (noisy.has(from)) {
    const homeFirst = [...plans].sort((a, b) => Number(b.visit === 'rest') - Number(a.visit === 'rest'));
    return homeFirst.find((plan) => !noisy.has(plan));
  }
  const at = plans.indexOf(from);
  return [...plans.slice(at + 1), ...plans.slice(0, at + 1)].find(({ visit }) => visit !== 'noise');
}
