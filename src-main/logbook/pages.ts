import type { GamePage, PersonPage, Share } from '../contract/logbook-figures.ts';
import type { Finding, PersonPart } from '../contract/logbook-parts.ts';
import type { Library } from '../log/library/library.ts';
import type { GameId } from '../rules/games.ts';
import { message } from '../rules/kernel/message.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { isGame } from './course.ts';
import type { GameSums } from './game-sums.ts';
import { most, type PersonSums } from './person-sums.ts';
import { needsBids, needsEvenings, shareOf, type Counted } from './shares.ts';

/** The pages of many evenings, from what the index keeps: no file is opened and no evening counted. */

export function personPart(library: Library, person: string): PersonPart | undefined {
  const found = library.people.get(person);
  const sums = library.totals.one(`person ${person}`, '') as PersonSums | undefined;
  return found && { ...found, mark: found.mark as SeatId | null, names: sums?.names ?? [] };
}

export function personPage(library: Library, person: string, year?: number): PersonPage | undefined {
  const part = personPart(library, person);
  if (!part) return undefined;
  const all = library.totals.one(`person ${person}`, '') as PersonSums | undefined;
  const sums =
    year === undefined
      ? all
      : (library.totals.one(`person ${person}`, String(year)) as PersonSums | undefined);
  if (!sums || !all) return emptyPage(part);
  const games = Object.entries(sums.games);
  const of = games.reduce((sum, [, { of: each }]) => sum + each, 0);
  const chance = games.reduce((sum, [, each]) => sum + each.chance, 0);
  const wins = shareOf(
    { count: sums.won, of },
    { needs: needsEvenings, chance: of === 0 ? null : chance / of },
  );
  return {
    person: part,
    finding: personFinding(part.name, wins),
    below: of === 0 ? [] : [message('figures.won-of', { count: wins.count, of, chance: Math.round(chance) })],
    firstAt: sums.firstAt,
    years: all.years,
    strip: sums.strip,
    wins,
    games: sharesOf(sums.games, needsEvenings).map(([game, share]) => ({
      game: game as GameId,
      wins: share,
    })),
    places: Object.entries(sums.places)
      .map(([place, count]) => ({ place: Number(place), count }))
      .filter(({ place }) => place > 0)
      .sort((one, other) => one.place - other.place),
    bids: bidsOf(sums.bids),
    ahead: aheadOf(library, sums.ahead),
    winning: sums.winning,
    without: sums.without,
    luck: sums.luck,
    movement: sums.movement,
    gold: sums.gold,
    fame: sums.fame,
    fightsWon: sums.fightsWon,
    best: sums.best,
    favourites: favouritesOf(sums),
  };
}

const none: Counted = { count: 0, of: 0 };

function emptyPage(person: PersonPart): PersonPage {
  return {
    person,
    finding: { certain: message('figures.not-yet', { name: person.name }), how: null },
    below: [],
    firstAt: null,
    years: [],
    strip: [],
    wins: shareOf(none, { needs: needsEvenings }),
    games: [],
    places: [],
    bids: { total: 0, off: [], met: [] },
    ahead: [],
    winning: null,
    without: null,
    luck: null,
    movement: null,
    gold: null,
    fame: null,
    fightsWon: null,
    best: null,
    favourites: { captain: null, depth: null },
  };
}

/** Certain only where the range leaves no doubt, whenever one looks; else what was seen, with a "perhaps". */
function personFinding(name: string, { count, of, range, chance, few }: Share): Finding {
  if (of === 0 || chance === null) return { certain: message('figures.not-yet', { name }), how: null };
  if (few)
    return {
      certain: message('figures.few', { name, count, of }),
      how: message('figures.too-few', { needs: needsEvenings }),
    };
  if (range[0] > chance) return { certain: message('figures.more', { name }), how: null };
  if (range[1] < chance) return { certain: message('figures.less', { name }), how: null };
  const key = count / of >= chance ? 'figures.more' : 'figures.less';
  return { certain: message(key, { name }), how: message('figures.perhaps') };
}

const sharesOf = (
  all: Readonly<Record<string, Counted & { readonly chance?: number }>>,
  needs: number,
): readonly (readonly [string, Share])[] =>
  Object.entries(all)
    .sort(([, one], [, other]) => other.of - one.of)
    .map(([key, each]) => {
      const chance = each.chance === undefined || each.of === 0 ? null : each.chance / each.of;
      return [key, shareOf(each, { rows: Object.keys(all).length, chance, needs })] as const;
    });

