import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RescueCard } from '../../src-main/contract/link-parts.ts';
import { KeptChoices } from '../../src-main/shell/kept-choices.ts';
import { atTheCompanion, captains } from '../support/at-the-companion.ts';

const at = atTheCompanion();
const { ask, run } = at;
const begin = async (more: object = {}) => (await at.begin('pirate-quest', more)).session;

describe('house rules', () => {
  test('are kept under a name, offered again, and taken away', async () => {
    const options = { openingDeal: 3, equalTrumps: 'first-played' };
    expect(await run('rules.save', { game: 'pirate-quest', name: 'Ours', options })).toMatchObject({
      ok: true,
    });
    expect(at.companion.lobby().houseRules).toEqual([{ game: 'pirate-quest', name: 'Ours', options }]);
    await run('rules.remove', { game: 'pirate-quest', name: 'Ours' });
    expect(at.companion.lobby().houseRules).toEqual([]);
  });

  test('that the game does not offer are not kept', async () => {
    for (const options of [{ cannons: 4 }, { openingDeal: 'many' }])
      expect(await run('rules.save', { game: 'pirate-quest', name: 'Ours', options })).toMatchObject({
        ok: false,
        no: { code: 'no-such-option' },
      });
  });

  test('of a session come with "same as last time"', async () => {
    await begin({ options: { openingDeal: 3 } });
    expect(at.companion.lobby().last?.options).toEqual({ openingDeal: 3 });
  });
});

describe('what else is settled before the first entry', () => {
  test('is offered with the game and put into its setup', async () => {
    const quest = at.companion.lobby().games.find(({ id }) => id === 'pirate-quest');
    expect(quest?.setup.map(({ name }) => name)).toEqual(['map', 'deck']);
    await begin({ setup: { map: 'short-hop', deck: 'sample' } });
    const map = at.companion.running?.table.game.view(at.companion.running.table.state.game, {
      kind: 'table',
    });
    expect(map?.['map']).toMatchObject({ id: 'short-hop' });
  });

  test('is refused by name where it is not offered, and nothing begins', async () => {
    for (const setup of [{ map: 'the-moon' }, { map: ['short-hop'] }, { moon: 'full' }])
      expect(await run('session.begin', { game: 'pirate-quest', captains, setup })).toMatchObject({
        no: { code: 'not-offered', values: { choice: Object.keys(setup)[0] } },
      });
    expect(at.companion.running).toBeUndefined();
  });

  test('comes as it was chosen last time, for each game by itself', async () => {
    await begin({ setup: { map: 'short-hop', deck: 'blank' } });
    await at.begin('pirate-attack', { setup: { packs: ['main', 'tavern'] } });
    const chosen = (game: string) =>
      at.companion
        .lobby()
        .games.find(({ id }) => id === game)
        ?.setup.map((choice) => choice.chosen);
    expect(chosen('pirate-quest')).toEqual(['short-hop', 'blank']);
    expect(chosen('pirate-attack')).toEqual([['main', 'tavern'], 'alone']);
  });
});

describe('the start page', () => {
  test('remembers everyone who has played', async () => {
    await begin();
    expect(at.companion.lobby().captains).toEqual(['Captain blue', 'Captain red', 'Captain yellow']);
  });

  test('has thrown-away sessions back', async () => {
    const session = await begin();
    await run('session.trash', { session });
    expect(at.companion.lobby().sessions).toEqual([]);
    const [trashed] = at.companion.lobby().trash;
    expect(await run('session.takeBack', { session: trashed?.id })).toMatchObject({ ok: true });
    expect(at.companion.lobby().sessions.map(({ id }) => id)).toEqual([session]);
    expect(at.companion.lobby().trash).toEqual([]);
    expect(await run('session.takeBack', { session: 'gone' })).toMatchObject({
      no: { code: 'not-in-trash' },
    });
  });

  test('rescues a damaged session and says what could be saved', async () => {
    const session = await begin();
    at.enter({ kind: 'nameDealer', seat: 'yellow' });
    await run('session.leave');
    const path = join(at.folder, 'sessions', session);
    const bytes = readFileSync(path);
    bytes.fill(0, 0, 100);
    writeFileSync(path, bytes);
    expect(at.companion.lobby().sessions[0]?.fault).toBeDefined();
    const rescued = await run('session.rescue', { session });
    expect(rescued.ok && (rescued.value as RescueCard)).toMatchObject({ entries: 2, lost: null });
    expect(at.companion.lobby().sessions[0]).toMatchObject({ id: session, entries: 2 });
    expect(at.companion.lobby().sessions[0]?.fault).toBeUndefined();
  });
});

