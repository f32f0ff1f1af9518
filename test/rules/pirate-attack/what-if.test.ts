import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { FightPart } from '../../../src-main/rules/pirate-attack/view/fight.ts';
import type { WhatIf } from '../../../src-main/rules/pirate-attack/view/what-if.ts';
import { stepAt } from '../../support/pressing.ts';
import { running, type Table } from './table.ts';

const lay = (seat: SeatId, card: string): Command => ({ kind: 'layShip', seat, card });
const up = (ship: number, card: string): Command => ({ kind: 'turnUp', ship, card });
const attack: Command = { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 };

/** Red's 6/7 and blue's 8/8 and 3/4. */
const atSea = (): Table =>
  running({}, { depth: 'fights' }).do(
    lay('red', 'schooner-6-7'),
    lay('blue', 'brigantine-8-8'),
    lay('blue', 'sloop-3-4'),
  );

function thought(t: Table, asked: object): WhatIf {
  const answer = pirateAttack.ask(t.state, { kind: 'what-if', ...asked });
  if (!answer.ok) throw new Error(answer.no.code);
  return answer.value as unknown as WhatIf;
}
const fates = ({ fight }: WhatIf) =>
  fight?.sheet && [fight.sheet.verdicts.attacker?.standing, fight.sheet.verdicts.defender?.standing];
const shown = (t: Table): FightPart => {
  const { fight } = pirateAttack.view(t.state, { kind: 'table' }) as { fight: FightPart | null };
  if (!fight) throw new Error('no fight');
  return fight;
};

describe('what if', () => {
  test('says of two ships that nobody has set against each other who would sink, and enters nothing', () => {
    const t = atSea();
    const before = t.state;
    expect(fates(thought(t, { ship: 1, target: 2 }))).toEqual(['sinks', 'holds']);
    expect(fates(thought(t, { ship: 1, target: 3 }))).toEqual(['holds', 'sinks']);
    expect(t.state).toBe(before);
  });

  test('takes what might lie above and under them into account', () => {
    const t = atSea();
    const supposed = (card: string) => thought(t, { ship: 1, target: 2, turned: [{ ship: 2, card }] });
    expect(fates(supposed('lazy-blacksmith-5'))).toEqual(['holds', 'holds']);
    expect(fates(supposed('fire'))).toEqual(['sinks', 'sinks']);
  });

  test('goes on from what was turned up in the fight that is on', () => {
    const t = atSea().do(attack, up(1, 'skilled-carpenter-4'));
    expect(fates(thought(t, {}))).toEqual(['holds', 'holds']);
    expect(thought(t, {}).ships.map(({ ship }) => ship)).toEqual([1, 2]);
    expect(fates(thought(t, { turned: [{ ship: 2, card: 'skilled-blacksmith-3' }] }))).toEqual([
      'sinks',
      'holds',
    ]);
  });

  test('offers every ship that is named and every face there is, before anything is chosen', () => {
    const { ships, faces, fight } = thought(atSea(), {});
    expect([ships.length, faces.length, fight]).toEqual([3, 25, null]);
  });

  test.each<readonly [asked: object, what: string]>([
    [{ ship: 2, target: 3 }, 'two ships of one captain'],
    [{ ship: 1, target: 9 }, 'a ship that lies in no row'],
    [{ ship: 1, target: 2, turned: [{ ship: 3, card: 'fire' }] }, 'a card of a ship outside'],
    [{ ship: 1, target: 2, turned: [{ ship: 1, card: 'spy' }] }, 'a card that lies under no ship'],
    [{ turned: 'fire' }, 'no list of cards'],
    [{ turned: [null] }, 'no card at all'],
  ])('refuses %j: %s', (asked) => {
    const answer = pirateAttack.ask(atSea().state, { kind: 'what-if', ...asked });
    expect(answer.ok ? 'answered' : answer.no.code).toBe('bad-question');
  });
});

