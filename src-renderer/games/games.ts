import type { CaptainDrawing, ConsoleDrawing, OverlayDrawing, TableDrawing } from './drawing.ts';

export interface Drawings {
  readonly table: TableDrawing;
  readonly console: ConsoleDrawing;
  readonly captain: CaptainDrawing;
  readonly overlay: OverlayDrawing;
}
type Display = keyof Drawings;

type Modules<Drawing> = Readonly<Record<string, () => Promise<{ readonly drawing: Drawing }>>>;

/** Every module that a game's folder has: the path tells game and display, so a new game is a new folder. */
const found: { readonly [D in Display]: Modules<Drawings[D]> } = {
  table: import.meta.glob<{ drawing: TableDrawing }>('./*/table.ts'),
  console: import.meta.glob<{ drawing: ConsoleDrawing }>('./*/console.ts'),
  captain: import.meta.glob<{ drawing: CaptainDrawing }>('./*/captain.ts'),
  overlay: import.meta.glob<{ drawing: OverlayDrawing }>('./*/overlay.ts'),
};

const fallback = 'plain';

/** How a display draws a game, loaded when it is played; a game without its own is drawn from the common parts. */
export async function drawingOf<D extends Display>(display: D, game: string): Promise<Drawings[D]> {
  const modules = found[display];
  const load = modules[`./${game}/${display}.ts`] ?? modules[`./${fallback}/${display}.ts`];
  if (!load) throw new Error(`nothing draws ${game} on the ${display}`);
  return (await load()).drawing;
}
