import { describe, expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { atTheCompanion, captains } from '../support/at-the-companion.ts';

const at = atTheCompanion();
const { ask, run } = at;

const faces = ['1', '1', '2', 'bolt', 'circle', 'X'] as const;
const facesFrom = (first: string) => [first, ...faces.slice(1)];
const setFaces = (first = '1') => ({ kind: 'setFaces', die: 'green', faces: facesFrom(first) });
const fill = { kind: 'fillCard', card: 'swords-9', feature: 'thief', cost: 3, suit: 'skulls', value: 4 };
const cardOf = (game: string) => at.companion.lobby().games.find(({ id }) => id === game);
const kept = (game = 'pirate-quest') => cardOf(game)?.kept;
const state = () =>
  at.companion.running?.table.state.game as unknown as { readonly edition: Record<string, unknown> };
const greenNow = () => (state().edition['faces'] as { readonly green: readonly string[] }).green;
const beginAsLast = async () => {
  const edition = kept()?.edition;
  return at.begin('pirate-quest', edition ? { edition } : {});
};

describe('what a table has typed in', () => {
  test('is in the chest when the evening is left, and the next one begins with it', async () => {
    await at.begin('pirate-quest');
    at.enter(setFaces());
    at.enter(fill);
    await run('session.leave');
    expect(await ask('chest.list')).toMatchObject([{ name: 'Pirate Quest', game: 'pirate-quest' }]);
    await ask('session.again');
    expect(greenNow()).toEqual(faces);
    expect(state().edition['deck']).toContainEqual(
      expect.objectContaining({
        id: 'swords-9',
        sample: false,
        feature: expect.objectContaining({ cost: 3 }),
      }),
    );
    await run('session.leave');
    await beginAsLast();
    expect(greenNow()).toEqual(faces);
  });

  test('is there after the next evening has begun over it, too', async () => {
    await at.begin('pirate-quest');
    at.enter(setFaces());
    await at.begin('pirate-quest');
    expect(kept()?.edition).toMatchObject({ faces: { green: faces } });
    await run('session.leave');
    expect(kept()).toMatchObject({ edition: { faces: { green: faces } }, differing: null });
  });

  test('is kept by a press too, and then the evening can change it again', async () => {
    await at.begin('pirate-quest');
    expect(await run('own.keep')).toMatchObject({ no: { code: 'nothing-typed-in' } });
    at.enter(setFaces());
    expect(await ask('own.keep')).toEqual({ chest: 'Pirate Quest', rows: 1, differing: 0 });
    at.enter(setFaces('2'));
    await run('session.leave');
    expect(kept()).toMatchObject({ edition: { faces: { green: facesFrom('2') } }, differing: null });
  });

  test('goes nowhere from a recorded evening', async () => {
    await ask('session.tryOut', { game: 'pirate-quest' });
    at.enter(setFaces());
    await run('session.leave');
    expect(await ask('chest.list')).toEqual([]);
    expect(kept()).toBeNull();
  });

  test('in an evening makes no chest where nothing was typed in', async () => {
    await at.begin('pirate-quest', { setup: { deck: 'sample' } });
    await run('session.leave');
    expect(await ask('chest.list')).toEqual([]);
  });

  test('fills the features that are still asked about, whichever deck is chosen', async () => {
    await at.begin('pirate-quest');
    at.enter(fill);
    await run('session.leave');
    await at.begin('pirate-quest', { edition: kept()?.edition, setup: { deck: 'sample' } });
    const deck = state().edition['deck'] as readonly { readonly id: string; readonly sample: boolean }[];
    expect(deck.find(({ id }) => id === 'swords-9')).toMatchObject({ sample: false });
    expect(deck.filter(({ sample }) => sample).length).toBeGreaterThan(20);
    await run('session.leave');
    expect(kept()?.differing).toBeNull();
  });
});

describe('where chest and evening differ', () => {
  /** An earlier evening is gone on with after a later one has changed the chest. */
  async function differ(): Promise<void> {
    const { session } = await at.begin('pirate-quest', { title: 'Friday' });
    at.enter(setFaces());
    await run('session.leave');
    await beginAsLast();
    at.enter(setFaces('2'));
    await run('session.leave');
    await run('session.open', { session });
    at.enter(setFaces('bolt'));
    await run('session.leave');
  }

  test('the next set-up names the rows, and asks once', async () => {
    await differ();
    const differing = {
      evening: 'Friday',
      rows: [{ key: 'own.faces', values: { die: { key: 'colour.green' } } }],
    };
    expect(kept()).toMatchObject({ edition: { faces: { green: facesFrom('2') } }, differing });
    expect(await ask('own.settle', { game: 'pirate-quest', take: 'evening' })).toBeNull();
    expect(kept()).toMatchObject({ edition: { faces: { green: facesFrom('bolt') } }, differing: null });
  });

  test('the chest stays as it is where that is chosen', async () => {
    await differ();
    await ask('own.settle', { game: 'pirate-quest', take: 'chest' });
    expect(kept()).toMatchObject({ edition: { faces: { green: facesFrom('2') } }, differing: null });
  });

  test('an evening that is only looked at changes nothing', async () => {
    const { session } = await at.begin('pirate-quest');
    at.enter(setFaces());
    await run('session.leave');
    await beginAsLast();
    at.enter(setFaces('2'));
    await run('session.leave');
    await run('session.open', { session });
    await run('session.leave');
    expect(kept()).toMatchObject({ edition: { faces: { green: facesFrom('2') } }, differing: null });
  });
});

describe('a chest as one file', () => {
  test('gives a friend what was typed in, and says so in its version', async () => {
    await at.begin('pirate-quest');
    at.enter(setFaces());
    await run('session.leave');
    const [chest] = await ask<readonly { readonly id: string }[]>('chest.list');
    const file = await ask<object>('chest.export', { chest: chest?.id });
    expect(file).toMatchObject({ chest: 2, own: { 'face/green': faces } });
    await ask('chest.remove', { chest: chest?.id });
    expect(kept()).toBeNull();
    await ask('chest.import', { file });
    expect(kept()?.edition).toMatchObject({ faces: { green: faces } });
    expect(await run('chest.import', { file: { ...file, own: { 'face/green': ['moon'] } } })).toMatchObject({
      no: { code: 'own-unplayable' },
    });
  });

  test('of before is taken in as it was', async () => {
    const file = { chest: 1, name: 'Old', game: 'pirate-quest', pieces: [] };
    expect(await ask('chest.import', { file })).toMatchObject({ name: 'Old' });
    expect(await ask('chest.export', { chest: (await ask<{ id: string }[]>('chest.list'))[0]?.id })).toEqual(
      file,
    );
  });
});

const typing: readonly (readonly [string, object, string])[] = [
  ['pirate-quest', fill, 'card/swords-9'],
  ['pirate-tricks', { kind: 'nameFaction', suit: 'red', name: 'Corsairs' }, 'faction/red'],
  [
    'pirates-flag',
    {
      kind: 'teachCard',
      card: 'card-40',
      name: 'Grog',
      marks: [],
      effects: [{ kind: 'modifyRoll', whose: 'own', times: 1, plus: 3 }],
    },
    'card/card-40',
  ],
];

test.each(typing)('%s begins with the very rows that it gave', async (id, command, row) => {
  await at.begin(id);
  expect(at.enter(command)).toHaveProperty('seq');
  const game = (games as Readonly<Record<string, AnyGame>>)[id];
  const rows = game?.ownData?.typed(state() as never) ?? {};
  expect(Object.keys(rows)).toContain(row);
  const begun = game?.begin({
    seats: captains.map(({ seat }) => seat),
    edition: game.ownData?.edition(rows),
  });
  if (!game || !begun?.ok) throw new Error(JSON.stringify(begun));
  const anew = begun.value.reduce((now, event) => game.evolve(now, event), game.blank);
  expect(game.ownData?.typed(anew)).toEqual(rows);
  for (const [key, value] of Object.entries(rows))
    expect(Object.keys(game.text.en)).toContain(game.ownData?.name(key, value).key);
});
