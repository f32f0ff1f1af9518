import { describe, expect, test } from 'vitest';
import type { EntryPart, LogRow } from '../../src-main/contract/view.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { atTheCompanion, keeper } from '../support/at-the-companion.ts';
import { waysToAnswer } from '../support/pressing.ts';

const at = atTheCompanion();
const { ask, begin, enter, run } = at;
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
    expect(asked).toMatchObject({
      of: 'blue',
      step: { choices: expect.arrayContaining([expect.objectContaining({ id: 'number/0' })]) as unknown },
    });
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

  test('gives one seat’s step at a question that is open, and what a whole path would enter', async () => {
    await quest();
    const prompts = at.companion.running?.table.prompts ?? [];
    const luck = prompts.find(({ kind }) => kind === 'luck');
    const look = (more: object) => run('question.step', { prompt: luck?.id, ...more });
    expect(await look({ seat: 'blue' })).toMatchObject({
      value: { kind: 'open', step: { choices: [{ id: 'choice/give' }, {}] } },
    });
    expect(await look({})).toMatchObject({ value: { step: { choices: [{ id: 'seat/red' }, {}, {}] } } });
    const before = at.companion.running?.table.head;
    expect(await look({ seat: 'blue', path: ['choice/give'] })).toMatchObject({
      value: { kind: 'command', command: { kind: 'giveLuck', seat: 'blue' } },
    });
    expect(at.companion.running?.table.head).toBe(before);
    expect(await look({ seat: 'blue', path: ['choice/swim'] })).toMatchObject({
      ok: false,
      no: { code: 'no-such-choice' },
    });
    const gone = await run('question.step', { prompt: 'gone', seat: 'red' });
    expect(gone).toMatchObject({ ok: false, no: { code: 'moved-on' } });
  });

  test('gives the steps at an entry of the past as it was asked then', async () => {
    await quest();
    const [asked] = (await ask<EntryPart>('log.entry', { entry: 4 })).asked;
    const then = { entry: 4, prompt: asked?.id, seat: 'blue' };
    expect(await run('question.step', { ...then, path: ['number/0'] })).toMatchObject({
      value: { kind: 'command', command: bid('blue', 0) },
    });
    expect(await run('question.step', { prompt: asked?.id, seat: 'blue' })).toMatchObject({ ok: false });
  });

  test('looks into no secret answer but one that may be seen', async () => {
    await begin('pirate-tricks', { depth: 'fights' });
    sealedBid();
    const bids = at.companion.running?.table.prompts.find(({ kind }) => kind === 'bid');
    const look = { prompt: bids?.id, seat: 'red' };
    expect(await run('question.step', look)).toMatchObject({ ok: false, no: { code: 'moved-on' } });
    expect(await run('question.step', { prompt: bids?.id })).toMatchObject({ ok: false });
    expect(await run('question.step', look, { ...keeper, seats: ['red'] })).toMatchObject({ ok: true });
  });
});

/** Gets to the first secret auction and seals a bid there. */
function sealedBid(): number {
  for (let step = 0; step < 20; step++) {
    const prompt = at.companion.running?.table.prompts.find(({ need }) => need === 'must');
    if (prompt?.kind === 'bid') break;
    const { table } = at.companion.running ?? never();
    const answers = waysToAnswer(table.game, table.state.game, prompt ?? never(), undefined);
    enter(answers.find(({ refusal }) => !refusal)?.command ?? never());
  }
  const reply = enter({ kind: 'bid', seat: 'blue', row: 1, amount: 2 });
  if (!('seq' in reply)) throw new Error(JSON.stringify(reply));
  return reply.seq;
}

function never(): never {
  throw new Error('nothing is asked');
}