function bidsOf(bids: PersonSums['bids']): PersonPage['bids'] {
  const off = new Map<number, number>();
  const met: Record<string, { count: number; of: number }> = {};
  for (const [key, count] of Object.entries(bids)) {
    const [bid = '', by = ''] = key.split(':');
    off.set(Number(by), (off.get(Number(by)) ?? 0) + count);
    const sums = (met[bid] ??= { count: 0, of: 0 });
    sums.of += count;
    if (Number(by) === 0) sums.count += count;
  }
  return {
    total: [...off.values()].reduce((sum, count) => sum + count, 0),
    off: [...off].sort(([one], [other]) => one - other).map(([by, count]) => ({ off: by, count })),
    met: sharesOf(met, needsBids)
      .map(([bid, share]) => ({ bid: Number(bid), share }))
      .sort((one, other) => one.bid - other.bid),
  };
}

function aheadOf({ people }: Library, ahead: PersonSums['ahead']): PersonPage['ahead'] {
  const names = new Map(people.list().map(({ person, name }) => [person, name]));
  const even = Object.fromEntries(
    Object.entries(ahead).map(([person, each]) => [person, { ...each, chance: each.of / 2 }]),
  );
  return sharesOf(even, needsEvenings).map(([person, share]) => ({
    person,
    name: names.get(person) ?? person,
    share,
  }));
}

function favouritesOf({ captains, depths }: PersonSums): PersonPage['favourites'] {
  const captain = favouriteOf(captains);
  const depth = favouriteOf(depths);
  return {
    captain: captain && { game: captain.game, captain: captain.name, count: captain.count },
    depth: depth && { game: depth.game, depth: depth.name, count: depth.count },
  };
}

/** Counted by a game and what came in it. */
function favouriteOf(counts: Readonly<Record<string, number>>) {
  const key = most(counts);
  const [game = '', name = ''] = key?.split(' ') ?? [];
  return key !== undefined && isGame(game) ? { game, name, count: counts[key] ?? 0 } : null;
}

export function gamePages({ totals, people }: Library): readonly GamePage[] {
  const names = new Map(people.list().map(({ person, name }) => [person, name]));
  return totals.all('game').flatMap(({ about, value }): readonly GamePage[] => {
    const game = about.slice('game '.length);
    const sums = value as GameSums;
    if (!isGame(game) || sums.evenings === 0) return [];
    const ending = (counted: Counted): Share | null =>
      counted.of === 0 ? null : shareOf(counted, { rows: 2, needs: needsEvenings });
    const captains = sharesOf(sums.people, needsEvenings).map(([person, wins]) => ({
      person,
      name: names.get(person) ?? person,
      wins,
    }));
    return [
      {
        game,
        finding: gameFinding(sums, captains),
        evenings: sums.evenings,
        over: sums.over,
        played: sums.played,
        usual: sums.usual,
        longest: sums.longest,
        shortest: sums.shortest,
        seats: Object.entries(sums.seats).map(([seats, evenings]) => ({ seats: Number(seats), evenings })),
        people: captains,
        chairs: sharesOf(sums.chairs, needsEvenings)
          .map(([chair, wins]) => ({ chair: Number(chair), wins }))
          .sort((one, other) => one.chair - other.chair),
        endings: { neverHeaded: ending(sums.neverHeaded), inTheLastRound: ending(sums.inTheLastRound) },
        depths: Object.entries(sums.depths).map(([depth, evenings]) => ({ depth, evenings })),
      },
    ];
  });
}

/** Whoever surely wins more of it than chance would give; else how often it was played, and that nothing is settled. */
function gameFinding({ over }: GameSums, captains: GamePage['people']): Finding {
  if (over === 0) return { certain: message('figures.game.none'), how: null };
  const told = captains.filter(({ wins }) => !wins.few);
  if (told.length === 0)
    return {
      certain: message('figures.game.over', { count: over }),
      how: message('figures.too-few', { needs: needsEvenings }),
    };
  const [best] = told
    .filter(({ wins: { range, chance } }) => chance !== null && range[0] > chance)
    .sort((one, other) => other.wins.count / other.wins.of - one.wins.count / one.wins.of);
  return best
    ? { certain: message('figures.more', { name: best.name }), how: null }
    : { certain: message('figures.game.level'), how: message('figures.game.so-far', { count: over }) };
}
