import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { applied, mutationsOf } from '../mutate/mutations.ts';
import { switched } from '../mutate/switched.ts';
import { functions, switches } from '../mutate/switches.ts';

const source = `
  const limits: readonly [1, 2] = [1, 2];
  const names = { 3: 'three', four: 4 } as const;
  function told(count: number, asked: boolean, late?: { readonly by: number }): unknown[] {
    const over = count > limits[1] && (count < 9 || !asked);
    const word = 'so ' + (count + 1) + (count - 1);
    const most = late?.by !== undefined ? Math.max(late.by, count <= 2 ? 0 : 7) : -1;
    return [over, word, most, count === names.four, !over && true, asked || false, count >= 5 && count + late!.by];
  }
`;
const asked = [0, 1, 2, 3, 4, 5, 8, 9].flatMap((count) =>
  [true, false].flatMap((flag) => [undefined, { by: 3 }].map((late) => [count, flag, late] as const)),
);

/** What a text tells of everything that it is asked. */
function answers(text: string): string {
  const script = ts.transpile(text, { target: ts.ScriptTarget.ESNext });
  const names = Object.keys(functions);
  const make = new Function(...names, `${script}; return told;`) as (
    ...given: unknown[]
  ) => (...values: readonly unknown[]) => unknown;
  const told = make(...Object.values(functions));
  return JSON.stringify(
    asked.map((values) => {
      try {
        return told(...values);
      } catch {
        return 'thrown';
      }
    }),
  );
}

const places = mutationsOf('told.ts', source).map((mutation, id) => ({ ...mutation, id }));
const withSwitches = switched('told.ts', source, places);

function answersWith(on: number): string {
  switches.on = on;
  try {
    return answers(withSwitches);
  } finally {
    switches.on = -1;
  }
}

describe('a file with all its changes behind switches', () => {
  test('tells what it told, where none is on', () => {
    expect(answersWith(-1)).toBe(answers(source));
  });

  test('tells with one of them on what it tells with that change in its text', () => {
    expect(places.length).toBeGreaterThan(25);
    const differing = places.filter((place) => answersWith(place.id) !== answers(applied(source, place)));
    expect(differing).toEqual([]);
    expect(places.filter((place) => answersWith(place.id) !== answers(source)).length).toBeGreaterThan(25);
  });

  test('asks no more often than it may, so that a loop that never ends ends', () => {
    Object.assign(switches, { steps: 0, most: 20 });
    try {
      expect(answers(withSwitches)).toContain('thrown');
    } finally {
      Object.assign(switches, { steps: 0, most: Infinity });
    }
  });
});
