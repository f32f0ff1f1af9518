import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { driverOf } from '../../hardware/readers.ts';
import type { Report } from '../../hardware/report.ts';
import { simulate, type Simulation } from '../../hardware/simulator/simulate.ts';
import { formatCode } from '../../src-main/chest/code.ts';
import { compose } from '../../src-main/compose.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import { scriptOf } from '../hardware/simulator/table.ts';
import { needs } from '../support/needs.ts';
import { launch, needsElectron, xvfb, type Desktop, type Screen } from './support/electron.ts';
import { folder, type Folder } from './support/program.ts';

const electron = needsElectron();
const socat = needs('socat');

const setup = {
  seats: [
    { seat: 'red', captain: 'Ines' },
    { seat: 'blue', captain: 'Bartholomew' },
    { seat: 'yellow', captain: 'Mo' },
  ],
  depth: 'cards',
  dealer: 'yellow',
  deck: 'sample',
} as const;

const cast = scriptOf(
  { reader: 'tower', kind: 'qm1', name: 'Dice tower' },
  { reader: 'coil', kind: 'rdm6300' },
  { reader: 'gun', kind: 'scanner' },
);
const taught = { 'swords-6': '62E3086CED' } as const;

const face = (die: string, value: string): Report => ({ kind: 'face', die, face: value, state: 'rest' });
const printed = (card: string): Report => {
  const piece = pirateQuest.pieces().find(({ key }) => key === `card/${card}`);
  if (!piece) throw new Error(card);
  return { kind: 'code', text: formatCode('pirate-quest', piece) };
};

/** A session that waits for its first bid, with a chest that knows one tag and readers that have been here before. */
async function lay(data: string, simulation: Simulation): Promise<void> {
  const composed = compose(data);
  if (!composed.ok) throw new Error(composed.no.detail);
  const companion = composed.value;
  const { library } = companion.data;
  for (const { role, port } of simulation.readers) {
    const [line] = driverOf(role.kind).lines;
    library.readers.set(port.path, { path: port.path, kind: role.kind, line, name: role.name });
  }
  const chest = companion.readers.hold.create('pirate-quest', 'Ours');
  if (!chest.ok) throw new Error('no chest');
  for (const [card, tag] of Object.entries(taught))
    companion.readers.hold.teach(chest.value, tag, `card/${card}`);
  const begun = companion.begin('pirate-quest', setup);
  if (!begun.ok) throw new Error(begun.no.code);
  await companion.close();
}

/** Whether the program holds every port open, as the system tells it. */
function holdsAll(pid: number, simulation: Simulation): boolean {
  const open = new Set(
    readdirSync(`/proc/${pid}/fd`).map((each) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${each}`);
      } catch {
        return '';
      }
    }),
  );
  return simulation.readers.every(({ port }) => open.has(realpathSync(port.path)));
}

const entries = async (page: Page): Promise<number> =>
  Number(/(\d+) entr/.exec(await page.locator('body').innerText())?.[1] ?? 0);

describe.skipIf(electron.missing || socat.missing)(
  `readers at the desktop${electron.reason}${socat.reason}`,
  () => {
    let screen: Screen;
    let data: Folder;
    let desktop: Desktop | undefined;
    let simulation: Simulation;

    beforeAll(async () => {
      screen = await xvfb();
    });
    afterAll(() => {
      screen.close();
    });
    beforeEach(async () => {
      data = folder();
      const simulated = await simulate(cast, { over: 'pty' });
      if ('code' in simulated) throw new Error(JSON.stringify(simulated));
      simulation = simulated;
      await lay(data.path, simulation);
    });
    afterEach(async () => {
      await desktop?.close();
      await simulation.stop();
      data.remove();
    });

    test('a battle of Pirate Quest is played from simulated readers alone', async () => {
      desktop = await launch({ screen, data: data.path });
      const start = await desktop.window('/');
      await start.getByRole('button', { name: /go on/i }).first().click();
      const page = await desktop.window('/console');
      const pid = desktop.app.process().pid ?? 0;
      await expect.poll(() => holdsAll(pid, simulation), { timeout: 30_000 }).toBe(true);
      await page.getByText('Dice tower').first().waitFor();
      const facts: readonly (readonly [string, Report])[] = [
        ['tower', face('bid-red', '1')],
        ['tower', face('bid-blue', '6')],
        ['tower', face('bid-yellow', '2')],
        ['coil', { kind: 'tag', tag: taught['swords-6'] }],
        ['gun', printed('swords-3')],
        ['gun', printed('swords-8')],
        ['gun', printed('axes-9')],
        ['gun', printed('axes-1')],
        ['gun', printed('axes-4')],
      ];
      await expect.poll(() => entries(page), { timeout: 30_000 }).toBe(1);
      for (const [nth, [reader, report]] of facts.entries()) {
        await simulation.act(reader, { kind: 'report', report });
        await expect.poll(() => entries(page), { timeout: 30_000 }).toBe(nth + 2);
      }
      // Swords went to Mo, who then led and won the axes: bids of 1, 0 and 2 against 0, 0 and 2 won.
      await page.getByText(/Mo/).first().waitFor();
      const prompt = await page.getByRole('heading', { level: 1 }).first().innerText();
      expect(prompt).toMatch(/Mo/);
    });
  },
);