describe('maps of the table', () => {
  const layout = {
    id: 'laid',
    cards: [0, 3, 6].map((x) => ({
      x,
      y: 0,
      turn: 0 as const,
      colours: ['green', 'blue', 'red', 'white', 'green', 'blue'] as const,
      barriers: [],
    })),
    accelerations: [1],
  };
  const keep = (name: string, value: object) =>
    run('kept.save', { game: 'pirate-quest', choice: 'map', name, value });
  const look = (map: object) =>
    run('game.ask', { game: 'pirate-quest', question: { kind: 'map-look', map } });
  const offered = () =>
    at.companion
      .lobby()
      .games.find(({ id }) => id === 'pirate-quest')
      ?.setup.find(({ name }) => name === 'map')
      ?.offers.filter(({ value }) => value.startsWith('own:'));

  test('are kept under a name, offered with a picture at the next set-up, played on, and taken away', async () => {
    expect(await keep('The attic', layout)).toMatchObject({ ok: true });
    expect(offered()).toMatchObject([
      { value: 'own:The attic', drawn: { picture: { start: 'c1-4', goal: 'c3-3' } } },
    ]);
    await begin({ setup: { map: 'own:The attic' } });
    expect(at.companion.running?.table.state.game).toMatchObject({ chart: { id: 'The attic', length: 9 } });
    await run('kept.remove', { game: 'pirate-quest', choice: 'map', name: 'The attic' });
    expect(offered()).toEqual([]);
  });

  test('that cannot be laid are not kept, and it is said why', async () => {
    const torn = { ...layout, cards: layout.cards.map((card, at) => ({ ...card, y: at * 5 })) };
    expect(await look({ kind: 'laid', layout: torn })).toMatchObject({
      value: { answer: { problem: { key: 'map.apart' }, picture: null } },
    });
    expect(await keep('Torn', torn)).toMatchObject({
      no: { code: 'not-kept', values: { problem: { key: 'map.apart' } } },
    });
    expect(await keep('Torn', { cards: 'none' })).toMatchObject({ no: { code: 'bad-kept' } });
    expect(offered()).toEqual([]);
  });

  test('are laid at random from a number of cards and a seed', async () => {
    const map = { kind: 'random', cards: 4, seed: 7 };
    const looked = await look(map);
    await begin({ setup: { map: 'random:4:7' } });
    const { layout: laid } = at.companion.running?.table.state.game as unknown as { layout: object };
    expect(looked).toMatchObject({ ok: true, value: { answer: { layout: laid, problem: null } } });
  });

  test('that were kept by an earlier version are brought into the chest, and offered still', async () => {
    const { settings } = at.companion.data.library;
    await keep('Both', { ...layout, accelerations: [2] });
    for (const name of ['Old bay', 'Both']) settings.set(`map pirate-quest ${name}`, { ...layout, id: name });
    const kept = new KeptChoices(at.companion.readers.hold, settings);
    expect(offered()?.map(({ value }) => value)).toEqual(['own:Both', 'own:Old bay']);
    expect(kept.of('pirate-quest', 'map')).toMatchObject([
      { name: 'Both', value: { accelerations: [2] } },
      { name: 'Old bay', value: { accelerations: [1] } },
    ]);
    expect(settings.list().filter(({ name }) => name.startsWith('map '))).toEqual([]);
  });

  test('lie in the chest, which takes them to friends, and are offered there beside their own', async () => {
    await keep('The attic', layout);
    const [chest] = await ask<readonly { id: string; name: string }[]>('chest.list');
    expect(chest).toMatchObject({ name: 'Pirate Quest' });
    const file = await ask<object>('chest.export', { chest: chest?.id });
    expect(file).toMatchObject({ chest: 3, made: { map: { 'The attic': { accelerations: [1] } } } });
    await run('kept.remove', { game: 'pirate-quest', choice: 'map', name: 'The attic' });
    await keep('The cellar', layout);
    await ask('chest.import', { file });
    expect(offered()?.map(({ value }) => value)).toEqual(['own:The attic', 'own:The cellar']);
    await begin({ setup: { map: 'own:The cellar' } });
    expect(at.companion.running?.table.state.game).toMatchObject({ chart: { id: 'The cellar' } });
    await run('kept.remove', { game: 'pirate-quest', choice: 'map', name: 'The attic' });
    expect(offered()?.map(({ value }) => value)).toEqual(['own:The cellar']);
  });

  test('that could not be laid come with no friend’s chest', async () => {
    await keep('The attic', layout);
    const [chest] = await ask<readonly { id: string }[]>('chest.list');
    const file = await ask<{ made: { map: object } }>('chest.export', { chest: chest?.id });
    const torn = { ...layout, cards: layout.cards.map((card, at) => ({ ...card, y: at * 5 })) };
    for (const made of [{ map: { Torn: torn } }, { map: { Odd: 3 } }, { board: { Odd: layout } }])
      expect(await run('chest.import', { file: { ...file, made } })).toMatchObject({
        no: { code: 'own-unplayable' },
      });
    expect(await ask<readonly object[]>('chest.list')).toHaveLength(1);
  });

  test('are in nobody’s way where an evening is left: they differ from nothing that was typed in', async () => {
    await keep('The attic', layout);
    await begin({ setup: { map: 'own:The attic' } });
    await run('session.leave');
    expect(at.companion.lobby().games.find(({ id }) => id === 'pirate-quest')?.kept).toBeNull();
    expect(offered()).toHaveLength(1);
  });

  test('are kept by no game that lays none', async () => {
    const asked = { game: 'pirates-flag', choice: 'map', name: 'Ours', value: layout };
    expect(await run('kept.save', asked)).toMatchObject({ no: { code: 'nothing-to-keep' } });
  });

  test('that are offered can all be begun on', async () => {
    const choices =
      at.companion.lobby().games.find(({ id }) => id === 'pirate-quest')?.setup[0]?.offers ?? [];
    const drawn = choices.filter((one) => one.drawn !== undefined);
    expect(drawn.length).toBeGreaterThanOrEqual(6);
    for (const { value } of drawn) await begin({ setup: { map: value } });
    expect(at.companion.running?.table.state.game).toMatchObject({ chart: { id: drawn.at(-1)?.value } });
  });
});
