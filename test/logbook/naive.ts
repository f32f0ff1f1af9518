import type { Entry } from '../../src-main/log/entry.ts';
import { games, type GameId } from '../../src-main/rules/games.ts';
import { loonOf } from '../../src-main/rules/pirate-tricks/phase.ts';
import type { State as TricksState } from '../../src-main/rules/pirate-tricks/state.ts';
import type { AnyGame, GameEvent, GameState } from '../../src-main/rules/kernel/game.ts';

/**
 * The statistics computed a second time, as one would by hand: straight from the logs, event after event, with no
 * index, no digest and nothing shared with the logbook.
 */
export interface NaiveEvening {
  readonly game: GameId;
  readonly at: number;
  readonly over: boolean;
  readonly depth: string;
  readonly seats: readonly NaiveSeat[];
}

export interface NaiveSeat {
  readonly seat: string;
  readonly name: string;
  readonly rank: number;
  readonly won: boolean;
  /** `bid:off` for every promise. */
  readonly bids: readonly string[];
  readonly fightsWon: number;
  readonly gold: number | null;
  readonly movement: number | null;
  readonly fame: number | null;
  readonly luck: { readonly earned: number; readonly spent: number } | null;
  /** The dread captain that was sailed with. */
  readonly captain: string | null;
  /** Of the one winner: how far behind the best other at worst, once on the board. */
  readonly cameFrom: number;
}

type Loose = Readonly<Record<string, unknown>> & GameEvent;

export function naiveEvening(game: GameId, startedAt: number, entries: readonly Entry[]): NaiveEvening {
  const rules: AnyGame = games[game];
  const inForce: Entry[] = [];
  let at = entries.at(-1)?.head ?? 0;
  while (at > 0) {
    const found = entries.find(({ seq }) => seq === at);
    if (!found) break;
    inForce.unshift(found);
    at = found.parent;
  }
  const all: Loose[] = inForce.flatMap(({ events }) => JSON.parse(events) as Loose[]);
  const names: Record<string, string> = {};
  let state = rules.blank;
  const stands: Record<string, number>[] = [];
  for (const { events } of inForce) {
    for (const event of JSON.parse(events) as Loose[])
      if (event.kind === 'captainSeated') names[String(event['seat'])] = String(event['captain']);
      else if (!['paused', 'resumed', 'ruled', 'noted', 'revealed'].includes(event.kind))
        state = rules.evolve(state, event);
    if (state.seats.length > 0) stands.push(scoresIn(rules, state));
  }
  const { ranks, winners, over } = rules.standings(state);
  return {
    game,
    at: startedAt,
    over,
    depth: state.depth,
    seats: state.seats.map((seat) => ({
      seat,
      name: names[seat] ?? seat,
      rank: ranks.find((each) => each.seat === seat)?.rank ?? 0,
      won: winners.includes(seat),
      bids: bidsOf(game, all, seat),
      fightsWon: fightsWonBy(game, all, seat),
      gold: goldOf(game, all, seat),
      fame: game === 'pirate-attack' ? fameOf(all, seat) : null,
      luck: game === 'pirate-quest' ? luckOf(all, seat) : null,
      captain: captainOf(game, all, seat),
      cameFrom: winners.length === 1 && winners[0] === seat ? worstOf(stands, seat) : 0,
      movement: movementOf(game, all, seat),
    })),
  };
}

const bySeat = (event: Loose, field: string, seat: string): number =>
  (event[field] as Record<string, number> | undefined)?.[seat] ?? 0;

function bidsOf(game: GameId, all: readonly Loose[], seat: string): readonly string[] {
  if (game === 'pirate-quest')
    return all.flatMap((event) => {
      if (event.kind !== 'battleEnded') return [];
      const result = (event['results'] as Record<string, { bid: number; won: number }>)[seat];
      return result ? [`${result.bid}:${result.won - result.bid}`] : [];
    });
  let promised: number | undefined;
  return all.flatMap((event) => {
    if (event.kind === 'roundBegun') promised = undefined;
    if (event.kind === 'predicted' && event['seat'] === seat) promised = Number(event['tricks']);
    if (event.kind !== 'roundEnded' || promised === undefined) return [];
    return [`${promised}:${bySeat(event, 'tricks', seat) - promised}`];
  });
}

function fightsWonBy(game: GameId, all: readonly Loose[], seat: string): number {
  let won = 0;
  for (const event of all) {
    if (game === 'pirate-attack' && event.kind === 'fightEnded' && event['winner'] === seat) won += 1;
    if (game === 'pirate-quest' && event.kind === 'battleEnded') won += bySeat(event, 'won', seat);
    if (game === 'pirate-tricks' && event.kind === 'roundEnded') won += bySeat(event, 'tricks', seat);
    if (game === 'pirates-flag' && event.kind === 'battleWon' && event['winner'] === seat) won += 1;
  }
  return won;
}

/** What decides the game; purses that stood behind screens are open once it is over. */
const scoresIn = (rules: AnyGame, state: GameState): Record<string, number> =>
  Object.fromEntries(
    rules
      .standings(state)
      .ranks.map(({ seat, score }) => [
        seat,
        rules.id === 'pirate-tricks' ? loonOf(state as TricksState, seat) : score,
      ]),
  );

function worstOf(stands: readonly Record<string, number>[], seat: string): number {
  let worst = 0;
  for (const scores of stands) {
    const own = scores[seat] ?? 0;
    const others = Object.entries(scores).flatMap(([other, score]) => (other === seat ? [] : [score]));
    if (own > 0) worst = Math.max(worst, Math.max(...others) - own);
  }
  return worst;
}

