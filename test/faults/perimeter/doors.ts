import type { AnyCommand, Edit } from '../../../src-main/contract/request.ts';
import { exportKinds } from '../../../src-main/contract/logbook-calls.ts';
import type { PersonPart } from '../../../src-main/contract/logbook-parts.ts';
import type { Who } from '../../../src-main/link/handler.ts';
import type { Random } from '../../support/random.ts';
import { codesOf, type Moment } from './secret-evenings.ts';
import { console_, phoneOf, viewersOf, type WorldTable } from './worlds.ts';

/** What is asked of each of the worlds in the same words. */
export type Ask = (table: WorldTable) => unknown;

/** At whose door, and what is public there: the same in each world. */
export interface Caller {
  readonly moment: Moment;
  readonly chance: Random;
  /** One of the worlds, to choose by: entries and questions have the same numbers and ids in all. */
  readonly at: WorldTable;
  readonly who: Who;
}

/** A door through which something of a secret might come. A new door is a row. */
export interface Door {
  readonly name: string;
  /** How often it is tried beside the others. */
  readonly weight: number;
  choose(caller: Caller): Ask;
}

export const doors: readonly Door[] = [
  {
    name: 'a preview',
    weight: 8,
    choose: (caller) => {
      const edits = editsBy(caller);
      return (table) => table.line({ kind: 'preview', edits, head: table.head }, caller.who);
    },
  },
  {
    name: 'a correction',
    weight: 6,
    choose: (caller) => {
      const edits = editsBy(caller);
      return (table) => table.line({ kind: 'correct', edits, head: table.head }, caller.who);
    },
  },
  {
    name: 'a command for any seat',
    weight: 6,
    choose: ({ moment, chance, who }) => {
      const command = chance.pick(moment.tries);
      return (table) => table.line({ command }, who);
    },
  },
  {
    name: 'a command overruled',
    weight: 2,
    choose: ({ moment, chance, who }) => {
      const command = chance.pick(moment.tries);
      return (table) => table.line({ command, override: { reason: 'we say so' } }, who);
    },
  },
  {
    name: 'a sign for any seat',
    weight: 2,
    choose: ({ moment, chance, at, who }) => {
      const { cards, card, amount } = chance.pick(moment.tries) as AnyCommand & Signs;
      const row = card ?? cards?.[0];
      const sign = row ? { kind: 'card', row } : { kind: 'number', value: amount ?? chance.below(20) };
      const prompt = chance.pick(at.running.prompts).id;
      const seat = chance.pick(at.running.state.game.seats);
      return (table) => table.line({ kind: 'sign', sign, seat, prompt }, who);
    },
  },
  {
    name: 'an entry looked at',
    weight: 3,
    choose: ({ chance, at, who }) => {
      const entry = entryBy(chance, at);
      return (table) => table.call('log.entry', { entry }, who);
    },
  },
  {
    name: 'what an entry rests on',
    weight: 2,
    choose: ({ chance, at, who }) => {
      const entry = entryBy(chance, at);
      return (table) => table.call('entry.evidence', { entry }, who);
    },
  },
  {
    name: 'rows of the log',
    weight: 1,
    choose: ({ chance, at, who }) => {
      const before = entryBy(chance, at) + 1;
      return (table) => table.call('log.rows', { before, count: 20 }, who);
    },
  },
  {
    name: 'a step of an answer, now or before an entry',
    weight: 2,
    choose: ({ chance, at, who }) => {
      const asked = {
        prompt: chance.pick(at.running.prompts).id,
        seat: chance.pick(at.running.state.game.seats),
        ...(chance.below(2) === 0 ? {} : { entry: entryBy(chance, at) }),
      };
      return (table) => table.call('question.step', asked, who);
    },
  },
  {
    name: 'a question beside the game',
    weight: 1,
    choose: ({ chance, who }) => {
      const question = chance.pick([
        { kind: 'best-claims', cards: ['red-18', 'red-19', 'red-20'] },
        { kind: 'coins', amount: 14 },
        { kind: 'odds' },
        { kind: 'rematch' },
      ]);
      return (table) => table.call('table.ask', { question }, who);
    },
  },
  {
    name: 'a card that is scanned',
    weight: 1,
    choose: ({ chance, moment, at, who }) => {
      const text = chance.pick(codesOf(moment));
      const seat = chance.pick(at.running.state.game.seats);
      return (table) => table.call('reader.scan', { text, seat }, who);
    },
  },
  {
    name: 'an evening in the logbook',
    weight: 1,
    choose: ({ who }) => byFile('logbook.evening', {}, who),
  },
  {
    name: 'entries in the logbook',
    weight: 2,
    choose: ({ chance, at, who }) => {
      const from = Math.max(0, entryBy(chance, at) - 20);
      return byFile('logbook.entries', { from, count: 40 }, who);
    },
  },
  {
    name: 'what an entry in the logbook rests on',
    weight: 2,
    choose: ({ chance, at, who }) => byFile('logbook.evidence', { entry: entryBy(chance, at) }, who),
  },
  {
    name: 'the television behind an entry',
    weight: 1,
    choose: ({ chance, at, who }) => {
      const as = chance.pick(['now', 'then']);
      return byFile('logbook.shown', { entry: entryBy(chance, at), as }, who);
    },
  },
  {
    name: 'a file of the evening to take along',
    weight: 2,
    choose: ({ chance, who }) => byFile('logbook.export', { as: chance.pick(exportKinds) }, who),
  },
  {
    name: 'the evening for another logbook',
    weight: 1,
    choose: ({ who }) => byFile('logbook.bgStats', {}, who),
  },
  {
    name: 'a check of the evening’s file',
    weight: 1,
    choose: ({ who }) => byFile('logbook.check', {}, who),
  },
  {
    name: 'the list of evenings',
    weight: 1,
    choose:
      ({ who }) =>
      (table) =>
        table.call('logbook.evenings', { filter: {}, from: 0, count: 20 }, who),
  },
  {
    name: 'the head of the logbook, searched for what somebody wants to know',
    weight: 1,
    choose: ({ chance, who }) => {
      const search = chance.pick(['', 'bid 7', 'red', 'level', String(chance.below(20))]);
      return (table) => table.call('logbook.head', { filter: { search } }, who);
    },
  },
  {
    name: 'what many evenings say',
    weight: 1,
    choose: ({ chance, who }) => {
      const call = chance.pick(['logbook.games', 'logbook.people']);
      return (table) => table.call(call, undefined, who);
    },
  },
  {
    name: 'a captain’s page',
    weight: 1,
    choose: ({ chance, who }) => {
      const nth = chance.below(4);
      return async (table) => {
        const told = (await table.call('logbook.people', undefined, console_())) as Answered<PersonPart[]>;
        // Whose ids are made by chance are told apart by their names.
        const people = [...told.value].sort((one, other) => (one.name < other.name ? -1 : 1));
        return table.call('logbook.person', { person: people[nth]?.person }, who);
      };
    },
  },
  {
    name: 'the page of the files',
    weight: 1,
    choose:
      ({ who }) =>
      (table) =>
        table.call('logbook.files', undefined, who),
  },
  {
    name: 'a check of all files',
    weight: 1,
    choose:
      ({ who }) =>
      (table) =>
        table.worked('logbook.checkAll', undefined, who),
  },
  {
    name: 'a copy of all on a stick',
    weight: 1,
    choose:
      ({ who }) =>
      (table) =>
        table.copied(who),
  },
  {
    name: 'the dice of an evening',
    weight: 1,
    choose: ({ who }) => byFile('logbook.dice', {}, who),
  },
  {
    name: 'the backups of an evening',
    weight: 1,
    choose: ({ who }) => byFile('logbook.backups', {}, who),
  },
  {
    name: 'a whole view',
    weight: 1,
    choose: ({ chance, moment }) => {
      const viewer = chance.pick(viewersOf(moment));
      return (table) => table.whole(viewer);
    },
  },
  {
    name: 'the readers',
    weight: 1,
    choose:
      ({ who }) =>
      (table) =>
        table.call('reader.list', undefined, who),
  },
];

