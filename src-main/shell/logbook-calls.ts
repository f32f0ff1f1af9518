import { eveningCalls, figureCalls, peopleCalls } from '../contract/logbook-calls.ts';
import type { EveningPart, EvidencePart } from '../contract/logbook-evening.ts';
import type { EveningsHead, LinkedDevice, UnreadableRow } from '../contract/logbook-parts.ts';
import { settingsDevices } from '../link/device-store.ts';
import {
  handlersOf,
  joinHandlers,
  type Answered,
  type CallRefusal,
  type Handlers,
  type Who,
} from '../link/handler.ts';
import { isRescuable } from '../log/rescue-session.ts';
import type { LogFault } from '../log/entry.ts';
import type { EveningRecord } from '../log/library/evenings.ts';
import type { PeopleNo } from '../log/library/people.ts';
import { eveningPart } from '../logbook/evening.ts';
import { resultAt, resultFiles, resultsOf } from '../logbook/files/results.ts';
import { bareEveningPart } from '../logbook/result-digest.ts';
import { isResultFile } from '../log/results.ts';
import { actingIn, mayLook, viewerOf, type Eyes } from '../logbook/eyes.ts';
import { LookedBack, type Looked } from '../logbook/looked-back.ts';
import { EveningList } from '../logbook/list.ts';
import { dicePage } from '../logbook/dice-page.ts';
import { gamePages, personPage, personPart } from '../logbook/pages.ts';
import { entriesPage, shownAt, type ViewerOf } from '../logbook/timeline.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { commandOf } from '../session/fact.ts';
import { isHiddenFrom } from '../session/entry-view.ts';
import { logRow } from '../session/view.ts';
import type { Companion } from './companion.ts';
import { fileHandlers } from './logbook-files.ts';

/** The index is given so long before a page is told that it is being made. */
const patience = 400;

/** What the logbook's pages may ask for. Who may see what is decided here, before anything is read. */
export function logbookHandlers(companion: Companion): Handlers {
  return joinHandlers(
    eveningHandlers(companion),
    peopleHandlers(companion),
    figureHandlers(companion),
    fileHandlers(companion),
  );
}

/** From the device that asks: which seats it held, and whose it is. */
function eyesOf({ data }: Companion, who: Who): Eyes {
  const device = settingsDevices(data.library.settings)
    .all()
    .find(({ id }) => id === who.device);
  const linked = data.library.people.devices().find((each) => each.device === who.device);
  return {
    everything: who.role === 'scorekeeper',
    person: linked?.person ?? null,
    held: device?.seats ?? [],
  };
}

interface Opened {
  readonly record: EveningRecord;
  readonly looked: Looked;
  readonly viewer: ViewerOf;
}

