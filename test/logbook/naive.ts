import type { Entry } from '../../src-main/log/entry.ts';
import { games, type GameId } from '../../src-main/rules/games.ts';
import { loonOf } from '../../src-main/rules/pirate-tricks/phase.ts';
import type { State as TricksState } from '../../src-main/rules/pirate-tricks/state.ts';
import type { State as QuestState } from '../../src-main/rules/pirate-quest/state.ts';
import { diceIn, playedIn, wayOf, type NaiveStep } from './naive-course.ts';
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
  /** Milliseconds at the table, pauses left out. */
  readonly played: number;
  readonly way: string | null;
  readonly dice: Readonly<Record<string, number>>;
}

export interface NaiveSeat {
  readonly seat: string;
  readonly name: string;
  readonly rank: number;
  readonly won: boolean;
  /** `bid:off` for every promise. */
  readonly bids: readonly string[];
  readonly fightsWon: number | null;
  readonly gold: number | null;
  readonly movement: number | null;
  readonly fame: number | null;
  readonly luck: NaiveLuck | null;
  /** The dread captain that was sailed with. */
  readonly captain: string | null;
  /** Of the one winner: how far behind the best other at worst, once on the board. */
  readonly cameFrom: number;
}

/** `wasted`: bolts that would have been a fourth point of luck. */
interface NaiveLuck {
  readonly earned: number;
  readonly spent: number;
  readonly wasted: number;
}

type Loose = Readonly<Record<string, unknown>> & GameEvent;

/** An event with the table before and after it. */
interface Held {
  readonly event: Loose;
  readonly before: GameState;
  readonly after: GameState;
}

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
  const held: Held[] = [];
  const steps: NaiveStep[] = [];
  for (const { kind, events, at: when, source } of inForce) {
    const begun = state;
    for (const event of JSON.parse(events) as Loose[])
      if (event.kind === 'captainSeated') names[String(event['seat'])] = String(event['captain']);
      else if (!['paused', 'disputed', 'resumed', 'ruled', 'noted', 'revealed'].includes(event.kind)) {
        const before = state;
        state = rules.evolve(state, event);
        held.push({ event, before, after: state });
      }
    const scores = state.seats.length > 0 ? scoresIn(rules, state) : {};
    if (state.seats.length > 0) stands.push(scores);
    steps.push({
      kind,
      at: when,
      source,
      events: JSON.parse(events) as Loose[],
      before: begun,
      after: state,
      scores,
    });
  }
  const { ranks, winners, over } = rules.standings(state);
  return {
    game,
    at: startedAt,
    over,
    depth: state.depth,
    played: playedIn(rules, steps),
    way: over && winners.length === 1 && winners[0] ? wayOf(game, steps, winners[0]) : null,
    dice: diceIn(game, steps),
    seats: state.seats.map((seat) => ({
      seat,
      name: names[seat] ?? seat,
      rank: ranks.find((each) => each.seat === seat)?.rank ?? 0,
      won: winners.includes(seat),
      bids: bidsOf(game, held, seat),
      fightsWon: fightsWonBy(game, all, seat),
      gold: goldOf(game, all, seat),
      fame: game === 'pirate-attack' ? fameOf(all, seat) : null,
      luck: game === 'pirate-quest' ? luckOf(held, seat) : null,
      captain: captainOf(game, all, seat),
      cameFrom: winners.length === 1 && winners[0] === seat ? worstOf(stands, seat) : 0,
      movement: movementOf(game, all, seat),
    })),
  };
}

const bySeat = (event: Loose, field: string, seat: string): number =>
  (event[field] as Record<string, number> | undefined)?.[seat] ?? 0;

function bidsOf(game: GameId, held: readonly Held[], seat: string): readonly string[] {
  if (game === 'pirate-quest')
    return held.flatMap(({ event }) => {
      if (event.kind !== 'battleEnded') return [];
      const result = (event['results'] as Record<string, { bid: number; won: number }>)[seat];
      return result ? [`${result.bid}:${result.won - result.bid}`] : [];
    });
  if (game !== 'pirate-tricks') return [];
  return held.flatMap(({ event, before }) => {
    // As it stood when the round ended: a prediction that was put right among them.
    const predictions = (before as TricksState).round.predictions as Record<string, number>;
    const promised = event.kind === 'roundEnded' ? predictions[seat] : undefined;
    return promised === undefined ? [] : [`${promised}:${bySeat(event, 'tricks', seat) - promised}`];
  });
}

/** Of Pirate Attack nothing, where the table told of no fight. */
function fightsWonBy(game: GameId, all: readonly Loose[], seat: string): number | null {
  const isTold = all.some(
    ({ kind, winner }) => kind === 'attackDeclared' || (kind === 'fightEnded' && winner !== null),
  );
  if (game === 'pirate-attack' && !isTold) return null;
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

/** By what lies in front of a captain: whatever went away was spent. */
function luckOf(held: readonly Held[], seat: string): NaiveLuck {
  let [earned, spent, wasted] = [0, 0, 0];
  for (const { event, before, after } of held) {
    const [had, has] = [before, after].map(
      (state) => ((state as QuestState).luck as Record<string, number>)[seat] ?? 0,
    );
    if (had === undefined || has === undefined) continue;
    if (event['seat'] === seat && event.kind === 'luckGained') earned += has - had;
    if (event['seat'] === seat && ['luckSpent', 'pointBought'].includes(event.kind)) spent += had - has;
    if (event['player'] === seat && event.kind === 'dieThrown')
      wasted += Math.max(0, had + boltsFor(before as QuestState, event) - 3);
  }
  return { earned, spent, wasted };
}

function boltsFor({ options }: QuestState, event: Loose): number {
  const isLuck: Readonly<Record<string, boolean>> = {
    feature: true,
    fight: options.rollOffBolt === 'luck',
    mutiny: options.mutinyBolt !== 'pip',
  };
  const { second } = event['rolling'] as { readonly second: unknown };
  if (!isLuck[String(event['purpose'])] || (second !== null && options.secondRollBolt !== 'counts')) return 0;
  return String(event['face'])
    .split('+')
    .filter((part) => part === 'bolt').length;
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
  const highest = (values: readonly (number | null)[]) => {
    const told = values.filter((value) => value !== null);
    return told.length === 0 ? null : { most: Math.max(...told), evenings: told.length };
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
            wasted: lucks.reduce((sum, { wasted }) => sum + wasted, 0),
          },
    years: Object.fromEntries(
      Object.entries(counts(came.map(({ at }) => new Date(at).getFullYear()))).map(([year, all]) => [
        year,
        [
          all,
          own.filter(({ won }, nth) => won && new Date(over[nth]?.at ?? 0).getFullYear() === Number(year))
            .length,
        ],
      ]),
    ),
    wonOf: Object.fromEntries(
      [...new Set(over.map(({ game }) => game))].map((game) => [
        game,
        own.filter(({ won }, nth) => won && over[nth]?.game === game).length,
      ]),
    ),
    chance: over.reduce((sum, { seats }) => sum + 1 / seats.length, 0) / Math.max(1, over.length),
    mostGold: highest(own.map(({ gold }) => gold)),
    mostFame: highest(own.map(({ fame }) => fame)),
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
