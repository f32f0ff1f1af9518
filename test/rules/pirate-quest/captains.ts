import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { goalRank } from '../../../src-main/rules/pirate-quest/race.ts';
import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import { awaited } from '../../../src-main/rules/pirate-quest/awaiting.ts';
import { features } from '../../../src-main/rules/pirate-quest/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import type { Event } from '../../../src-main/rules/pirate-quest/events.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { scenarios } from '../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { options } from '../../../src-main/rules/pirate-quest/options.ts';
import { refusals } from '../../../src-main/rules/pirate-quest/refusals.ts';
import type { Setup } from '../../../src-main/rules/pirate-quest/setup.ts';
import { blank, flagKinds, type State } from '../../../src-main/rules/pirate-quest/state.ts';
import { unspoken } from '../words.ts';
import { random, type Random } from '../../support/random.ts';
import { invariantsBroken } from './invariants.ts';
import { claims, playTrueBattles } from './truth.ts';
import { anyCommand, anySetup, valuesOf, whimAt, wrongSetups } from './tries.ts';
import { waysToAnswer } from '../../support/pressing.ts';
import { commandKindsOf } from '../../support/command-kinds.ts';
import type { Captains, Count } from '../whole-games.ts';

/** Whole races by captains who mostly play along, sometimes try what is not allowed, and sometimes are overruled. */
export const captains = (): Captains => ({
  inTests: { first: 2001, least: 40, most: 160 },
  everything: everything(),
  play: (seed, count) => [
    ...playGame(random(seed), count),
    ...playTrueBattles(seed, (claim) => count(`claim ${claim}`)),
  ],
});

/** After so many commands the table has had enough: with the exact goal and markers in the way a race can stick. */
const patience = 2500;
const mostCommands = patience + 50;

/** Somebody is put on the goal by hand. */
function callItADay(state: State): Move {
  const [seat] = state.seats;
  const { chart } = state;
  const taken = Object.values(state.markers).find(({ square }) => square === chart?.goal);
  const place = chart
    ? { field: 'square', value: taken ? chart.start : chart.goal }
    : { field: 'rank', value: goalRank(state) };
  return { command: { kind: 'setRight', seat: seat as SeatId, ...place }, waived: nothing };
}

/** Captains who come and go have a test of all games. */
const isOwn = (name: string): boolean => !/chair/i.test(name);

/** What can happen. */
function everything(): readonly string[] {
  return [
    ...commandKindsOf('pirate-quest').map((kind) => `command ${kind}`),
    ...Object.keys(refusals).map((code) => `refusal ${code}`),
    ...Object.keys(pirateQuest.kinds)
      .filter(isOwn)
      .map((kind) => `prompt ${kind}`),
    ...blank.edition.deck.map(({ id }) => `card ${id}`),
    ...features.map((feature) => `feature ${feature}`),
    ...flagKinds.map((kind) => `flag ${kind}`),
    ...claims.map((claim) => `claim ${claim}`),
    ...options.flatMap((option) => valuesOf(option).map((value) => `option ${option.name}=${String(value)}`)),
    ...scenarios.map(({ id }) => `map ${id}`),
    ...['map random', 'map laid'],
    ...[1, 2, 3, 4, 5, 6].map((captains) => `captains ${captains}`),
  ];
}

function playGame(chance: Random, count: Count): readonly string[] {
  for (const wrong of wrongSetups) {
    const refused = pirateQuest.begin(wrong);
    if (!refused.ok) count(`refusal ${refused.no.code}`);
  }
  const setup = anySetup(chance);
  const begun = pirateQuest.begin(setup);
  if (!begun.ok) return [`a sound table was refused: ${begun.no.code}`];
  countSetup(count, setup);
  const stored: Event[] = [...begun.value];
  let state = stored.reduce(pirateQuest.evolve, blank);
  for (let at = 0; at < mostCommands && state.phase !== 'over'; at++) {
    const broken = [
      ...(at % 11 === 0 ? invariantsBroken(state) : []),
      ...unspoken(pirateQuest.prompts(state), pirateQuest.text),
    ];
    if (broken.length) return [`${broken.join(', ')} after ${at} commands`];
    // Where the others may still move once somebody has arrived, they do.
    const isPlayed = at < patience || state.winner !== null;
    const { command, waived } = isPlayed ? nextMove(chance, state, count) : callItADay(state);
    const decided = pirateQuest.decide(state, command, waived);
    if (!decided.ok) {
      count(`refusal ${decided.no.code}`);
      continue;
    }
    count(`command ${command.kind}`);
    countCards(count, decided.value);
    lookAround(state, command, decided.value);
    stored.push(...decided.value);
    state = decided.value.reduce(pirateQuest.evolve, state);
  }
  const late = pirateQuest.decide(state, { kind: 'stop', seat: 'red' }, nothing);
  if (!late.ok) count(`refusal ${late.no.code}`);
  const asked = pirateQuest.ask(state, { kind: 'the-weather' });
  if (!asked.ok) count(`refusal ${asked.no.code}`);
  return [
    ...(state.phase === 'over' ? [] : [`not over after ${mostCommands} commands`]),
    ...invariantsBroken(state),
    ...(replays(stored, state) ? [] : ['replays to another state']),
  ];
}

