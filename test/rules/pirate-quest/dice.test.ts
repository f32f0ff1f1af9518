import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import { sampleFaces } from '../../../src-main/rules/pirate-quest/data/faces.ts';
import { editionOf, isInvented } from '../../../src-main/rules/pirate-quest/edition.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { flagsPart } from '../../../src-main/rules/pirate-quest/view/battle.ts';
import { card, deckWith, fighting, sit, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'mutiny', 2, 'universal', 7),
    card('axes-3', 'blessed', 1, 'universal', 7),
    card('axes-4', 'mutiny', 1, 'universal', 9),
  ),
};

const atFight = (laying = {}, letter = 'g'): Table => fighting({ edition, ...laying }, letter).bids(0, 0, 0);
/** Red and blue are level at seven. */
const level = (): Table =>
  atFight({ edition: { deck: deckWith(card('swords-3', 'blessed', 1, 'universal', 7)) } })
    .plays('axes-7')
    .tries('swords-3', '1')
    .plays('axes-4');

function meant(table: Table, kind: string, signs: readonly Sign[], seat?: SeatId): unknown {
  const prompt = pirateQuest.prompts(table.state).find((one) => one.kind === kind);
  if (!prompt) throw new Error(`${kind} is not asked`);
  const read = pirateQuest.interpret(table.state, prompt, signs, seat);
  return read.kind === 'command' ? read.command : read.kind === 'incomplete' ? read.missing : read.kind;
}

const diceCard = (number: number): Sign => ({ kind: 'dice-card', row: `dice-card-${number}` });
const face = (die: string, shown: string): Sign => ({ kind: 'face', die, face: shown });
const roll = (seat: SeatId, shown: string, die?: 'green' | 'blue' | 'red'): Command =>
  die ? { kind: 'roll', seat, face: shown, die } : { kind: 'roll', seat, face: shown };
const green = ['1', '1', '1', 'X', 'X', 'X'] as const;
const filledIn = (): Table => atFight().do({ kind: 'setFaces', die: 'green', faces: green });

describe('the die that is rolled', () => {
  it('is the one of the square: another colour is refused, and says which is which', () => {
    const table = atFight().tries('swords-3');
    expect(meant(table, 'roll-feature', [face('blue', '2')])).toEqual(roll('red', '2', 'blue'));
    expect(table.refusal(roll('red', '2', 'blue'))).toMatchObject({
      code: 'wrong-die',
      waivable: true,
      values: { die: { key: 'colour.blue' }, own: { key: 'colour.green' } },
    });
  });

  it('counts as the colour it has where the table lets it stand, also for the second roll of a circle', () => {
    const table = atFight()
      .tries('swords-3')
      .overrule(roll('red', 'circle+1', 'blue'), 'wrong-die');
    expect(table.state.lastRoll?.die).toBe('blue');
    expect(meant(table, 'roll-feature', [face('blue', '1')])).toEqual(roll('red', '1'));
    expect(meant(table, 'roll-feature', [face('green', '1')])).toEqual(roll('red', '1', 'green'));
  });

  it('is the right one too where it was told after the card was tried', () => {
    const table = sit({ depth: 'cards', edition }).set({ 'rank.red': 3 }).bids(0, 0, 0);
    table.do({ kind: 'tryFeature', seat: 'red', card: 'swords-3' });
    table.do({ kind: 'tellColour', seat: 'red', colour: 'blue' });
    expect(meant(table, 'roll-feature', [face('blue', '2')])).toEqual(roll('red', '2'));
    expect(meant(table, 'roll-feature', [diceCard(5)])).toEqual(roll('red', sampleFaces.blue[4]));
  });

  it('in a roll-off goes to whoever rolls that colour, and in another colour to whoever put it there', () => {
    const table = atFight({}, 'g').set({ 'square.blue': 'c2-1' });
    const rolling = table.state.dealer ? level() : table;
    expect(meant(rolling, 'roll-fight', [face('green', '1')], 'blue')).toEqual(roll('blue', '1'));
    expect(meant(rolling, 'roll-fight', [face('red', '1')], 'blue')).toEqual(roll('blue', '1', 'red'));
    expect(meant(rolling, 'roll-fight', [face('red', '1')])).toEqual(roll('red', '1', 'red'));
  });
});

