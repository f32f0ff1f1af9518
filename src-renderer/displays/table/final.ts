import type { ComponentProps } from 'svelte';
import type { QrBits } from '../../../src-main/contract/view.ts';
import type EndRace from '../../elements/EndRace.svelte';
import type Standings from '../../elements/Standings.svelte';
import { overWords } from '../../games/asking.ts';
import type { RulerDrawing, Seen, TableDrawing } from '../../games/drawing.ts';
import { rulerOf } from '../../games/plain/standings.ts';
import type { Mark } from '../../look/marks.ts';

const minute = 60_000;

export interface Headline {
  /** Who has won, and by how much. */
  readonly certain: string;
  readonly how: string | undefined;
  readonly marks: readonly Mark[];
}

/** As the evening is told, or in few words until that is read off the log. */
export function headline(seen: Seen, say: Seen['say'] | undefined): Headline {
  const { name, verb, marks } = overWords(seen);
  const { end } = seen.parts;
  if (!end || !say) return { certain: `${name} ${verb}`.trim(), how: undefined, marks };
  // One sentence over two lines.
  return end.how
    ? { certain: `${say(end.certain)},`, how: `${say(end.how)}.`, marks }
    : { certain: `${say(end.certain)}.`, how: undefined, marks };
}

interface ToldSentence {
  readonly number: number;
  readonly parts: readonly { readonly words: string; readonly strong: boolean }[];
  readonly entry: number | null;
}

/** Its sentences, with the captains' names strong. */
export function storyIn({ parts }: Seen, say: Seen['say']): readonly ToldSentence[] {
  const names = parts.seats.map(({ captain }) => captain).sort((one, other) => other.length - one.length);
  return (parts.end?.story ?? []).map(({ message, entry }, at) => ({
    number: at + 1,
    entry,
    parts: partsOf(say(message), names),
  }));
}

function partsOf(sentence: string, names: readonly string[]): ToldSentence['parts'] {
  const first = names
    .map((name) => ({ name, at: sentence.indexOf(name) }))
    .filter(({ name, at }) => at >= 0 && name !== '')
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length)[0];
  if (!first) return sentence === '' ? [] : [{ words: sentence, strong: false }];
  const { name, at } = first;
  const before = at > 0 ? [{ words: sentence.slice(0, at), strong: false }] : [];
  return [...before, { words: name, strong: true }, ...partsOf(sentence.slice(at + name.length), names)];
}

type RaceDrawing = Omit<ComponentProps<typeof EndRace>, 'label' | 'skip'>;

/** The race from its first change to its last, with the numbers of the story where each is seen. */
export function raceIn(
  seen: Seen,
  say: Seen['say'],
  told: readonly ToldSentence[],
  drawing: TableDrawing,
): RaceDrawing | undefined {
  const { end, seats, standings } = seen.parts;
  const race = end?.race;
  if (!race) return undefined;
  const { points, most, goal, countedIn, rounds } = race;
  const placeOf = (entry: number): number => {
    const after = points.findIndex((point) => point.entry >= entry);
    return after < 0 ? points.length - 1 : after;
  };
  return {
    lines: seats.map(({ seat }) => ({
      captain: seen.captain(seat),
      values: points.map(({ at }) => at[seat] ?? 0),
      wins: standings?.winners.includes(seat) === true,
    })),
    most,
    // Only where there is something to arrive at.
    goal: goal !== null && (drawing.trophy !== undefined || barOf(seen, drawing)?.end?.sign === 'flag'),
    numbers: apart(
      told.flatMap(({ entry, number }) => (entry === null ? [] : [{ at: placeOf(entry), number }])),
      points.length,
    ),
    words: say({ key: `story.${countedIn}.${rounds === 1 ? 'one' : 'more'}`, values: { count: rounds } }),
  };
}

/** Numbers that would cover one another stand side by side. */
function apart(numbers: RaceDrawing['numbers'], points: number): RaceDrawing['numbers'] {
  const least = (points - 1) / 8;
  let next = points - 1;
  return [...numbers]
    .reverse()
    .map(({ at, number }) => {
      const here = Math.min(at, next);
      next = here - least;
      return { at: Math.max(0, here), number };
    })
    .reverse();
}

/** The dark modules of a code, those of a line that touch as one. */
export function pathOf({ size, bits }: QrBits): string {
  const bytes = atob(bits);
  const isDark = (x: number, y: number): boolean => {
    const at = y * size + x;
    return x < size && ((bytes.charCodeAt(at >> 3) >> (7 - (at & 7))) & 1) === 1;
  };
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (isDark(x, y)) x += 1;
      path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  return path;
}

/** How long it was: as the story tells it, or by the clock. */
export function lengthIn(seen: Seen, say: Seen['say']): string {
  const { end } = seen.parts;
  return end?.length ? say(end.length) : durationIn(seen, say);
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
  const captains = ranks.map(({ seat, rank, score, figure, left }) => ({
    captain: captain(seat),
    place: left ? '–' : String(rank),
    ...(left ? { words: seen.say({ key: 'page.table.left' }) } : {}),
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
function barOf(seen: Seen, drawing: TableDrawing): RulerDrawing | undefined {
  const bar = drawing.ruler ? drawing.ruler(seen) : rulerOf(seen);
  if (!bar) return undefined;
  const { leader: _past, ...rest } = bar;
  return rest;
}
