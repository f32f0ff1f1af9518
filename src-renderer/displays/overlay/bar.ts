import type { ComponentProps } from 'svelte';
import type OverlayBar from '../../elements/OverlayBar.svelte';
import { askedWords, halves, overWords } from '../../games/asking.ts';
import type { OverlayDrawing, Seen } from '../../games/drawing.ts';
import { awaitedSeats } from '../../games/plain/awaited.ts';
import type { Table } from '../../state/table.svelte.ts';
import type { Words } from '../../state/words.svelte.ts';

type Bar = ComponentProps<typeof OverlayBar>;
type Asked = Pick<Bar, 'name' | 'verb' | 'marks'>;

/** What is asked, and what each captain has; of an old picture nobody is awaited. */
export function barOf(
  seen: Seen,
  drawing: OverlayDrawing,
  live: boolean,
  time: (at: number) => string,
): Pick<Bar, 'unit' | 'seats' | 'note' | 'heads' | 'shops' | 'last'> & { readonly asked: Asked } {
  const beside = drawing.beside?.(seen);
  const awaited = live ? awaitedSeats(seen.parts.prompts) : [];
  return {
    asked: askedOf(seen),
    note: faultOf(seen, time),
    unit: drawing.unit(seen),
    heads: beside?.heads,
    shops: drawing.shops?.(seen) ?? [],
    last: drawing.last?.(seen),
    seats: seen.parts.seats.map(({ seat }) => ({
      captain: seen.captain(seat),
      ...drawing.figure(seen, seat),
      ...(beside ? { beside: beside.figures(seat) } : {}),
      awaited: awaited.includes(seat),
    })),
  };
}

/** Whoever watches from afar is told too that an evening may be lost. */
function faultOf({ parts, say }: Seen, time: (at: number) => string): string | undefined {
  const { since, held } = parts.status.saving;
  if (since !== null) return say({ key: 'page.table.unsaved', values: { time: time(since) } });
  return held > 0 ? say({ key: 'page.table.held' }) : undefined;
}

function askedOf(seen: Seen): Asked {
  const { parts, say } = seen;
  if (parts.standings?.over) return overWords(seen);
  const prompt = parts.prompts.find(({ need }) => need === 'must');
  if (!prompt) return halves(say({ key: 'page.table.nothing' }));
  const { name, verb, marks } = askedWords(seen, prompt);
  return { name, verb, marks };
}

/** What has to be said instead of the question: that it is an old one, or that the console must let us in. */
export function noticeOf({ lostSince, standing, you }: Table, words: Words): Asked | undefined {
  if (lostSince !== undefined) return halves(words.page('table.lost', { time: words.time(lostSince) }));
  if (standing.kind === 'out') return halves(words.page('table.out'));
  if (you?.role === 'waiting') return halves(words.page('table.waiting', { code: you.code ?? '' }));
  return undefined;
}
