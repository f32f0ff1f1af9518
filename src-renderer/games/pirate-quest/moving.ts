import type { ComponentProps } from 'svelte';
import type { MoverLine } from '../../../src-main/contract/games/pirate-quest-view.ts';
import type Strip from '../../elements/Strip.svelte';
import type { Seen } from '../drawing.ts';
import { part, playerOf } from './parts.ts';

/** Who moves in which order, what each has left and what it came from. */
export function stepsOf(seen: Seen): ComponentProps<typeof Strip>['steps'] {
  return (part(seen, 'moving')?.order ?? []).map((line) => ({
    captain: playerOf(seen, line.player),
    figure: line.stage === 'now' ? line.left : line.points,
    afloat: line.stage === 'now' || line.stage === 'to-come',
    strong: seen.say(line.note),
    words: bidOf(seen, line),
    awaited: line.stage === 'now',
    done: line.stage === 'moved' || line.stage === 'none',
  }));
}

const bidOf = ({ say }: Seen, { bid, won }: MoverLine): string =>
  bid === null
    ? say({ key: 'drawn.won', values: { won } })
    : say({ key: 'drawn.bid-won', values: { bid, won } });

/** What a battle came to for one captain: "met, diagonals open". */
export function outcomeOf({ say }: Seen, { outcome, diagonal, hindsight }: MoverLine): string {
  const said = say({ key: `drawn.outcome.${hindsight ? 'hindsight' : outcome}` });
  return diagonal && outcome !== 'dummy' ? say({ key: 'drawn.diagonal', values: { outcome: said } }) : said;
}