describe('a dice card', () => {
  it('in a roll-off is whose it was drawn by, and nobody’s until that is known', () => {
    const table = level();
    expect(meant(table, 'roll-fight', [diceCard(6)], 'blue')).toEqual(roll('blue', sampleFaces.green[5]));
    expect(meant(table, 'roll-fight', [diceCard(6)])).toEqual(['seat']);
    expect(meant(table, 'roll-fight', [diceCard(6), { kind: 'token', seat: 'blue' }])).toEqual(
      roll('blue', sampleFaces.green[5]),
    );
    expect(meant(table, 'roll-fight', [{ kind: 'token', seat: 'blue' }])).toBe('unfit');
  });

  it('is called by its number where it is asked who has drawn it', () => {
    const table = level();
    const prompt = pirateQuest.prompts(table.state).find(({ kind }) => kind === 'roll-fight');
    const step = prompt && pirateQuest.stepAfter(table.state, prompt, [diceCard(6)], undefined);
    expect(step?.path.map(({ label }) => label)).toEqual([{ key: 'piece.dice-card', values: { number: 6 } }]);
    expect(step?.choices.map(({ id }) => id)).toEqual(['seat/red', 'seat/blue']);
  });

  it('in a mutiny shows each the die of the own square', () => {
    const table = atFight().plays('bows-1').tries('axes-4', '1').plays('bows-2');
    table.do({ kind: 'target', seat: 'blue', target: 'yellow' });
    expect(meant(table, 'roll-mutiny', [diceCard(4)], 'yellow')).toEqual(
      roll('yellow', sampleFaces.green[3]),
    );
  });

  it('is the last one’s without a word once only one is out', () => {
    const table = level().rolls(['red', '1']);
    expect(meant(table, 'roll-fight', [diceCard(4)])).toEqual(roll('blue', sampleFaces.green[3]));
    expect(meant(table, 'roll-fight', [diceCard(4)], 'red')).toEqual(roll('red', sampleFaces.red[3]));
    expect(table.code(roll('red', '1'))).toBe('nothing-to-roll');
  });
});