function eveningHandlers(companion: Companion): Handlers {
  const { data } = companion;
  const { library } = data;
  const list = new EveningList(library);
  const back = new LookedBack(data, () => companion.running);
  const unreadable = new Map<string, LogFault>();
  const runningFile = (): string | null => companion.running?.file ?? null;

  /** What has changed since the page was last asked for is read first, as long as that is quick. */
  const refresh = async (): Promise<void> => {
    if (data.indexing) return pause(patience);
    const refreshed = data.refreshIndex().then(({ faults }) => {
      unreadable.clear();
      for (const { file, fault } of faults) unreadable.set(file, fault);
    });
    await Promise.race([refreshed, pause(patience)]);
  };

  const open = (session: string, who: Who, work: (opened: Opened) => Answered): Answered => {
    const record = library.evenings.byFile(session);
    if (!record) return refuse({ code: 'no-such-evening' });
    const eyes = eyesOf(companion, who);
    const people = library.evenings.seatsOf(record.number).map(({ person }) => person);
    if (!mayLook(eyes, record.id, people)) return refuse({ code: 'not-your-evening' });
    if (isResultFile(session)) return refuse({ code: 'only-result' });
    const looked = back.look(session);
    if (!looked.ok) return refuse(faultOf(looked.no));
    const { over } = looked.value;
    const viewer: ViewerOf = (acting) => viewerOf(eyes, { id: record.id, over }, acting);
    return work({ record, looked: looked.value, viewer });
  };

  return handlersOf(eveningCalls, {
    'logbook.head': async ({ filter }, who) => {
      await refresh();
      const { indexing } = data;
      return accept({
        ...list.head(filter, eyesOf(companion, who)),
        unreadable: who.role === 'scorekeeper' ? [...unreadable].map(unreadableRow) : [],
        indexing: indexing ? { done: indexing.done, of: indexing.of } : null,
      } satisfies EveningsHead);
    },
    'logbook.evenings': ({ filter, from, count }, who) =>
      accept(list.page(filter, eyesOf(companion, who), from, count, runningFile())),
    'logbook.place': ({ session, place }) => noted(session, (id) => library.evenings.setPlace(id, place)),
    'logbook.remark': ({ session, remark }) => noted(session, (id) => library.evenings.setRemark(id, remark)),
    'logbook.evening': ({ session }, who) => {
      if (isResultFile(session)) return bareEvening(session, who);
      return open(session, who, ({ record, looked }) => {
        const row = list.row(record.number, runningFile());
        const part = row && eveningPart(row, looked.table.log);
        if (!part) return refuse({ code: 'no-such-evening' });
        const merged = resultsOf(data, record.id).map(({ file, at }) => ({ session: file, at }));
        return accept({ ...part, twin: twinOf(record, who), merged } satisfies EveningPart);
      });
    },
    'logbook.entries': ({ session, from, count }, who) =>
      open(session, who, ({ looked, viewer }) =>
        accept(entriesPage(looked.table, looked.telling, viewer, from, count)),
      ),
    'logbook.evidence': ({ session, entry }, who) =>
      open(session, who, (opened) => evidence(companion, opened, entry, who)),
    'logbook.shown': ({ session, entry, as }, who) =>
      open(session, who, ({ looked }) => {
        const shown = shownAt(looked.table, looked.telling, entry, as);
        return shown ? accept(shown) : refuse({ code: 'no-such-entry', values: { entry } });
      }),
  });

  function bareEvening(session: string, who: Who): Answered {
    const record = library.evenings.byFile(session);
    const found = resultFiles(data).find(({ file }) => file === session);
    const row = record && list.row(record.number, runningFile());
    if (!row || !found) return refuse({ code: 'no-such-evening' });
    const people = row.captains.map(({ person }) => person);
    if (!mayLook(eyesOf(companion, who), row.id, people)) return refuse({ code: 'not-your-evening' });
    const result = resultAt(found.path);
    if (!result) return refuse({ code: 'no-such-evening' });
    return accept({ ...bareEveningPart(row, result), twin: twinOf(record, who) } satisfies EveningPart);
  }

  /** A game that was refereed here and one that somebody wrote down elsewhere, or two that were written down. */
  function twinOf({ number, file }: EveningRecord, { role }: Who): EveningPart['twin'] {
    if (role !== 'scorekeeper') return null;
    const isBare = isResultFile(file);
    const found = library.evenings.twins(number).find((twin) => isBare || isResultFile(twin.file));
    return found ? { session: found.file, title: found.title, startedAt: found.startedAt } : null;
  }

  function noted(session: string, note: (id: string) => Result<void, LogFault>): Answered {
    const record = library.evenings.byFile(session);
    if (!record) return refuse({ code: 'no-such-evening' });
    const done = note(record.id);
    return done.ok ? accept(null) : refuse(faultOf(done.no));
  }
}

