import type { GameState } from '../../rules/kernel/game.ts';
import { message, type MessageValue } from '../../rules/kernel/message.ts';
import { forSeats, isSeatId, type BySeat, type SeatId } from '../../rules/kernel/seat.ts';
import { boltsFor } from '../../rules/pirate-quest/decide/attempt.ts';
import { faceOf, type Die } from '../../rules/pirate-quest/dice.ts';
import type { Event } from '../../rules/pirate-quest/events.ts';
import { fightNumber } from '../../rules/pirate-quest/fight.ts';
import { luckOf, pointPrice } from '../../rules/pirate-quest/luck.ts';
import { markerOf } from '../../rules/pirate-quest/race.ts';
import type { Result, State } from '../../rules/pirate-quest/state.ts';
import type { Chart, StorySentence } from '../../contract/logbook-evening.ts';
import type { Course, Step } from '../course.ts';
import { finderOf } from '../events.ts';
import type { Figures } from '../figures.ts';
import type { Stretch, Telling } from '../telling.ts';
import { counted, numberWord, story, who } from '../words.ts';

const at = (state: GameState): State => state as State;
const events = finderOf<Event>();

/** Not known where the table has not told its dice: then anything may come up. */
function facesOf({ before }: Step, die: Die): string {
  const { edition } = at(before.game);
  return edition.sampleFaces ? '' : edition.faces[die].join(',');
}

export const pirateQuest: Telling = {
  round: (before, after) => at(before).battle.number || at(after).battle.number,
  cards: (state) => at(state).battle.cards || null,
  rounds: 'battles',
  unit: message('story.unit.ranks'),
  scores: (state) => forSeats(state.seats, (seat) => markerOf(at(state), seat).rank),
  // The name of a die holds its faces: two dice of one colour that are made otherwise are two.
  thrown: (step) =>
    events([step], 'dieThrown').flatMap(([{ rolling, face }]) =>
      rolling.die ? [{ die: `pirate-quest ${rolling.die} ${facesOf(step, rolling.die)}`, face }] : [],
    ),
  figures,
  wins: (seat, margin) =>
    margin > 0 ? counted('wins.by', margin, { who: who(seat) }) : story('wins', { who: who(seat) }),
  turn,
  moments: (course) => [...boldest(course), ...inVain(course), ...toDice(course)],
  charts,
};

/** What became of each bid, as the table itself reckoned it. */
const resultsIn = (steps: readonly Step[]): readonly { seat: SeatId; result: Result; step: Step }[] =>
  events(steps, 'battleEnded').flatMap(([event, step]) =>
    Object.entries(event.results).flatMap(([player, result]) =>
      isSeatId(player) && result ? [{ seat: player, result, step }] : [],
    ),
  );

const add = (counts: Record<string, number>, key: string, more = 1): void => {
  counts[key] = (counts[key] ?? 0) + more;
};

function figures({ seats, steps }: Course): BySeat<Figures> {
  const results = resultsIn(steps);
  const luck = luckIn(steps);
  const fights = events(steps, 'battleEnded');
  return forSeats(seats, (seat): Figures => {
    const bids: Record<string, number> = {};
    for (const one of results)
      if (one.seat === seat) add(bids, `${one.result.bid}:${one.result.won - one.result.bid}`);
    return {
      bids,
      movement: movementOf(steps, seat),
      luckEarned: luck[seat]?.earned ?? 0,
      luckSpent: luck[seat]?.spent ?? 0,
      luckWasted: luck[seat]?.wasted ?? 0,
      fightsWon: fights.reduce((sum, [event]) => sum + (event.won[seat] ?? 0), 0),
    };
  });
}

/** Points that came for bids, for hindsight and for luck; what was lost on the way is not taken off. */
const movementOf = (steps: readonly Step[], seat: SeatId): number =>
  events(steps, 'battleEnded').reduce((sum, [event]) => sum + (event.points[seat] ?? 0), 0) +
  events(steps, 'hindsightClaimed').reduce(
    (sum, [event]) => sum + (event.seat === seat ? event.points : 0),
    0,
  ) +
  events(steps, 'pointBought').reduce((sum, [event]) => sum + (event.seat === seat ? event.points : 0), 0);

interface Luck {
  readonly earned: number;
  readonly spent: number;
  readonly wasted: number;
}

function luckIn(steps: readonly Step[]): BySeat<Luck> {
  const found: { [seat in SeatId]?: Luck } = {};
  const more = (seat: SeatId, change: Partial<Luck>): void => {
    const { earned, spent, wasted } = found[seat] ?? { earned: 0, spent: 0, wasted: 0 };
    found[seat] = {
      earned: earned + (change.earned ?? 0),
      spent: spent + (change.spent ?? 0),
      wasted: wasted + (change.wasted ?? 0),
    };
  };
  for (const [event] of events(steps, 'luckGained')) more(event.seat, { earned: event.points });
  for (const [event] of events(steps, 'luckSpent')) more(event.seat, { spent: 1 });
  for (const [event] of events(steps, 'pointBought')) more(event.seat, { spent: pointPrice });
  for (const step of steps)
    for (const [seat, wasted] of Object.entries(wastedIn(step))) more(seat as SeatId, { wasted });
  return found;
}