/** Everything that a table is shown can be made at any moment. */
function lookAround(before: State, command: Command, events: readonly Event[]): void {
  pirateQuest.tell(command, events, before, { kind: 'table' });
  events.reduce((state, event) => {
    const after = pirateQuest.evolve(state, event);
    pirateQuest.record(event, state, after);
    return after;
  }, before);
}

const replays = (stored: readonly Event[], state: State): boolean => {
  const again = (JSON.parse(JSON.stringify(stored)) as Event[]).reduce(pirateQuest.evolve, blank);
  return JSON.stringify(again) === JSON.stringify(state);
};

interface Move {
  readonly command: Command;
  readonly waived: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

function nextMove(chance: Random, state: State, count: Count): Move {
  const prompts = pirateQuest.prompts(state);
  for (const { kind } of prompts) count(`prompt ${kind}`);
  if (chance.next() < 0.04) return { command: anyCommand(chance, state), waived: nothing };
  if (chance.next() < 0.006)
    return { command: anyCommand(chance, state), waived: new Set(Object.keys(refusals)) };
  const musts = prompts.filter(({ need }) => need === 'must');
  const mays = prompts.filter(
    ({ need, kind }) => need === 'may' && (kind !== 'misdeal' || chance.next() < 0.02),
  );
  const prompt =
    mays.length && chance.next() < mayChance(mays) ? chance.pick(mays) : (musts[0] ?? prompts[0]);
  if (!prompt) return { command: anyCommand(chance, state), waived: nothing };
  return answer(chance, state, prompt);
}

/** Luck and mutinies told by hand are rare; what a captain may do is done about every third time. */
const mayChance = (mays: readonly Prompt[]): number =>
  mays.some(({ kind }) => kind === 'luck') ? 0.05 : mays.some(({ kind }) => kind === 'bend-roll') ? 0.5 : 0.3;

function answer(chance: Random, state: State, prompt: Prompt): Move {
  const next = awaited(state);
  if (prompt.kind === 'play-card' && next.kind === 'card' && chance.next() < 0.85)
    return {
      command: { kind: 'playCard', seat: next.player, card: someCard(chance, state) },
      waived: nothing,
    };
  const answers = waysToAnswer(pirateQuest, state, prompt, undefined);
  const open = answers.filter(({ refusal }) => !refusal);
  const shut = answers.filter(({ refusal }) => refusal);
  if (shut.length && (chance.next() < 0.04 || open.length === 0)) {
    const { command, refusal } = chance.pick(shut);
    const isOverruled = refusal?.waivable && chance.next() < 0.3;
    return { command, waived: isOverruled ? new Set([refusal.code]) : nothing };
  }
  if (open.length === 0) return { command: anyCommand(chance, state), waived: nothing };
  const whim = whimAt(chance, state, prompt);
  if (whim) return { command: whim, waived: nothing };
  if (prompt.kind === 'move' && chance.next() < 0.7)
    return {
      command: farthest(
        state,
        open.map(({ command }) => command),
      ),
      waived: nothing,
    };
  return { command: chance.pick(open).command, waived: nothing };
}

/** One that was not on the table yet. */
function someCard(chance: Random, { battle, edition }: State): string {
  const { id } = chance.pick(edition.deck);
  return battle.seen.includes(id) || battle.dummyCards.includes(id) ? chance.pick(edition.deck).id : id;
}

/** So that races end: the square nearest the goal. */
function farthest(state: State, commands: readonly Command[]): Command {
  const rank = (command: Command): number => {
    if (command.kind === 'advance') return command.rank;
    if (command.kind !== 'move') return -1;
    return state.chart?.squares.find(({ id }) => id === command.to)?.rank ?? -1;
  };
  return [...commands].sort((a, b) => rank(b) - rank(a))[0] as Command;
}

function countSetup(count: Count, setup: Setup): void {
  for (const [name, value] of Object.entries(setup.options ?? {})) count(`option ${name}=${String(value)}`);
  if (setup.map) count(`map ${setup.map.kind === 'scenario' ? setup.map.scenario : setup.map.kind}`);
  count(`captains ${setup.seats.length}`);
}

function countCards(count: Count, events: readonly Event[]): void {
  for (const event of events) {
    if (event.kind === 'cardPlayed') count(`card ${event.laid.card}`);
    if (event.kind === 'featureActivated') count(`feature ${event.feature}`);
    if ('flag' in event) count(`flag ${event.flag.kind}`);
    count(`event ${event.kind}`);
  }
}
