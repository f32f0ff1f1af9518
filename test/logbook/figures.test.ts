import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonPage } from '../../src-main/contract/logbook-figures.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { openDataDirectory, type DataDirectory } from '../../src-main/log/data-directory.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { verify } from '../../src-main/log/verify.ts';
import { dicePage } from '../../src-main/logbook/dice-page.ts';
import { EveningList } from '../../src-main/logbook/list.ts';
import { gamePages, personPage } from '../../src-main/logbook/pages.ts';
import type { GameId } from '../../src-main/rules/games.ts';
import { recordedGames } from '../rules/recorded.ts';
import { examples } from '../support/examples.ts';
import { playExample, playRecorded } from '../support/play-evening.ts';
import { random } from '../support/random.ts';
import { randomEvening } from '../support/random-evening.ts';
import { lengthsOf } from './naive-course.ts';
import { counts, naiveAhead, naiveEvening, naivePerson, type NaiveEvening } from './naive.ts';

const played: readonly GameId[] = ['pirate-quest', 'pirate-tricks', 'pirates-flag', 'pirate-attack'];
const ofEach = 5;
const day = 24 * 60 * 60_000;
const begun = Date.UTC(2025, 9, 1, 18);

let folder: string;
let data: DataDirectory;
let evenings: readonly NaiveEvening[];
let pages: ReadonlyMap<string, PersonPage>;
const undone = { undo: 0, redo: 0, draft: 0, unfinished: 0 };

type Played = readonly [game: GameId, play: (log: SessionLog, startedAt: number) => unknown];

/** Of the recorded games so many are enough: they go as deep as their games do. */
const everySo = 5;
const fullOfLuck = (seats: readonly { readonly seat: string }[]): AnyCommand => ({
  kind: 'setTable',
  fields: Object.fromEntries(seats.map(({ seat }) => [`luck.${seat}`, 3])),
});

function* allPlayed(): Generator<Played> {
  for (let nth = 0; nth < ofEach * played.length; nth++) {
    const most = nth % 7 === 3 ? 30 : 400;
    yield [
      played[nth % played.length] as GameId,
      (log, startedAt) =>
        randomEvening(log.heading.game as GameId, log, random(100 + nth), { most, startedAt }),
    ];
  }
  for (const game of played)
    for (const recorded of recordedGames(game).filter((_, nth) => nth % everySo === 0))
      yield [game, (log, startedAt) => playRecorded(game, recorded, log, startedAt)];
  const quest = examples.find(({ game }) => game === 'pirate-quest');
  // Once as it was, and once with so much luck from the beginning that a bolt brings nothing in.
  for (const first of quest ? [[], [fullOfLuck(quest.setup.seats)]] : [])
    yield ['pirate-quest', (log, startedAt) => quest && playExample(quest, log, startedAt, first)];
}

