import sprite from './signs.svg?raw';

export interface Sign {
  readonly viewBox: string;
  readonly shapes: string;
}

const entry = /<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;

/** Every sign of the sprite, drawn straight into the page: no reference that a second document could fail to find. */
const signs = new Map<string, Sign>(
  [...sprite.matchAll(entry)].map(([, name = '', viewBox = '', shapes = '']) => [name, { viewBox, shapes }]),
);

export const SIGNS = [
  'sword',
  'axe',
  'bow',
  'shield',
  'skull',
  'universal',
  'bolt',
  'boltOpen',
  'die1',
  'die2',
  'die3',
  'dieBolt',
  'dieRing',
  'dieX',
  'dieXX',
  'dieBlank',
  'coin',
  'coinLocked',
  'fame',
  'hand',
  'eye',
  'flag',
  'anchor',
  'needle',
  'seal',
  'tankard',
  'spark',
  'scales',
  'signOpen',
  'signShut',
  'plug',
  'phone',
  'tv',
  'sloop',
  'schooner',
  'brigantine',
  'galleon',
] as const;
export type SignName = (typeof SIGNS)[number];

export function signOf(name: string): Sign {
  const sign = signs.get(name);
  if (sign === undefined) throw new RangeError(`The sprite has no sign named ${name}.`);
  return sign;
}
