import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EntryPart, LogRow } from '../../src-main/contract/view.ts';
import type { Who } from '../../src-main/link/handler.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { Companion } from '../../src-main/shell/companion.ts';
import { handClock } from '../support/hand-clock.ts';

const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' };
const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));

let folder: string;
let companion: Companion;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-log-calls-'));
  const clock = handClock(Date.UTC(2026, 0, 2, 20));
  const data = openDataDirectory(folder, clock);
  if (!data.ok) throw new Error(data.no.detail);
  companion = new Companion(data.value, clock, clock);
});
afterEach(async () => {
  await companion.close();
  rmSync(folder, { recursive: true });
});

async function ask<Value>(call: string, asked: unknown, who = keeper): Promise<Value> {
  const answered = await companion.handlers[call]?.run(asked, who);
  if (!answered?.ok) throw new Error(`refused: ${JSON.stringify(answered)}`);
  return answered.value as Value;
}
/** Checked as what a page sends is: a setup holds more than the common part. */
const begin = (game: string, setup: object) => ask('session.begin', { game, captains: seats, ...setup });
const enter = (command: object) => companion.take(command, keeper);
const bid = (seat: SeatId, amount: number) => ({ kind: 'bid', seat, bid: amount });

async function quest(depth = 'fights'): Promise<void> {
  await begin('pirate-quest', { depth });
  enter({ kind: 'nameDealer', seat: 'yellow' });
  enter(bid('red', 1));
  enter(bid('blue', 2));
}

describe('the log beyond the view', () => {
  test('gives the rows before one, newest last', async () => {
    await quest();
    const rows = await ask<readonly LogRow[]>('log.rows', { before: 4, count: 10 });
    expect(rows.map(({ entry }) => entry)).toEqual([1, 2, 3]);
  });

  test('opens an entry with its command and the buttons that were there for it then', async () => {
    await quest();
    const part = await ask<EntryPart>('log.entry', { entry: 4 });
    expect(part.command).toEqual(bid('blue', 2));
    const [asked] = part.asked;
    expect(asked?.kind).toBe('bid');
    expect(asked?.answers?.map(({ command }) => command)).toContainEqual(bid('blue', 0));
    expect(part.fields.map(({ field }) => field)).toContain('luck');
  });

  test('opens the beginning, where nothing was asked yet', async () => {
    await quest();
    const part = await ask<EntryPart>('log.entry', { entry: 1 });
    expect(part.command).toMatchObject({ kind: 'begin' });
    expect(part.asked).toEqual([]);
  });

  test('keeps a sealed bid from whoever may not see it, until a reveal is logged', async () => {
    await begin('pirate-tricks', { depth: 'fights' });
    const entry = sealedBid();
    const hidden = await ask<EntryPart>('log.entry', { entry });
    expect(hidden).toMatchObject({ command: null, secretOf: 'blue' });
    expect(JSON.stringify(hidden)).not.toContain('"amount":2');
    const own = await ask<EntryPart>('log.entry', { entry }, { ...keeper, seats: ['blue'] });
    expect(own.command).toMatchObject({ kind: 'bid', seat: 'blue', amount: 2 });
    enter({ kind: 'reveal', seat: 'blue' });
    const revealed = await ask<EntryPart>('log.entry', { entry });
    expect(revealed.command).toMatchObject({ kind: 'bid', seat: 'blue', amount: 2 });
  });

  test('gives one seat’s answers to a question that is open, and to no secret one', async () => {
    await quest();
    const prompts = companion.running?.table.prompts ?? [];
    const luck = prompts.find(({ kind }) => kind === 'luck');
    const answers = await ask<readonly { command: object }[]>('log.answers', {
      prompt: luck?.id,
      seat: 'red',
    });
    expect(answers.map(({ command }) => command)).toContainEqual({ kind: 'giveLuck', seat: 'red' });
    const gone = await companion.handlers['log.answers']?.run({ prompt: 'gone', seat: 'red' }, keeper);
    expect(gone).toMatchObject({ ok: false, no: { code: 'moved-on' } });
  });
});

/** Gets to the first secret auction and seals a bid there. */
function sealedBid(): number {
  for (let step = 0; step < 20; step++) {
    const prompt = companion.running?.table.prompts.find(({ need }) => need === 'must');
    if (prompt?.kind === 'bid') break;
    const answers = companion.running?.table.game.answers(
      companion.running.table.state.game,
      prompt ?? never(),
      undefined,
    );
    enter(answers?.find(({ refusal }) => !refusal)?.command ?? never());
  }
  const reply = enter({ kind: 'bid', seat: 'blue', row: 1, amount: 2 });
  if (!('seq' in reply)) throw new Error(JSON.stringify(reply));
  return reply.seq;
}

function never(): never {
  throw new Error('nothing is asked');
}
