import { expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { packs } from '../../src-main/rules/pirate-attack/cards.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import type { State } from '../../src-main/rules/pirate-attack/state.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { examples } from '../support/examples.ts';
import { enter, heading, tickingClock } from './table.ts';

const ships = ({ rows }: State) => Object.values(rows).flat();
const tasks = ({ agenda }: State): readonly string[] => agenda.flat().map(({ kind }) => kind);
const turned = ({ fight }: State) => Object.values(fight?.turned ?? {});

/** What a table meets with all packs, each once at least, so that nobody looks on in vain. */
const scenes: Readonly<Record<string, (state: State) => boolean>> = {
  fleets: ({ fight, moment }) => !fight && !moment,
  'a shop opens or shuts': ({ moment }) => moment !== null,
  'an attack': ({ fight }) => fight !== null,
  'armada against armada': ({ fight }) =>
    fight !== null &&
    !fight.joined &&
    [fight.attacker, fight.defender].every((unit) => unit.ships.length > 1),
  'curses on both sides': (state) => turned(state).filter(({ curses }) => curses.length > 0).length > 1,
  'a cure': (state) => turned(state).some(({ curses }) => curses.some(({ cure }) => cure !== 'none')),
  'dice for X/X': ({ fight }) => fight?.thrown !== undefined,
  'a ship fights along': ({ fight }) => fight?.joined !== undefined,
  'the Navy': ({ fight }) => fight?.navy !== undefined,
  'the Hurricane': (state) => tasks(state).includes('hurricane'),
  'a card at the Tavern': (state) => tasks(state).includes('tavern'),
  'a throw for a ship': (state) => tasks(state).includes('card'),
  'a gamble': (state) => tasks(state).includes('gamble'),
  'one Copy Cat before two captains': ({ kept }) => kept.filter(({ card }) => card === 'copy-cat').length > 1,
  'the Trap': ({ kept }) => kept.some(({ card }) => card === 'the-trap'),
  'a ship in port': (state) => ships(state).some(({ inPort }) => inPort),
  'a hidden ship': (state) => ships(state).some(({ hidden }) => hidden),
  'a copy': (state) => ships(state).some(({ copyOf }) => copyOf !== undefined),
  'a card sent elsewhere': ({ chain }) => chain.some(({ kind }) => kind === 'redirect'),
  'the end': ({ phase }) => phase.kind === 'over',
};

test('the evening of Pirate Attack that plays itself has all packs and every scene in it, and ends by fame', () => {
  const example = examples.find(({ game }) => game === 'pirate-attack');
  const table = new RunningTable(pirateAttack, memoryLog(heading('pirate-attack')), tickingClock());
  enter(table, { kind: 'begin', setup: example?.setup as never });
  const seen = new Set<string>();
  for (const line of example?.lines ?? []) {
    enter(table, line as never);
    for (const [scene, isThere] of Object.entries(scenes))
      if (isThere(table.state.game as State)) seen.add(scene);
  }
  const answers = example?.lines.flatMap((line) => ('card' in line && 'kind' in line ? [line] : [])) ?? [];
  const blocked = answers.findIndex(({ kind, card }) => kind === 'answerCard' && card === 'the-blockade');
  expect(answers.slice(blocked - 2, blocked).map(({ card }) => card)).toEqual([
    'thief-steal-1-2-of-gold',
    'guard',
  ]);
  expect(Object.keys(scenes).filter((scene) => !seen.has(scene))).toEqual([]);
  // A ship that a Reincarnation has brought back.
  expect(table.log.entries.filter(({ events }) => events.includes('"shipReturned"'))).not.toEqual([]);
  const state = table.state.game as State;
  expect([state.depth, state.edition.packs]).toEqual(['cards', packs]);
  expect(state.phase).toMatchObject({ kind: 'over', why: 'fame', winners: ['red'] });
});
