import type { ComponentProps } from 'svelte';
import type Prompt from '../../elements/Prompt.svelte';
import type Standings from '../../elements/Standings.svelte';
import { overWords } from '../../games/asking.ts';
import type { RulerDrawing, Seen, TableDrawing } from '../../games/drawing.ts';
import { rulerOf } from '../../games/plain/standings.ts';
import type { RulerMark } from '../../look/ruler.ts';

const minute = 60_000;

/** Who has won the evening, and how long it was. */
export function finalWords(seen: Seen, say: Seen['say']): ComponentProps<typeof Prompt> {
  return { ...overWords(seen), second: durationIn(seen, say) };
}

function durationIn({ parts }: Seen, say: Seen['say']): string {
  const { played, isSure } = parts.status.clock;
  const whole = Math.max(1, Math.round(played / minute));
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  return say({
    key: `page.table.played${hours > 0 ? '.hours' : ''}${isSure ? '' : '.least'}`,
    values: { hours, minutes },
  });
}

/** Which evening it was, for whoever looks at the photograph in ten years. */
export function whenIn({ parts }: Seen, language: string): string | undefined {
  const at = parts.log.rows.at(-1)?.at;
  return at === undefined ? undefined : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at);
}

type Places = ComponentProps<typeof Standings>['places'];

/** Best first. */
export function placesOf(seen: Seen, drawing: TableDrawing): Places {
  const { parts, captain } = seen;
  const { ranks = [], winners = [] } = parts.standings ?? {};
  const { trophy } = drawing;
  const captains = ranks.map(({ seat, rank, score, figure }) => ({
    captain: captain(seat),
    place: String(rank),
    ...(trophy && winners.includes(seat) ? { sign: trophy } : { figure: figure ?? score }),
  }));
  return (ranks[0]?.rank ?? 1) > 1 ? [...firstOf(seen, drawing), ...captains] : captains;
}

/** Where the best captain is second, whoever has won sits behind nobody, and is found on the ruler alone. */
function firstOf(seen: Seen, drawing: TableDrawing): Places {
  const seated = new Set(seen.parts.seats.map(({ seat }) => seen.captain(seat).mark));
  const [first] = (barOf(seen, drawing)?.marks ?? []).filter(({ captain }) => !seated.has(captain.mark));
  return first ? [{ captain: first.captain, place: '1', sign: 'flag' }] : [];
}

/** The ruler as the game draws it; that somebody leads is past. */
export function barOf(seen: Seen, drawing: TableDrawing): RulerDrawing | undefined {
  const bar = drawing.ruler ? drawing.ruler(seen) : rulerOf(seen);
  if (!bar) return undefined;
  const { leader: _past, ...rest } = bar;
  return rest;
}

/** Where everybody stood in the course of the evening, for the ruler to draw once more. */
export function stepsOf(seen: Seen, drawing: TableDrawing): readonly (readonly RulerMark[])[] {
  const { standings, seats, race = [] } = seen.parts;
  if (!standings || standings.ruler.isNew) return [];
  const captains = new Set(seats.map(({ seat }) => seen.captain(seat).mark));
  return race.map((at) => {
    const then = { ...standings, ruler: { ...standings.ruler, at } };
    const bar = barOf({ ...seen, parts: { ...seen.parts, standings: then } }, drawing);
    return (bar?.marks ?? []).filter(({ captain }) => captains.has(captain.mark));
  });
}