describe('the faces of the dice', () => {
  it('are each die’s own: typing in one leaves the others our invention', () => {
    const now = filledIn().state.edition;
    expect(['green', 'blue', 'red'].map((die) => isInvented(now, die as 'red'))).toEqual([false, true, true]);
    const given = editionOf({ faces: { ...sampleFaces, green } });
    expect(['green', 'blue', 'red'].map((die) => isInvented(given, die as 'red'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('stay each die’s own in the next race', () => {
    const asked = pirateQuest.ask(filledIn().state, { kind: 'rematch' });
    if (!asked.ok) throw new Error(asked.no.code);
    const begun = pirateQuest.begin(asked.value['setup'] as Parameters<typeof pirateQuest.begin>[0]);
    const again = begun.ok ? begun.value.reduce(pirateQuest.evolve, pirateQuest.blank).edition : undefined;
    expect(again && [isInvented(again, 'green'), isInvented(again, 'red')]).toEqual([false, true]);
  });

  it('that are seen can always be entered, also where nobody has listed them', () => {
    const table = filledIn().tries('swords-3');
    const prompt = pirateQuest.prompts(table.state).find(({ kind }) => kind === 'roll-feature');
    const faces = prompt ? waysToAnswer(pirateQuest, table.state, prompt, undefined) : [];
    const rolled = faces.flatMap(({ command, path, refusal }) =>
      command.kind === 'roll'
        ? [`${command.face}${path.length > 1 ? ' elsewhere' : ''}${refusal ? ' refused' : ''}`]
        : [],
    );
    expect(rolled.slice(0, 3)).toEqual(['1', 'X', 'blank elsewhere']);
    expect(rolled).toContain('circle+2 elsewhere');
    expect(rolled.some((words) => words.endsWith('refused'))).toBe(false);
  });

  it('that the list of the die lacks count, and stand among the remarks', () => {
    const table = filledIn().tries('swords-3').rolls(['red', '2']);
    expect(table.eventKinds).toContain('featureActivated');
    expect(table.state.flags).toMatchObject([
      { kind: 'face-not-on-die', player: 'red', side: { die: 'green', face: '2' } },
    ]);
    expect(atFight().tries('swords-3').rolls(['red', '3']).state.flags).toEqual([]);
  });

  it('that the list lacks are offered to be put on it, in the place of one of the six', () => {
    const table = filledIn().tries('swords-3').rolls(['red', '2']);
    const prompt = pirateQuest.prompts(table.state).find(({ kind }) => kind === 'list-face');
    const [first] = prompt ? waysToAnswer(pirateQuest, table.state, prompt, undefined) : [];
    expect(first?.command).toEqual({
      kind: 'setFaces',
      die: 'green',
      faces: ['2', '1', '1', 'X', 'X', 'X'],
    });
    if (first) table.do(first.command);
    expect(table.promptKinds).not.toContain('list-face');
  });

  it('off the list take nothing from a suit that is still owed', () => {
    const table = filledIn().plays('bows-9').plays('axes-1');
    const owed = table.state.battle.memory.blue?.owed;
    table.plays('bows-1');
    expect(owed).toHaveLength(1);
    expect(table.state.battle.memory.blue?.owed).toEqual(owed);
  });

  it('of green have pips on three of the six: anything else that is typed in is remarked', () => {
    const remarks = (faces: readonly string[]) =>
      (
        pirateQuest.view(
          atFight().do({ kind: 'setFaces', die: 'green', faces: faces as unknown as typeof green }).state,
          { kind: 'table' },
        )['flags'] as readonly { readonly kind: string }[]
      ).map(({ kind }) => kind);
    expect(remarks(green)).toEqual([]);
    expect(remarks(['1', '1', '1', 'circle+1', 'X', 'X'])).toEqual(['pips-off-count']);
    expect(remarks(['1', '1', 'bolt', 'X', 'X', 'X'])).toEqual(['pips-off-count']);
    const twice = sit().do({ kind: 'setFaces', die: 'green', faces: green });
    twice.do({ kind: 'setFaces', die: 'green', faces: ['1', '1', '1', '2', 'X', 'X'] });
    expect(flagsPart(twice.state)).toMatchObject([{ kind: 'pips-off-count', certain: true, recent: false }]);
  });
});

describe('a roll-off that is level at nothing', () => {
  const edition = { deck: deckWith(card('swords-3', 'blessed', 1, 'universal', 7)) };
  /** Red stands beside the board and has no die; blue, on a green square, is level with red. */
  const rolling = (): Table => {
    const table = sit({ captains: 3, depth: 'cards', dealer: 'yellow', luck: 0, edition });
    table.set({ 'rank.blue': 3, 'colour.blue': 'green' }).bids(0, 0, 0).plays('axes-7');
    return table.tries('swords-3', '1').plays('axes-4');
  };

  it('is rolled again by whoever has a die', () => {
    expect(rolling().rolls(['blue', 'X']).awaits).toBe('contest-roll');
  });

  it('is rolled again with the same die where the marker was put right meanwhile and its colour is not told', () => {
    const table = rolling().set({ 'rank.blue': 4 }).rolls(['blue', 'X']);
    expect(table.awaits).toBe('contest-roll');
    table.rolls(['blue', 'X'], ['blue', '1']);
    expect(table.event('fightWon').player).toBe('blue');
  });

  it('is won by the first where nobody has one any more', () => {
    const table = rolling().set({ 'rank.blue': 0 }).rolls(['blue', 'X']);
    expect(table.event('fightWon').player).toBe('red');
  });
});
