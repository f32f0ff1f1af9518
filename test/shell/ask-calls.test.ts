import { describe, expect, test } from 'vitest';
import { linkCalls } from '../../src-main/contract/link-calls.ts';
import { atTheCompanion } from '../support/at-the-companion.ts';

const at = atTheCompanion();
const { begin, run } = at;
const weigh = (question: object) => run('table.ask', { question });

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

  test('is another at another game', async () => {
    await begin('pirates-flag');
    expect(await weigh({ kind: 'attempt-odds' })).toMatchObject({ no: { code: 'bad-question' } });
    expect(await weigh({ kind: 'battle', attacker: 'red', defender: 'blue' })).toMatchObject({ ok: true });
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
    const first = at.companion.running?.file;
    at.enter({ kind: 'nameDealer', seat: 'yellow' });
    at.enter({ kind: 'setRight', field: 'rank', seat: 'blue', value: 15 });
    expect(at.companion.running?.table.state.game).toMatchObject({ phase: 'over', winner: 'blue' });
    expect(await run('session.rematch')).toMatchObject({ ok: true });
    expect(at.companion.running?.file).not.toBe(first);
    expect(at.companion.running?.table.state).toMatchObject({
      game: { phase: 'bidding', dealer: 'red', options: { openingDeal: 3 }, winner: null },
      table: { captains: { red: 'Captain red', blue: 'Captain blue', yellow: 'Captain yellow' } },
    });
  });
});