interface Answered<Value> {
  readonly value: Value;
}

const byFile =
  (call: string, asked: object, who: Who): Ask =>
  (table) =>
    table.call(call, { session: table.file, ...asked }, who);

interface Signs {
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly amount?: number;
}

/** Whoever asks: a scorekeeper who plays or does not, and a captain whose own secrets are the same in each world. */
export const callersAt = ({ outsider }: Moment): readonly Who[] => [
  console_(),
  ...(outsider ? [console_(outsider), phoneOf(outsider)] : []),
];

function entryBy(chance: Random, { running }: WorldTable): number {
  return chance.pick(running.log.entries).seq;
}

/** One change or two, near what happened last, where the secrets are. */
function editsBy({ moment, chance, at }: Caller): readonly Edit[] {
  const facts = at.running
    .entriesInForce()
    .filter(({ kind, parent }) => kind === 'fact' && parent !== 0)
    .slice(chance.pick([-12, -30, -60]));
  const editAt = (entry: number): Edit => {
    const command = chance.pick(moment.tries);
    const ways: readonly Edit[] = [
      { kind: 'void', entry },
      { kind: 'replace', entry, command },
      { kind: 'insert', before: entry, command },
      { kind: 'insert', before: entry, command, override: { codes: ['must-follow'], reason: '' } },
    ];
    return chance.pick(ways);
  };
  const entries = chance.shuffle(facts).slice(0, 1 + chance.below(2));
  return entries.map(({ seq }) => editAt(seq));
}