/** Bolts of a throw that brought nothing in, because no more may be held. */
function wastedIn({ events: all, before }: Step): BySeat<number> {
  const own = all as readonly Event[];
  const found: { [seat in SeatId]?: number } = {};
  own.forEach((event, nth) => {
    if (event.kind !== 'dieThrown' || !isSeatId(event.player)) return;
    const isSecond = event.rolling.second !== null;
    const { options } = at(before.game);
    const use = boltsFor(at(before.game), event.purpose);
    const counts = (use === 'luck' || use === 'both') && (!isSecond || options.secondRollBolt === 'counts');
    const bolts = counts ? faceOf(event.face).bolts : 0;
    const next = own[nth + 1];
    const gained = next?.kind === 'luckGained' && next.seat === event.player ? next.points : 0;
    if (bolts > gained) found[event.player] = (found[event.player] ?? 0) + bolts - gained;
  });
  return found;
}

function turn(
  _course: Course,
  { round, steps }: Stretch,
  seat: SeatId,
  gained: number,
): ReturnType<Telling['turn']> {
  const found = resultsIn(steps).find((one) => one.seat === seat);
  const values = { who: who(seat), round };
  if (!found) return counted(gained < 0 ? 'turn.back' : 'turn.moves', Math.abs(gained), values);
  const { bid, won, outcome } = found.result;
  const key = outcome === 'met' ? 'turn.met' : 'turn.missed';
  return counted(key, bid, { ...values, won: numberOf(won) });
}

const numberOf = (number: number): MessageValue => numberWord(number);

/** The highest bid of the evening; of equal ones a bid that was met, and of those the first. */
function boldest({ steps }: Course): readonly StorySentence[] {
  const results = resultsIn(steps);
  const most = Math.max(0, ...results.map(({ result }) => result.bid));
  const bold = results.filter(({ result }) => result.bid === most);
  const told = bold.find(({ result }) => result.outcome === 'met') ?? bold[0];
  if (!told || most < 2) return [];
  const { seat, result, step } = told;
  const key = result.outcome === 'met' ? 'boldest.met' : 'boldest.missed';
  const values = { who: who(seat), bid: numberOf(result.bid), won: numberOf(result.won), round: step.round };
  return [{ kind: 'boldest', seat, message: story(key, values), entry: step.entry.seq }];
}

/** Luck points that went into attempts which failed all the same. */
function inVain({ steps }: Course): readonly StorySentence[] {
  const open: { [seat in SeatId]?: number } = {};
  const vain: { [seat in SeatId]?: number } = {};
  let last: { readonly [seat in SeatId]?: number } = {};
  for (const step of steps)
    for (const event of step.events as readonly Event[]) {
      if (event.kind === 'featureTried') open[event.seat] = 0;
      if (event.kind === 'luckSpent') open[event.seat] = (open[event.seat] ?? 0) + 1;
      if (event.kind === 'featureActivated') open[event.seat] = 0;
      if (event.kind !== 'featureFailed') continue;
      const lost = open[event.seat] ?? 0;
      if (lost > 0) last = { ...last, [event.seat]: step.entry.seq };
      vain[event.seat] = (vain[event.seat] ?? 0) + lost;
      open[event.seat] = 0;
    }
  const most = Math.max(0, ...Object.values(vain));
  const seats = (Object.keys(vain) as SeatId[]).filter((seat) => vain[seat] === most);
  const [seat] = seats;
  if (most === 0 || !seat || seats.length > 1) return [];
  const message = counted('vain', most, { who: who(seat) });
  return [{ kind: 'luck-in-vain', seat, message, entry: last[seat] ?? null }];
}

/** A fight between equal cards, which the dice had to settle. */
function toDice({ steps }: Course): readonly StorySentence[] {
  const rolled = events(steps, 'contestBegun').filter(([event]) => event.contest.kind === 'fight');
  const [last] = rolled.slice(-1);
  if (!last) return [];
  const [event, step] = last;
  const among = event.contest.players.filter(isSeatId).map(who);
  if (among.length < 2) return [];
  const fight = fightNumber(at(step.after.game));
  const message = story('closest-fight', { among, round: step.round, fight });
  return [{ kind: 'closest-fight', seat: null, message, entry: step.entry.seq }];
}

function charts(course: Course, stretches: readonly Stretch[]): readonly Chart[] {
  const { seats } = course;
  const luck = luckIn(course.steps);
  const cells = (seat: SeatId) =>
    stretches.map(({ steps }) => {
      const found = resultsIn(steps).find((one) => one.seat === seat);
      const bid = steps.at(-1)?.after.game;
      return found
        ? { bid: found.result.bid, won: found.result.won }
        : { bid: bid ? (at(bid).battle.bids[seat] ?? null) : null, won: null };
    });
  const lines = seats.map((seat) => ({
    seat,
    values: stretches.map(({ steps }) => {
      const last = steps.at(-1);
      return last ? luckOf(at(last.after.game), seat) : null;
    }),
  }));
  const totals = seats.map((seat) => ({ seat, ...(luck[seat] ?? { earned: 0, spent: 0, wasted: 0 }) }));
  const hadLuck = totals.some(({ earned, spent }) => earned + spent > 0);
  return [
    { kind: 'bids', rows: seats.map((seat) => ({ seat, cells: cells(seat) })) },
    ...(hadLuck ? [{ kind: 'luck', lines, totals } as const] : []),
  ];
}
