import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { makeFile } from '../../src-main/logbook/files/export.ts';
import { apart, tells } from '../../src-main/contract/chart-path.ts';
import { say } from '../../src-main/contract/say.ts';
import { message, type Language } from '../../src-main/rules/kernel/message.ts';
import { examples } from '../support/examples.ts';
import { needs } from '../support/needs.ts';
import { playExample } from '../support/play-evening.ts';
import { random } from '../support/random.ts';
import { randomEvening } from '../support/random-evening.ts';

const startedAt = Date.UTC(2026, 9, 18, 18, 40);
const pdftotext = needs('pdftotext');
const rawKey = /\b(?:sheet|story|option|shop|depth|number)\.[a-z]|\{\w+/;

function newLog(game: string, title: string): SessionLog {
  return memoryLog({ id: `sheet-${game}`, game, title, startedAt });
}

/** The words of a sheet as they stand on it, line by line. */
async function printed(log: SessionLog, language: Language = 'en'): Promise<string> {
  const noted = { place: 'The attic', remark: null, people: [] };
  const made = await makeFile(log, noted, 'sheet', { language, look: 'day', unnamed: [], now: startedAt });
  if (!made.ok) throw new Error(made.no.code);
  const folder = mkdtempSync(join(tmpdir(), 'qm-sheet-'));
  const path = join(folder, 'sheet.pdf');
  writeFileSync(path, made.value.bytes);
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return text.replace(/ +/g, ' ');
}

describe.skipIf(pdftotext.missing)(`the printed sheet${pdftotext.reason}`, () => {
  const whatIsTold: Readonly<Record<string, readonly string[]>> = {
    'pirate-quest': ['Ines wins by four', 'Won of bid', 'Battle', 'The boldest bid'],
    'pirate-tricks': ['Mo wins by one loon', 'Won of bid', 'Mo and Bartholomew each bid 1', 'loon'],
    'pirates-flag': ['Ines brings the flag home', 'spaces', 'The flag was taken'],
    'pirate-attack': ['Ines wins', 'Gold', 'Market prices at the end of the round', 'The largest theft'],
  };
  test.each(examples.map(({ game }) => game))('of %s tells what its game has to tell', async (game) => {
    const example = examples.find((each) => each.game === game);
    const log = newLog(game, 'Saturday on the boat');
    if (example) playExample(example, log, startedAt);
    const text = await printed(log);
    for (const words of [...(whatIsTold[game] ?? []), 'Saturday on the boat', 'The attic', 'fingerprint'])
      expect(text).toContain(words);
    for (const language of ['en', 'de'] as const)
      expect(rawKey.exec(await printed(log, language))?.[0]).toBeUndefined();
  });

  test('has what the Market asked for at the end of each round, and a dash where it was shut', async () => {
    const log = newLog('pirate-attack', 'Attack');
    randomEvening('pirate-attack', log, random(7), { most: 400, startedAt });
    const [, prices = ''] = /^ ?Market ([\d –]+)$/m.exec(await printed(log)) ?? [];
    const told = prices.trim().split(' ');
    expect(told.length).toBeGreaterThan(3);
    expect(told.some((price) => Number(price) > 0)).toBe(true);
    expect(told).toContain('–');
  });

  test('says a house rule in the words it is chosen by', async () => {
    const log = newLog('pirate-attack', 'Attack');
    randomEvening('pirate-attack', log, random(7), { most: 40, startedAt });
    expect(await printed(log)).toContain('whoever first has the fame');
    expect(await printed(log)).not.toContain('(fame)');
  });

  test('keeps ten names beside their lines, none on another and none below the drawing', async () => {
    const log = newLog('pirate-attack', 'Ten');
    randomEvening('pirate-attack', log, random(7), { most: 120, startedAt, captains: 10 });
    const text = await printed(log);
    for (const name of ['Wilhelmine Katharina', 'Anne', 'Old Tom', 'Jun'])
      expect(text.split(name).length).toBeGreaterThanOrEqual(3);
  });
});

describe('labels at the ends of lines', () => {
  test('are moved apart downwards, and up again from below the lowest place', () => {
    expect(apart([10, 10, 50], 10)).toEqual([10, 20, 50]);
    expect(apart([100, 100, 100], 10, 100)).toEqual([80, 90, 100]);
    expect(apart([95, 20, 98], 10, 100)).toEqual([90, 20, 100]);
  });

  test('a line that stays on the ground or repeats the race tells nothing', () => {
    const lines = [
      { seat: 'red', values: [0, 2] },
      { seat: 'blue', values: [1, 1] },
    ] as const;
    const race = {
      kind: 'race',
      unit: message('x'),
      ruler: { length: 3, ticks: [] },
      lines: [...lines].reverse(),
      points: [],
    } as const;
    expect([tells(lines, []), tells(lines, [race])]).toEqual([true, false]);
    expect(tells([{ seat: 'red', values: [0, null] }], [])).toBe(false);
  });
});

test('a list in a sentence ends in “and”, whatever its length', () => {
  const of = (...among: readonly string[]) =>
    say([{ who: '{among&and} win' }], message('who', { among }), {});
  expect([of('Ines'), of('Ines', 'Mo'), of('Ines', 'Mo', 'Bea')]).toEqual([
    'Ines win',
    'Ines and Mo win',
    'Ines, Mo and Bea win',
  ]);
});
