import { describe, expect, test } from 'vitest';
import { story as german } from '../../src-main/contract/text/story/de.ts';
import { story as english } from '../../src-main/contract/text/story/en.ts';
import { say } from '../../src-main/contract/say.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { courseIn } from '../../src-main/logbook/evening.ts';
import { endPart } from '../../src-main/logbook/end.ts';
import { storyOf } from '../../src-main/logbook/story.ts';
import type { GameId } from '../../src-main/rules/games.ts';
import { heading } from '../contract/table.ts';
import { random } from '../support/random.ts';
import { randomEvening } from '../support/random-evening.ts';

/** Played to its end at random; the first seed with which it comes to one. */
function ended(game: GameId) {
  for (let seed = 1; seed < 30; seed++) {
    const { table, over } = randomEvening(game, memoryLog(heading(game)), random(seed));
    if (over) return table;
  }
  throw new Error(`${game} did not end`);
}

describe.each(['pirate-quest', 'pirate-tricks', 'pirates-flag', 'pirate-attack'] as const)('%s', (game) => {
  const table = ended(game);
  const course = courseIn(table.log);
  const end = course && endPart(course);

  test('ends with who has won, three sentences at most, and no sentence of which it is the headline', () => {
    expect(end?.certain).toEqual(course && storyOf(course).finding.certain);
    const { sentences, turns } = course ? storyOf(course) : { sentences: [], turns: [] };
    expect(end?.story.length).toBe(Math.min(3, sentences.length - 1 + Math.min(1, turns.length)));
    const entries = end?.story.map(({ entry }) => entry ?? 0) ?? [];
    expect(entries).toEqual([...entries].sort((one, other) => one - other));
    expect(end?.story.map(({ message: { key } }) => key)).not.toContain('story.ending');
    const words = [end?.certain, end?.how, end?.length, ...(end?.story ?? []).map((one) => one.message)];
    for (const catalogue of [english, german])
      for (const one of words)
        if (one) expect(say([catalogue, speakerless], one, {})).not.toMatch(/story\.|\{/);
  });

  test('has its race from the first change to the last, as few points as a line needs', () => {
    const { race } = end ?? {};
    const last = course?.steps.at(-1)?.after.game;
    expect(last).toBeDefined();
    expect(race?.points.length).toBeGreaterThan(1);
    expect(race?.points.length).toBeLessThanOrEqual(91);
    const entries = race?.points.map(({ entry }) => entry) ?? [];
    expect(entries).toEqual([...entries].sort((one, other) => one - other));
    const highest = Math.max(...(race?.points ?? []).flatMap(({ at }) => Object.values(at)));
    expect(race?.most).toBeGreaterThanOrEqual(highest);
  });
});

/** Words of the games that stand in a sentence by their keys. */
const speakerless = new Proxy({} as Record<string, string>, {
  has: (_, key) => typeof key === 'string' && !key.startsWith('story.') && !key.startsWith('number.'),
  get: (_, key) => String(key),
});

test('nothing is told of an evening that is not over', () => {
  const { table } = randomEvening('pirate-quest', memoryLog(heading('pirate-quest')), random(2), { most: 3 });
  const course = courseIn(table.log);
  expect(course && endPart(course)).toBeUndefined();
});
