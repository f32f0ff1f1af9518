/** A screen as far as it matters where the television goes. */
export interface Screen {
  readonly id: number;
  readonly label: string;
  readonly bounds: Rectangle;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the television was left on a screen. */
const manners = ['full', 'window', 'never'] as const;
export type Manner = (typeof manners)[number];

export interface Remembered {
  /** By the screen's key. */
  readonly screens: Readonly<Record<string, Manner>>;
  /** Where the scorekeeper's window was. */
  readonly main?: Rectangle;
}

/** What was kept, as far as it can be made sense of. */
export function readRemembered(kept: unknown): Remembered {
  if (!isRecord(kept)) return { screens: {} };
  const { screens, main } = kept;
  const known = Object.entries(isRecord(screens) ? screens : {}).filter((each): each is [string, Manner] =>
    manners.some((manner) => manner === each[1]),
  );
  return { screens: Object.fromEntries(known), ...(isRectangle(main) ? { main } : {}) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isRectangle = (value: unknown): value is Rectangle =>
  isRecord(value) && ['x', 'y', 'width', 'height'].every((name) => Number.isInteger(value[name]));

/** The numbers that a system gives its screens change from day to day; their names and sizes do not. */
export const screenKey = ({ label, bounds }: Screen): string => `${label} ${bounds.width}×${bounds.height}`;

export type Placement =
  | { readonly kind: 'full'; readonly screen: Screen }
  /** In a window, on this screen. */
  | { readonly kind: 'window'; readonly screen: Screen };

/**
 * Where the television goes: full on a screen that the console is not on, unless it was left otherwise there. With
 * one screen alone it is a window beside the console, and covers it only where that was asked for just now.
 */
export function placeTable(
  screens: readonly Screen[],
  consoleScreen: number,
  remembered: Remembered['screens'],
  covering?: string,
): Placement | undefined {
  const own = screens.find(({ id }) => id === consoleScreen) ?? screens[0];
  if (own && covering === screenKey(own)) return { kind: 'full', screen: own };
  const others = screens.filter((screen) => screen !== own && remembered[screenKey(screen)] !== 'never');
  const known = others.find((screen) => remembered[screenKey(screen)] === 'full');
  const screen = known ?? largest(others);
  if (screen) return { kind: remembered[screenKey(screen)] === 'window' ? 'window' : 'full', screen };
  return own && { kind: 'window', screen: own };
}

const area = ({ bounds }: Screen): number => bounds.width * bounds.height;

const largest = (screens: readonly Screen[]): Screen | undefined =>
  [...screens].sort((a, b) => area(b) - area(a))[0];

/** A window as large as comfortably fits, in the middle. */
export function windowOn({ bounds }: Screen, share: number): Rectangle {
  const width = Math.round(Math.min(bounds.width * share, (bounds.height * share * 16) / 9));
  const height = Math.round((width * 9) / 16);
  const x = bounds.x + Math.round((bounds.width - width) / 2);
  return { x, y: bounds.y + Math.round((bounds.height - height) / 2), width, height };
}

/** Whether enough of a remembered window is on a screen that is there, to be taken hold of. */
export function isReachable(window: Rectangle, screens: readonly Screen[]): boolean {
  return screens.some(({ bounds }) => {
    const across = Math.min(window.x + window.width, bounds.x + bounds.width) - Math.max(window.x, bounds.x);
    const isTopInside = window.y >= bounds.y && window.y < bounds.y + bounds.height - 40;
    return across >= 120 && isTopInside;
  });
}
