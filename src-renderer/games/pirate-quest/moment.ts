import type {
  DecidedPart,
  FightPart,
  TakenPart,
} from '../../../src-main/contract/games/pirate-quest-view.ts';
import type { ComponentProps } from 'svelte';
import type BidMoment from '../../elements/BidMoment.svelte';
import type { Heard, Moment, Seen } from '../drawing.ts';
import { toldIn } from '../told.ts';
import { takenWords } from './fight.ts';
import { part, playerOf } from './parts.ts';

/** What a battle is looked up for: its last fight, a mutiny, and a bid that is settled where nobody sees cards. */
export function moment(before: Seen, now: Seen): Moment | undefined {
  const last = part(now, 'lastFight');
  if (last && part(before, 'heading').phase === 'fighting' && part(now, 'heading').phase === 'moving')
    return {
      words: takenWords(now, last),
      sound: soundOf(last.decided) ?? { name: 'won' },
      seen: lying(now, last),
    };
  return mutiny(now) ?? uncovered(before, now) ?? won(before, now);
}

/** The table as it lay there when the last card had been laid. */
function lying(now: Seen, taken: TakenPart): Seen {
  const { number, of, led, winner } = taken;
  const fight: FightPart = {
    number,
    of,
    led,
    leader: winner,
    laid: [],
    toLay: [],
    dummyCards: [],
    attempt: null,
    contest: null,
    winner: null,
    taken,
  };
  const heading = { ...part(now, 'heading'), phase: 'fighting' };
  return { ...now, parts: { ...now.parts, 'game.fight': fight, 'game.heading': heading } };
}

/** Won by dice, or settled at the table and told by hand: the chairs are changed either way. */
function mutiny(now: Seen): Moment | undefined {
  const seat = toldIn(now, 'tell.seatsExchanged')?.seat;
  if (!seat) return undefined;
  const { name, mark } = now.captain(seat);
  const { say } = now;
  return {
    words: {
      name,
      verb: say({ key: 'drawn.mutiny' }),
      marks: [mark],
      second: say({ key: 'drawn.mutiny.second' }),
    },
    sound: { name: 'won' },
  };
}

/** A fight of which no card was told: who took it, and nothing else is known. */
function won(before: Seen, now: Seen): Moment | undefined {
  if (part(now, 'fight')?.taken || !toldIn(now, 'tell.fightWon')) return undefined;
  const line = winnerLine(before, now);
  if (!line) return undefined;
  const { name, mark } = playerOf(now, line.player);
  const verb = now.say({ key: 'drawn.takes-fight', values: { fight: part(now, 'battle').won } });
  return { words: { name, verb, marks: [mark], second: '' }, sound: { name: 'won' } };
}

/** Whose fights have become one more. */
function winnerLine(before: Seen, now: Seen) {
  const was = new Map(part(before, 'captains').map((line) => [line.player, line.won ?? 0]));
  return part(now, 'captains').find(({ player, won }) => won === (was.get(player) ?? 0) + 1);
}

/** Where fights are told and no cards, a bid that one settles has no cards to stand beside. */
function uncovered(before: Seen, now: Seen): Moment | undefined {
  // The last fight of a battle settles bids as any other does, though the table moves already.
  const phases = [before, now].map((seen) => part(seen, 'heading').phase);
  if (part(now, 'fight')?.taken || !phases.includes('fighting')) return undefined;
  const line = winnerLine(before, now);
  if (!line || line.bid === null) return undefined;
  const { player, won, bid, balance, moves } = line;
  if (won !== bid && !(won === bid + 1 && balance === 'missed')) return undefined;
  const is = won === bid ? 'met' : 'over';
  const decided = { player, won, bid, is, moves: moves ?? 0 } as const;
  const { name, mark } = playerOf(now, player);
  const verb = now.say({
    key: `drawn.bid-${is === 'met' ? 'met' : 'broken'}.verb`,
    values: { bid },
  });
  return {
    words: { name, verb, marks: [mark], second: bidWords(now, decided) },
    sound: is === 'met' ? metSound : 'silent',
  };
}

const metSound: Heard = { name: 'bells', count: 2 };

/** A bid that is met has its bells, one that is broken is silent. */
export function soundOf(decided: readonly DecidedPart[]): Heard | 'silent' | undefined {
  const [first] = decided;
  if (!first || first.is === 'under') return undefined;
  return first.is === 'met' ? metSound : 'silent';
}

/** The bids that the fight which lies there has settled; the winner's is the large one. */
export function bidMomentOf(seen: Seen, taken: TakenPart): ComponentProps<typeof BidMoment> | undefined {
  const [first, ...rest] = taken.decided;
  if (!first) return undefined;
  const { say } = seen;
  const isOwn = first.player === taken.winner;
  const { name } = playerOf(seen, first.player);
  const head = say({ key: first.is === 'met' ? 'drawn.bid-met' : 'drawn.bid-broken' });
  return {
    won: first.won,
    of: say({ key: 'drawn.of' }),
    bid: first.bid,
    met: first.is === 'met',
    head: isOwn ? head : say({ key: 'drawn.bid-broken.of', values: { name } }),
    words: bidWords(seen, first),
    others: rest.slice(0, 2).map(({ player, won, bid }) => ({
      mark: playerOf(seen, player).mark,
      words: say({ key: 'drawn.bid-broken.other', values: { name: playerOf(seen, player).name, won, bid } }),
    })),
  };
}

function bidWords({ say, parts }: Seen, { is, moves }: DecidedPart): string {
  const battle = parts['game.battle'] as { readonly cards: number; readonly won: number };
  const isLast = battle.won >= battle.cards;
  if (is === 'met')
    return say({ key: isLast ? 'drawn.bid-met.last' : 'drawn.bid-met.more', values: { moves } });
  const why = say({ key: `drawn.bid-broken.${is}` });
  return `${why} ${say({ key: moves > 0 ? 'drawn.bid-broken.moves' : 'drawn.bid-broken.none', values: { moves } })}`;
}
