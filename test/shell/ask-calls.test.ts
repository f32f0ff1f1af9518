import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkCalls } from '../../src-main/contract/link-calls.ts';
import type { Answered, Who } from '../../src-main/link/handler.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { Companion } from '../../src-main/shell/companion.ts';
import { handClock } from '../support/hand-clock.ts';

const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' };
const captains = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: `Captain ${seat}` }));

let folder: string;
let companion: Companion;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-ask-'));
  const clock = handClock(Date.UTC(2026, 0, 2, 20));
  const data = openDataDirectory(folder, clock);
  if (!data.ok) throw new Error(data.no.detail);
  companion = new Companion(data.value, clock, clock);
});
afterEach(async () => {
  await companion.close();
  rmSync(folder, { recursive: true });
});

async function run(call: string, asked?: unknown): Promise<Answered> {
  const handler = companion.handlers[call];
  if (!handler) throw new Error(`no handler for ${call}`);
  return handler.run(asked, keeper);
}
const weigh = (question: object) => run('table.ask', { question });
const begin = (game: string, more: object = {}) => run('session.begin', { game, captains, ...more });
const enter = (command: object) => {
  const reply = companion.take({ command }, keeper);
  if (!('seq' in reply)) throw new Error(JSON.stringify(reply));
};

describe('a question to the game that runs', () => {
  test('is answered with the exact odds of a feature with none to three luck points', async () => {
    await begin('pirate-quest', { depth: 'cards' });
    const answered = await weigh({ kind: 'attempt-odds', cost: 1, die: 'green' });
    expect(answered).toMatchObject({ ok: true, value: { kind: 'attempt', cost: 1 } });
    const { chances } = (answered as { value: { chances: readonly number[] } }).value;
    // Three faces of six have a pip, and the bolt buys one at once.
    expect(chances[0]).toBeCloseTo(4 / 6, 10);
    expect(chances[1]).toBeCloseTo(1, 10);
  });

  test('that cannot be read, or that nobody could answer now, is refused in words', async () => {
    expect(await weigh({ kind: 'attempt-odds' })).toMatchObject({ no: { code: 'no-session' } });
    await begin('pirate-quest', { depth: 'cards' });
    expect(await weigh({ kind: 'weather' })).toMatchObject({ no: { code: 'bad-question' } });
    expect(await weigh({ kind: 'attempt-odds' })).toMatchObject({
      no: { code: 'nothing-to-roll', text: expect.stringContaining('Refused') as string },
    });
  });

  test('to a game with nothing to ask says so', async () => {
    await begin('pirates-flag');
    expect(await weigh({ kind: 'odds' })).toMatchObject({ no: { code: 'nothing-to-ask' } });
  });

  test('may come from a captain and the scorekeeper, and from nobody who only looks on', () => {
    expect([...linkCalls['table.ask'].roles].sort()).toEqual(['captain', 'scorekeeper']);
  });
});

describe('the same table once more', () => {
  test('waits until the race is over', async () => {
    await begin('pirate-quest');
    expect(await run('session.rematch')).toMatchObject({ no: { code: 'not-over' } });
  });

  test('begins another race with the same captains and house rules, and the deal one to the left', async () => {
    await begin('pirate-quest', { options: { openingDeal: 3 } });
    const first = companion.running?.file;
    enter({ kind: 'nameDealer', seat: 'yellow' });
    enter({ kind: 'setRight', field: 'rank', seat: 'blue', value: 15 });
    expect(companion.running?.table.state.game).toMatchObject({ phase: 'over', winner: 'blue' });
    expect(await run('session.rematch')).toMatchObject({ ok: true });
    expect(companion.running?.file).not.toBe(first);
    expect(companion.running?.table.state).toMatchObject({
      game: { phase: 'bidding', dealer: 'red', options: { openingDeal: 3 }, winner: null },
      table: { captains: { red: 'Captain red', blue: 'Captain blue', yellow: 'Captain yellow' } },
    });
  });
});
