/**
 * Which way a game's rules go: each place where a small change could be made (`test/mutate`), with what came of it
 * there, such as whether a condition held and whether two numbers were equal. To be loaded before the rules are.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placesOf, root } from '../mutate/places.ts';
import { switched } from '../mutate/switched.ts';
import { functions } from '../mutate/switches.ts';

/** Of each place there are fewer outcomes. */
const outcomes = 8;

let reached = new Set<number>();
let asked = 0;
function at(id: number, outcome: number): void {
  asked += 1;
  reached.add(id * outcomes + outcome);
}

/** How often anything was asked so far: what it costs to play, whichever machine it is played on. */
export const countAsked = (): number => asked;

const sideOf = (left: unknown, right: unknown): number =>
  left === right ? 1 : (left as number) < (right as number) ? 2 : 3;

const observed: typeof functions = {
  $read() {},
  $on(id) {
    at(id, 0);
    return false;
  },
  $not(id, value) {
    at(id, value ? 1 : 2);
    return !value;
  },
  $compare(id, operator, left, right) {
    const isSum = operator === '+' || operator === '-';
    at(id, isSum ? ((right as number) === 0 ? 1 : 2) : sideOf(left, right));
    return functions.$compare(id, operator, left, right);
  },
  $either(id, operator, left, right) {
    const isSettled = Boolean(left) === (operator === '||');
    const value = isSettled ? left : right();
    at(id, isSettled ? 1 : value ? 2 : 3);
    return value;
  },
};

/** From here on the rules of this game say where they come by. */
export function observe(game: string): void {
  const places = Map.groupBy(placesOf(game), ({ file }) => file);
  Object.assign(globalThis, observed);
  registerHooks({
    load(url, context, next) {
      const path = url.startsWith('file:') ? fileURLToPath(url) : '';
      const name = relative(root, path).replaceAll(sep, '/');
      const here = places.get(name);
      if (!here) return next(url, context);
      const source = switched(name, readFileSync(join(root, name), 'utf8'), here);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

/** Where this came by. */
export function reachedBy<Value>(run: () => Value): readonly [Value, ReadonlySet<number>] {
  const outer = reached;
  reached = new Set();
  try {
    return [run(), reached];
  } finally {
    reached = outer;
  }
}