describe('a fight as it is shown', () => {
  test('is in numbers as far as it was told, one line a layer, and afloat while anything may be turned up', () => {
    const fight = shown(atSea().do(attack, up(2, 'fire'), up(1, 'skilled-blacksmith-2')));
    expect(fight.afloat).toBe(true);
    expect(fight.sheet?.lines.map(({ words }) => words.key)).toEqual([
      'drawn.sheet.printed',
      'drawn.sheet.under-cards',
      'drawn.sheet.fire',
    ]);
    expect(fight.sheet?.totals).toMatchObject({
      attacker: { cannons: 8, strength: 7 },
      defender: { cannons: 8, strength: 4 },
    });
    expect(fight.sheet?.verdicts).toMatchObject({
      attacker: { standing: 'sinks' },
      defender: { standing: 'sinks' },
    });
  });

  test('shows an armada as one, and counts what it has lost by hand', () => {
    const t = atSea().do({ kind: 'formArmada', seat: 'blue', ships: [2, 3] }, attack);
    expect(shown(t).sides.defender).toMatchObject({ ships: 2, lost: 0, words: { values: { ships: 2 } } });
    const after = shown(t.do({ kind: 'sinkShip', ship: 3 }));
    expect(after.sides.defender).toMatchObject({ ships: 1, lost: 1, hull: 'brigantine' });
    const gone = shown(t.do({ kind: 'sinkShip', ship: 2 }));
    expect(gone).toMatchObject({ sheet: null, sides: { defender: { ships: 0, lost: 2 } } });
  });
});

describe('a fight ship by ship', () => {
  test('says of each line what every ship has that it touches, and which a curse has taken', () => {
    const t = atSea()
      .do({ kind: 'formArmada', seat: 'blue', ships: [2, 3] }, attack)
      .do(up(3, 'poison'), up(2, 'lazy-carpenter-4'), up(1, 'skilled-blacksmith-2'));
    const told = shown(t).sheet?.lines.map(({ words, ships }) => [
      words.key.replace('drawn.sheet.', ''),
      ...ships.map(
        ({ ship, cannons, strength, gone }) => `${ship}: ${gone ? 'gone' : `${cannons}/${strength}`}`,
      ),
    ]);
    expect(told).toEqual([
      ['printed', '1: 6/7', '2: 8/8', '3: 3/4'],
      ['poison', '3: gone'],
      ['under-cards', '1: 8/7', '2: 8/4'],
    ]);
  });

  test('names the rule on which it hangs who sinks, what counts here, and who sinks by the other reading', () => {
    const zeroed = (zeroShipGuns: string) =>
      running({}, { depth: 'fights', options: { zeroShipGuns } })
        .do(lay('red', 'sloop-3-3'), lay('blue', 'sloop-3-3'))
        .do(attack, up(1, 'lazy-carpenter-4'));
    const readings = (zeroShipGuns: string) =>
      shown(zeroed(zeroShipGuns)).readings.map(({ values }) => [
        values?.['rule'],
        values?.['counts'],
        (
          values?.['then'] as unknown as { values: { ships: readonly { values: object }[] } }
        ).values.ships.map(({ values: of }) => of),
      ]);
    const rule = { key: 'reading.zeroShipGuns' };
    const [red, blue] = [{ player: { seat: 'red' } }, { player: { seat: 'blue' } }];
    expect(readings('count')).toEqual([[rule, { key: 'reading.zeroShipGuns.count' }, [red]]]);
    expect(readings('ignore')).toEqual([[rule, { key: 'reading.zeroShipGuns.ignore' }, [red, blue]]]);
  });

  test('names of two other readings the one by which other ships sink', () => {
    const t = running({}, { depth: 'fights', options: { wdOrder: 'mutiny' } })
      .do(lay('red', 'sloop-3-3'), lay('blue', 'sloop-3-4'))
      .do(attack, up(1, 'mutiny'), up(1, 'poison'));
    expect(shown(t).readings.map(({ values }) => [values?.['counts'], values?.['then']])).toEqual([
      [{ key: 'reading.wdOrder.mutiny' }, expect.objectContaining({ key: 'note.sinks' })],
    ]);
  });

  test('names no rule where every reading of it sinks the same ships', () => {
    expect(shown(atSea().do(attack, up(1, 'lazy-carpenter-4'))).readings).toEqual([]);
  });
});

describe('each face that may be turned up', () => {
  const cards = (t: Table) => {
    const [prompt] = pirateAttack.prompts(t.state);
    if (!prompt) throw new Error('nothing is asked');
    const step = stepAt(pirateAttack, t.state, prompt, 'blue', ['choice/turn-up']);
    return new Map(step?.choices.map((choice) => [choice.id, choice]));
  };

  test('says who would sink, and stands out where the fight would end otherwise', () => {
    const offered = cards(atSea().do(attack));
    expect(offered.get('card/lazy-blacksmith-1')).toMatchObject({
      note: { values: { ships: [{ values: { player: { seat: 'red' } } }] } },
    });
    expect(offered.get('card/skilled-carpenter-2')).toMatchObject({
      note: { key: 'note.nothing-sinks' },
      marked: true,
    });
    expect(offered.get('card/skilled-blacksmith-1')?.marked).toBeUndefined();
  });
});
