import type { ComponentProps } from 'svelte';
import type BidMoment from '../../elements/BidMoment.svelte';
import type { Play } from '../../elements/card.ts';
import type { Heard, Moment, Seen } from '../drawing.ts';
import type { TrickPart } from '../../../src-main/contract/games/pirate-tricks-view.ts';
import type { SettledWords } from '../asking.ts';
import { toldIn } from '../told.ts';
import { crewFace, crewName } from './faces.ts';
import { part } from './parts.ts';

/** In the order of play: those who have laid, then those who follow at the table. */
export function playsOf(seen: Seen): readonly Play[] {
  const { laid, taken } = part(seen, 'trick');
  // Who has taken it stands over it in large letters.
  if (taken) return taken.laid.map((one) => playOf(seen, one));
  const order = part(seen, 'captains').map(({ seat }) => seat);
  const first = laid[0]?.seat ?? part(seen, 'captains').find(({ leads }) => leads)?.seat;
  const from = Math.max(0, first === undefined ? 0 : order.indexOf(first));
  const round = [...order.slice(from), ...order.slice(0, from)];
  return round.map((seat): Play => {
    const captain = seen.captain(seat);
    const play = laid.find((one) => one.seat === seat);
    if (!play)
      return {
        captain,
        caption: captain.name,
        label: seen.say({ key: 'drawn.no-card', values: { name: captain.name } }),
      };
    return playOf(seen, play, 'drawn.wins-so-far');
  });
}

function playOf(seen: Seen, laid: TrickPart['laid'][number], wins?: string): Play {
  const captain = seen.captain(laid.seat);
  return {
    captain,
    caption: laid.winning && wins !== undefined ? seen.say({ key: wins }) : captain.name,
    face: crewFace(seen, laid.card),
    standing: laid.winning ? 'winning' : laid.canWin ? 'laid' : 'aside',
    label: `${captain.name}: ${crewName(seen, laid.card)}`,
  };
}

/** Who has taken the trick that lies there. */
export function settled(seen: Seen): SettledWords | undefined {
  const { taken } = part(seen, 'trick');
  // The tenth lies there for a moment; then what the round has brought is told.
  return taken && part(seen, 'table').phase === 'tricks' ? takenWords(seen, taken) : undefined;
}

function takenWords(seen: Seen, taken: NonNullable<TrickPart['taken']>): SettledWords {
  const { name, mark } = seen.captain(taken.winner);
  return {
    name,
    verb: seen.say({ key: 'drawn.takes-trick', values: { trick: taken.trick } }),
    marks: [mark],
    second: seen.say(taken.why),
  };
}

const metSound: Heard = { name: 'bells', count: 2 };

/** What is announced and met has its bells, what is broken is silent. */
export function trickSound(seen: Seen): Heard | 'silent' {
  const first = part(seen, 'trick').taken?.decided[0];
  if (!first || first.is === 'under') return { name: 'won' };
  return first.is === 'met' ? metSound : 'silent';
}

/** The tenth trick ends the round: it is looked at before what the round has brought. */
export function moment(before: Seen, now: Seen): Moment | undefined {
  const { taken } = part(now, 'trick');
  if (!taken) return told(now);
  const wasOn = part(before, 'table').phase === 'tricks';
  if (!wasOn || part(now, 'table').phase === 'tricks') return undefined;
  const table = { ...part(now, 'table'), phase: 'tricks' };
  return {
    words: takenWords(now, taken),
    sound: trickSound(now),
    seen: { ...now, parts: { ...now.parts, 'game.table': table } },
  };
}

/** A trick of which no card was told: who took it, and nothing else is known. */
function told(now: Seen): Moment | undefined {
  const told = toldIn(now, 'tell.trickWon');
  if (!told?.seat) return undefined;
  const { name, mark } = now.captain(told.seat);
  const trick = told.message.values?.['trick'] ?? 0;
  const verb = now.say({ key: 'drawn.takes-trick', values: { trick } });
  return { words: { name, verb, marks: [mark], second: '' }, sound: { name: 'won' } };
}

/** What the trick that lies there has settled of what was announced; the winner's is the large one. */
export function bidMomentOf(seen: Seen): ComponentProps<typeof BidMoment> | undefined {
  const { taken } = part(seen, 'trick');
  const [first, ...rest] = taken?.decided ?? [];
  if (!taken || !first) return undefined;
  const { say, captain } = seen;
  const head = say({ key: first.is === 'met' ? 'drawn.bid-met' : 'drawn.bid-broken' });
  const more = taken.trick < 10 ? 'drawn.bid-met.more' : 'drawn.bid-met.last';
  return {
    won: first.won,
    of: say({ key: 'drawn.of' }),
    bid: first.bid,
    met: first.is === 'met',
    head:
      first.seat === taken.winner
        ? head
        : say({ key: 'drawn.bid-broken.of', values: { name: captain(first.seat).name } }),
    words: say({ key: first.is === 'met' ? more : `drawn.bid-broken.${first.is}` }),
    others: rest.slice(0, 2).map(({ seat, won, bid }) => ({
      mark: captain(seat).mark,
      words: say({ key: 'drawn.bid-broken.other', values: { name: captain(seat).name, won, bid } }),
    })),
  };
}
