import type { ReaderDriver } from '../driver.ts';
import type { LineSettings } from '../port/port.ts';
import { isPseudo } from '../port/pseudo.ts';
import { parseTcpAddress } from '../port/tcp.ts';
import { candidates, hasNoSpeed } from './fingerprints.ts';
import type { ListedPort } from './ports.ts';

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
 * others; then whatever else there is. Drivers are given likeliest first. Whoever only listens does so on every line.
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
  const isHeard = ({ proof, lines }: ReaderDriver, line: LineSettings): boolean =>
    proof === 'first-frame' || lines.some((each) => isOn(line, each));
  return lines.map((line) => ({
    line,
    drivers: drivers.filter((driver) => isHeard(driver, line)),
    visit: visit(line),
  }));
}

/** A network, and USB without a bridge, hand bytes on as they are: there all readers are heard at once. */
export function planWithoutLines(drivers: readonly ReaderDriver[]): readonly LinePlan[] {
  const [first] = drivers;
  return first ? [{ line: first.lines[0], drivers, visit: 'rest' }] : [];
}

/**
 * Where to go from one of these lines. Nothing was heard: to the next where somebody is asked, then to where it is
 * waited. Bytes without sense: to the likeliest line where that has not happened yet; none once it has on all.
 */
export function nextPlan(
  plans: readonly LinePlan[],
  from: LinePlan,
  noisy: ReadonlySet<LinePlan>,
): LinePlan | undefined {
  const home = plans.find(({ visit }) => visit === 'rest');
  const quiet = plans.filter((plan) => !noisy.has(plan));
  if (noisy.has(from)) return home && quiet.includes(home) ? home : quiet[0];
  const after = from.visit === 'ask' ? quiet.slice(quiet.indexOf(from) + 1) : [];
  return after.find(({ visit }) => visit === 'ask') ?? home ?? from;
}

/**
 * Who may hang on a port, likeliest first, and the lines to look on. Whoever only listens is always among them; of
 * those that are spoken to only such as may be there, where something is known of the port.
 */
export function plansFor(
  path: string,
  port: ListedPort | undefined,
  drivers: readonly ReaderDriver[],
): readonly LinePlan[] {
  const likely = port ? candidates(port).map(({ kind }) => kind) : [];
  const rank = ({ kind }: ReaderDriver): number =>
    likely.includes(kind) ? likely.indexOf(kind) : likely.length;
  const possible = drivers.filter(
    ({ kind, proof }) => likely.length === 0 || proof === 'first-frame' || likely.includes(kind),
  );
  const sorted = possible.toSorted((a, b) => rank(a) - rank(b));
  const hasSpeed = !(port && hasNoSpeed(port)) && !parseTcpAddress(path) && !isPseudo(path);
  return hasSpeed ? planLines(sorted) : planWithoutLines(sorted);
}