/** Random evenings of each game, undo, redo and corrections among them, some broken off; and recorded ones. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qm-figures-'));
  const opened = openDataDirectory(folder);
  if (!opened.ok) throw new Error(opened.no.detail);
  data = opened.value;
  const naive: NaiveEvening[] = [];
  for (const [nth, [game, play]] of [...allPlayed()].entries()) {
    const startedAt = begun + nth * 9 * day;
    const created = data.create({ id: `evening-${nth}`, game, title: game, startedAt });
    if (!created.ok) throw new Error(created.no.detail);
    play(created.value, startedAt);
    created.value.close();
    const read = verify(join(folder, 'sessions', `evening-${nth}.quartermaster`));
    if (!read.ok) throw new Error(read.no.detail);
    const { entries } = read.value;
    for (const { kind } of entries) if (kind !== 'fact') undone[kind] += 1;
    naive.push(naiveEvening(game, startedAt, entries));
    if (!naive.at(-1)?.over) undone.unfinished += 1;
  }
  evenings = naive;
  const report = await data.refreshIndex();
  if (report.faults.length > 0) throw new Error(JSON.stringify(report.faults));
  pages = new Map(
    data.library.people
      .list()
      .map(({ person, name }) => [name, personPage(data.library, person) as PersonPage]),
  );
});

afterAll(async () => {
  await data.close();
  rmSync(folder, { recursive: true });
});

const shares = <Key extends string>(
  rows: readonly ({ readonly [key in Key]: string | number } & { share: { count: number } })[],
  key: Key,
) =>
  Object.fromEntries(
    rows.filter(({ share }) => share.count > 0).map((row) => [String(row[key]), row.share.count]),
  );

describe('every statistic of a person is what the logs say, counted a second time', () => {
  test('with undo, redo, corrections and evenings that were broken off among them', () => {
    expect(Object.entries(undone).filter(([, times]) => times === 0)).toEqual([]);
    expect(pages.size).toBeGreaterThan(6);
  });

  test('how often they came, won, which place, how many were left behind', () => {
    for (const [name, page] of pages) {
      const naive = naivePerson(evenings, name);
      expect([name, page.person.came, page.person.won]).toEqual([name, naive.came, naive.won]);
      expect(Object.fromEntries(page.places.map(({ place, count }) => [place, count]))).toEqual(naive.places);
      expect(page.strip.map(({ behind }) => behind)).toEqual(naive.behind);
      expect(Object.fromEntries(page.games.map(({ game, wins }) => [game, wins.of]))).toEqual(naive.games);
    }
  });

  test('bids, by how much they were missed, and those that were met', () => {
    for (const [name, page] of pages) {
      const naive = naivePerson(evenings, name);
      expect(page.bids.total).toBe(naive.bids);
      expect(Object.fromEntries(page.bids.off.map(({ off, count }) => [off, count]))).toEqual(naive.off);
      expect(shares(page.bids.met, 'bid')).toEqual(naive.met);
    }
    expect([...pages.values()].some(({ bids }) => bids.total > 20)).toBe(true);
  });

  test('streaks, fights, gold and movement', () => {
    for (const [name, page] of pages) {
      const naive = naivePerson(evenings, name);
      expect([name, page.winning?.length ?? 0, page.without?.length ?? 0]).toEqual([
        name,
        naive.winning,
        naive.without,
      ]);
      expect([name, page.fightsWon, page.gold?.total ?? null, page.movement]).toEqual([
        name,
        naive.fightsWon,
        naive.gold,
        naive.movement,
      ]);
    }
  });

  test('luck, fame, the best evening, and what they sailed with and were told most often', () => {
    for (const [name, page] of pages) {
      const naive = naivePerson(evenings, name);
      const { luck, fame, best, favourites } = page;
      expect([name, luck]).toEqual([name, naive.luck]);
      expect([name, fame?.total ?? null, best?.from ?? 0]).toEqual([name, naive.fame, naive.best]);
      expect([name, favourites.captain?.count ?? 0, favourites.depth?.count ?? 0]).toEqual([
        name,
        naive.captain,
        naive.depth,
      ]);
    }
    expect([...pages.values()].some(({ fame, best }) => (fame?.total ?? 0) > 0 && best !== null)).toBe(true);
    expect([...pages.values()].some(({ luck }) => luck !== null && luck.earned > 0 && luck.wasted > 0)).toBe(
      true,
    );
  });

  test('each year, each game, what chance would have given, and the richest evening', () => {
    for (const [name, page] of pages) {
      const naive = naivePerson(evenings, name);
      expect([
        name,
        Object.fromEntries(page.years.map(({ year, came, won }) => [year, [came, won]])),
      ]).toEqual([name, naive.years]);
      expect(Object.fromEntries(page.games.map(({ game, wins }) => [game, wins.count]))).toEqual(naive.wonOf);
      const { wins, gold, fame } = page;
      expect([wins.count, wins.of]).toEqual([naive.won, page.strip.length]);
      expect(wins.chance ?? 0).toBeCloseTo(naive.chance);
      const richest = (riches: PersonPage['gold']) =>
        riches && { most: riches.most, evenings: riches.evenings };
      expect([name, richest(gold), richest(fame)]).toEqual([name, naive.mostGold, naive.mostFame]);
    }
  });

  test('who finished ahead of whom, with how many evenings that decided it', () => {
    for (const [name, page] of pages)
      for (const { name: other, share } of page.ahead)
        expect([name, other, share.count, share.of]).toEqual([
          name,
          other,
          ...Object.values(naiveAhead(evenings, name, other)),
        ]);
  });
});

test('what is said of a game is what its evenings are', () => {
  for (const page of gamePages(data.library)) {
    const its = evenings.filter(({ game }) => game === page.game);
    expect([page.evenings, page.over]).toEqual([its.length, its.filter(({ over }) => over).length]);
    expect(Object.fromEntries(page.seats.map(({ seats, evenings: count }) => [seats, count]))).toEqual(
      counts(its.map(({ seats }) => seats.length)),
    );
    const wins = page.people.reduce((sum, { wins: { count } }) => sum + count, 0);
    expect(wins).toBe(
      its.filter(({ over }) => over).flatMap(({ seats }) => seats.filter(({ won }) => won)).length,
    );
  }
});

describe('every statistic of a game is what the logs say, counted a second time', () => {
  const its = (game: string) => evenings.filter((evening) => evening.game === game);
  const over = (game: string) => its(game).filter((evening) => evening.over);
  const won = (
    rows: readonly { readonly wins: { readonly count: number; readonly of: number } }[],
    key: string,
  ) =>
    Object.fromEntries(
      rows.map((row) => [(row as unknown as Record<string, string>)[key], [row.wins.count, row.wins.of]]),
    );
  const naiveWins = (game: string, keyOf: (seat: NaiveEvening['seats'][number], nth: number) => string) => {
    const wins: Record<string, [number, number]> = {};
    for (const { seats } of over(game))
      seats.forEach((seat, nth) => {
        const row = (wins[keyOf(seat, nth)] ??= [0, 0]);
        row[0] += seat.won ? 1 : 0;
        row[1] += 1;
      });
    return wins;
  };

  test('how long it takes, pauses left out', () => {
    for (const page of gamePages(data.library)) {
      const { usual, longest, shortest } = lengthsOf(over(page.game).map(({ played }) => played));
      expect([page.game, page.usual, page.longest?.played, page.shortest?.played]).toEqual([
        page.game,
        usual,
        longest,
        shortest,
      ]);
      expect(page.played).toBe(its(page.game).reduce((sum, { played }) => sum + played, 0));
    }
  });

  test('who wins it, and from which chair', () => {
    for (const page of gamePages(data.library)) {
      expect(won(page.people, 'name')).toEqual(naiveWins(page.game, ({ name }) => name));
      expect(won(page.chairs, 'chair')).toEqual(naiveWins(page.game, (_, nth) => String(nth + 1)));
    }
  });

  test('how it is won, and how much of it is told', () => {
    const ways = new Set<string | null>();
    for (const page of gamePages(data.library)) {
      const all = over(page.game);
      const { neverHeaded, inTheLastRound } = page.endings;
      for (const { way } of all) ways.add(way);
      expect([page.game, neverHeaded?.count, inTheLastRound?.count, neverHeaded?.of]).toEqual([
        page.game,
        all.filter(({ way }) => way === 'never-headed').length,
        all.filter(({ way }) => way === 'last').length,
        all.length,
      ]);
      expect(Object.fromEntries(page.depths.map(({ depth, evenings: count }) => [depth, count]))).toEqual(
        counts(its(page.game).map(({ depth }) => depth)),
      );
    }
    expect(ways).toEqual(new Set(['never-headed', 'last', null]));
  });
});

test('of every die each face is as often as the logs have it, by who said so, of all evenings', () => {
  const naive: Record<string, number> = {};
  for (const { dice } of evenings)
    for (const [key, count] of Object.entries(dice)) naive[key] = (naive[key] ?? 0) + count;
  const told: Record<string, number> = {};
  for (const { die, source, faces, rolls } of dicePage(data.library).dice) {
    for (const { face, count } of faces) {
      const key = `${die.split(' ').slice(0, 2).join(' ')} ${source} ${face}`;
      if (count > 0) told[key] = (told[key] ?? 0) + count;
    }
    expect(rolls).toBe(faces.reduce((sum, { count }) => sum + count, 0));
  }
  expect(told).toEqual(naive);
  expect(Object.keys(told).length).toBeGreaterThan(6);
});

test('the head of the list says of all evenings what they come to', () => {
  const head = new EveningList(data.library).head({}, { everything: true, person: null, held: [] });
  expect([head.all, head.unfinished, head.played]).toEqual([
    evenings.length,
    evenings.filter((evening) => !evening.over).length,
    evenings.reduce((sum, { played }) => sum + played, 0),
  ]);
});

test('the figures stay the same when the index is made again from nothing', async () => {
  const before = JSON.stringify([...pages]);
  await data.rebuildIndex();
  const after = data.library.people
    .list()
    .map(({ person, name }) => [name, personPage(data.library, person)] as const);
  expect(JSON.stringify(after.sort(([a], [b]) => (a < b ? -1 : 1)))).toBe(
    JSON.stringify([...(JSON.parse(before) as [string, unknown][])].sort(([a], [b]) => (a < b ? -1 : 1))),
  );
});