function goldOf(game: GameId, all: readonly Loose[], seat: string): number | null {
  if (game === 'pirate-tricks') return lastLoon(all, seat);
  if (game !== 'pirate-attack') return null;
  let gold = 0;
  for (const event of all) {
    const isOwn = event['seat'] === seat;
    const robbed = event.kind === 'goldRobbed' ? Number(event['free']) + Number(event['locked']) : 0;
    if (event.kind === 'goldTaken' && isOwn) gold += Number(event['gold']);
    if (event.kind === 'goldPaid' && isOwn) gold -= Number(event['gold']);
    if (event.kind === 'goodsBought' && isOwn) gold -= Number(event['paid']);
    if (event.kind === 'goldRobbed') gold += isOwn ? robbed : event['from'] === seat ? -robbed : 0;
  }
  return gold;
}

const fameOf = (all: readonly Loose[], seat: string): number =>
  Number(all.findLast((event) => event.kind === 'fameScored' && event['seat'] === seat)?.['fame'] ?? 0);

function luckOf(all: readonly Loose[], seat: string): { earned: number; spent: number } {
  const own = all.filter((event) => event['seat'] === seat);
  return {
    earned: own.reduce((sum, event) => sum + (event.kind === 'luckGained' ? Number(event['points']) : 0), 0),
    // A point of movement costs two of luck.
    spent: own.reduce(
      (sum, { kind }) => sum + (kind === 'luckSpent' ? 1 : kind === 'pointBought' ? 2 : 0),
      0,
    ),
  };
}

function captainOf(game: GameId, all: readonly Loose[], seat: string): string | null {
  if (game !== 'pirates-flag') return null;
  const taken = all.findLast((event) => event.kind === 'captainTaken' && event['seat'] === seat);
  return taken ? String(taken['captain']) : null;
}

function lastLoon(all: readonly Loose[], seat: string): number {
  const ended = all.findLast(({ kind }) => kind === 'gameEnded');
  return ended ? bySeat(ended, 'loon', seat) : 0;
}

function movementOf(game: GameId, all: readonly Loose[], seat: string): number | null {
  if (game === 'pirate-tricks' || game === 'pirate-attack') return null;
  let moved = 0;
  for (const event of all) {
    if (event.kind === 'battleEnded') moved += bySeat(event, 'points', seat);
    if ((event.kind === 'hindsightClaimed' || event.kind === 'pointBought') && event['seat'] === seat)
      moved += Number(event['points']);
    if (event.kind === 'shipSailed' && event['seat'] === seat)
      moved += Math.abs(Number(event['to']) - Number(event['from']));
  }
  return moved;
}

/** What a list of evenings says of one name. */
export function naivePerson(evenings: readonly NaiveEvening[], name: string) {
  const came = evenings.filter(({ seats }) => seats.some((seat) => seat.name === name));
  const over = came.filter((evening) => evening.over);
  const own = over.map(({ seats }) => seats.find((seat) => seat.name === name) as NaiveSeat);
  const letters = own.map(({ won }) => (won ? 'W' : 'L')).join('');
  const bids = own.flatMap(({ bids: each }) => each);
  const most = (values: readonly (string | null)[]) => {
    const found = counts(values.filter((value) => value !== null));
    return Math.max(0, ...Object.values(found));
  };
  const lucks = own.flatMap(({ luck }) => luck ?? []);
  const total = (values: readonly (number | null)[]) => {
    const told = values.filter((value) => value !== null);
    return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0);
  };
  return {
    came: came.length,
    won: own.filter(({ won }) => won).length,
    places: counts(own.map(({ rank }) => rank)),
    bids: bids.length,
    off: counts(bids.map((bid) => Number(bid.split(':')[1]))),
    met: counts(bids.filter((bid) => bid.endsWith(':0')).map((bid) => Number(bid.split(':')[0]))),
    winning: Math.max(0, ...letters.split('L').map(({ length }) => length)),
    without: Math.max(0, ...letters.split('W').map(({ length }) => length)),
    fightsWon: total(own.map(({ fightsWon }) => fightsWon)),
    gold: total(own.map(({ gold }) => gold)),
    movement: total(own.map(({ movement }) => movement)),
    fame: total(own.map(({ fame }) => fame)),
    luck:
      lucks.length === 0
        ? null
        : {
            earned: lucks.reduce((sum, { earned }) => sum + earned, 0),
            spent: lucks.reduce((sum, { spent }) => sum + spent, 0),
          },
    best: Math.max(0, ...own.map(({ cameFrom }) => cameFrom)),
    captain: most(own.map(({ captain }) => captain)),
    depth: most(over.map(({ game, depth }) => `${game} ${depth}`)),
    behind: over.map(({ seats }, nth) => seats.filter((other) => other.rank > (own[nth]?.rank ?? 0)).length),
    games: counts(over.map(({ game }) => game)),
  };
}

export function naiveAhead(evenings: readonly NaiveEvening[], name: string, other: string) {
  let [count, of] = [0, 0];
  for (const { over, seats } of evenings) {
    const [own, their] = [name, other].map((who) => seats.find((seat) => seat.name === who));
    if (!over || !own || !their || own.rank === their.rank) continue;
    of += 1;
    if (own.rank < their.rank) count += 1;
  }
  return { count, of };
}

export function counts(values: readonly (number | string)[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const value of values) found[String(value)] = (found[String(value)] ?? 0) + 1;
  return found;
}