function evidence(
  { readers }: Companion,
  { looked, viewer }: Opened,
  seq: number,
  { language }: Who,
): Answered {
  const { table } = looked;
  const entry = table.log.entries[seq - 1];
  if (!entry) return refuse({ code: 'no-such-entry', values: { entry: seq } });
  const eye = viewer(actingIn(commandOf(entry)));
  const sealed = !looked.over && isHiddenFrom(table, entry, eye);
  const readings = readers
    .evidenceIn(table, seq, eye)
    .map(({ reading, reader, at, words, hex, picture }) => ({
      reading,
      reader,
      at,
      words: words[language],
      hex,
      picture: picture ?? null,
    }));
  const was = entry.redecides === undefined ? undefined : table.entry(entry.redecides);
  const draft = was && table.log.entries.findLast(({ kind, seq: at }) => kind === 'draft' && at < seq);
  const reason = draft && (commandOf(draft)['reason'] as string | undefined);
  return accept({
    entry: seq,
    readings: sealed ? null : readings,
    at: entry.at,
    // Whoever knows all but a sealed bid could try out which one gives this sum.
    seal: looked.over ? entry.seal : null,
    override: entry.override ?? null,
    was: was ? logRow(table, was, eye) : null,
    reason: reason ?? null,
  } satisfies EvidencePart);
}

function peopleHandlers(companion: Companion): Handlers {
  const { data } = companion;
  const { people } = data.library;
  /** What is told of people is worked out anew before the page hears that it was done. */
  const done = async (result: Result<unknown, PeopleNo>, touched: readonly string[]): Promise<Answered> => {
    if (!result.ok) return refuse(faultOf(result.no));
    await data.refreshIndex(touched.map((person) => `person ${person}`));
    companion.tellLobby();
    return accept(null);
  };
  return handlersOf(peopleCalls, {
    'logbook.people': (_asked, who) => {
      const eyes = eyesOf(companion, who);
      const known = new EveningList(data.library).head({}, eyes).captains.map(({ person }) => person);
      const all = people.list().filter(({ person }) => eyes.everything || known.includes(person));
      return accept(
        all.map(({ person }) => personPart(data.library, person)).filter((part) => part !== undefined),
      );
    },
    'logbook.renamePerson': ({ person, name }) => done(people.rename(person, name), []),
    'logbook.guest': ({ person, guest }) => done(people.setGuest(person, guest), []),
    'logbook.mergePeople': ({ person, into }) => done(people.merge(person, into), [into]),
    'logbook.partName': async ({ person, name }) => {
      const parted = people.part(person, name);
      const told = await done(parted, parted.ok ? [person, parted.value] : []);
      return parted.ok && told.ok ? accept({ person: parted.value }) : told;
    },
    'logbook.seatPerson': async ({ session, seat, person }) => {
      const record = data.library.evenings.byFile(session);
      if (!record) return refuse({ code: 'no-such-evening' });
      const sat = () => data.library.evenings.seatsOf(record.number).map((each) => each.person);
      const before = sat();
      const put = people.seat(record.id, seat, person);
      return done(put, [...new Set([...before, ...sat()])]);
    },
    'logbook.linkDevice': ({ device, person }) => done(people.linkDevice(device, person), []),
    'logbook.devices': () => {
      const linked = new Map(people.devices().map(({ device, person }) => [device, person]));
      const devices = settingsDevices(data.library.settings).all();
      return accept(
        devices.map(({ id, name }): LinkedDevice => ({ device: id, name, person: linked.get(id) ?? null })),
      );
    },
  });
}

function figureHandlers(companion: Companion): Handlers {
  const { library } = companion.data;
  return handlersOf(figureCalls, {
    // What somebody did on other evenings is no business of a phone that is not theirs.
    'logbook.person': ({ person, year }, who) => {
      const eyes = eyesOf(companion, who);
      const page = eyes.everything || eyes.person === person ? personPage(library, person, year) : undefined;
      return page ? accept(page) : refuse({ code: 'no-such-person' });
    },
    'logbook.games': () => accept(gamePages(library)),
    'logbook.dice': ({ session }) => {
      if (session === undefined) return accept(dicePage(library));
      const record = library.evenings.byFile(session);
      return record ? accept(dicePage(library, record.number)) : refuse({ code: 'no-such-evening' });
    },
  });
}

const faultOf = ({ code, detail }: LogFault | PeopleNo): CallRefusal => ({ code, values: { detail } });

const unreadableRow = ([session, fault]: readonly [string, LogFault]): UnreadableRow => ({
  session,
  fault: { key: `fault.${fault.code}`, values: { detail: fault.detail } },
  rescuable: isRescuable(fault),
});

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
