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

export function signOf(name: string): Sign {
  const sign = signs.get(name);
  if (sign === undefined) throw new RangeError(`The sprite has no sign named ${name}.`);
  return sign;
}
