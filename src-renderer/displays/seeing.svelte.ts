import { captainOf } from '../games/captains.ts';
import type { Seen, ViewParts } from '../games/drawing.ts';
import { drawingOf, type Drawings } from '../games/games.ts';
import type { Table } from '../state/table.svelte.ts';
import type { Words } from '../state/words.svelte.ts';
import { whenHere } from '../state/when-here.ts';

interface Seeing<Drawing> {
  readonly game: string | undefined;
  readonly seen: Seen | undefined;
  /** The same as it stands in this moment, to be compared with what comes. */
  readonly now: Seen | undefined;
  readonly drawn: Drawing | undefined;
}

/** What a page that only shows has to show, and what draws it; called while the page is made. */
export function seeing<D extends 'table' | 'overlay'>(
  display: D,
  table: Table,
  words: Words,
): () => Seeing<Drawings[D]> {
  let drawing: { readonly of: string; readonly is: Drawings[D] } | undefined = $state.raw();
  const game = $derived(table.parts.session?.game);
  const isThere = $derived(Boolean(table.parts.session && table.parts.standings));
  const seen = $derived.by((): Seen | undefined =>
    isThere
      ? { parts: table.parts as ViewParts, say: words.say, captain: captainOf(table.parts.seats ?? []) }
      : undefined,
  );
  const now = $derived(seen && { ...seen, parts: table.view as ViewParts });
  // A file that did not arrive is asked for again when the way is there again.
  $effect(() => {
    void [words.language, table.live];
    words.load(game).catch(() => undefined);
  });
  $effect(() => {
    const wanted = game;
    if (wanted === undefined || drawing?.of === wanted || !table.live) return undefined;
    return whenHere(drawingOf(display, wanted), (is) => {
      drawing = { of: wanted, is };
    });
  });
  return () => ({
    game,
    seen,
    get now() {
      return now;
    },
    drawn: drawing?.of === game ? drawing?.is : undefined,
  });
}
