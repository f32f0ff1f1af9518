import { expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import { atTheCompanion } from '../support/at-the-companion.ts';

const at = atTheCompanion();
const { ask, run } = at;

function scan(row: string): Promise<unknown> {
  const piece = pirateAttack.pieces().find((one) => one.row === row);
  if (!piece) throw new Error(row);
  return ask('reader.scan', { text: formatCode('pirate-attack', piece) });
}
const play = (packs: readonly string[]) => at.begin('pirate-attack', { setup: { packs } });

interface Listed {
  readonly id: string;
}
const piecesOf = async (): Promise<number> => {
  const [chest] = await ask<readonly Listed[]>('chest.list');
  return (await ask<readonly object[]>('chest.pieces', { chest: chest?.id })).length;
};
const tokens = 11;

test('a card of a pack that is not in play is named with its pack, and of one that is it is taken', async () => {
  await play(['main', 'miss-direction']);
  at.enter({ kind: 'beginWith', seat: 'red' });
  expect(await scan('the-mix-up')).toMatchObject({ outcome: 'strange' });
  const [strange] = at.companion.readers.readersPart().strange;
  expect(strange?.belongs?.en).toContain('“The Tavern”, which is not in play');
  expect(at.companion.running?.table.log.entries).toHaveLength(2);
  expect(await scan('galleon-12-12')).toMatchObject({ outcome: 'accepted' });
});

test('the chest has the cards of the packs in play, and after the evening those of the last one', async () => {
  await ask('chest.new', { game: 'pirate-attack', name: 'Ours' });
  // The faces of two dice of six sides and two of twenty, which come with two of the packs.
  expect(await piecesOf()).toBe(750 + 2 * 6 + 2 * 20 + tokens);
  await play(['main']);
  expect(await piecesOf()).toBe(350 + tokens);
  await play(['main', 'tavern']);
  expect(await piecesOf()).toBe(450 + tokens);
  await run('session.leave');
  expect(await piecesOf()).toBe(450 + tokens);
});

test('labels of one pack alone are printed whether it is in play or not, each with the number of its pack', async () => {
  await play(['main']);
  expect(await ask('labels.packs', { game: 'pirate-attack' })).toContainEqual({
    pack: 'tavern',
    name: 'The Tavern',
  });
  const job = { game: 'pirate-attack', sheet: 'L4730', code: 'datamatrix' };
  expect(await ask('labels.print', { ...job, pack: 'tavern' })).toMatchObject({ labels: 100 });
  expect(await ask('labels.print', { ...job, pack: 'main', kinds: ['card'] })).toMatchObject({ labels: 350 });
  expect(await run('labels.print', { ...job, pack: 'moon' })).toMatchObject({ no: { code: 'unknown-pack' } });
  expect(await ask('labels.packs', { game: 'pirate-quest' })).toEqual([]);
});
