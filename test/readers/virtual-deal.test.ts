import { beforeEach, describe, expect, test } from 'vitest';
import { contentsOf } from '../../src-main/chest/contents.ts';
import { rollVirtual, type Chance } from '../../src-main/readers/virtual-die.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { piratesFlag } from '../../src-main/rules/pirates-flag/game.ts';
import type { State } from '../../src-main/rules/pirates-flag/state.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { tableBegun } from '../contract/table.ts';

const contents = contentsOf(piratesFlag.id, piratesFlag.pieces());
const at = Date.UTC(2026, 0, 2, 20);
let table: RunningTable;

beforeEach(() => {
  const seats = (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat }));
  table = tableBegun(piratesFlag, { seats, depth: 'cards', pirateCaptains: { blue: 'captain-shan' } });
});

const question = (): string => table.prompts.find(({ kind }) => kind === 'take-captain')?.id ?? 'gone';
const captains = (): unknown =>
  Object.fromEntries(
    Object.entries((table.state.game as unknown as State).abilities).map(([seat, { captain }]) => [
      seat,
      captain,
    ]),
  );
const deal = (chance: Chance, seat?: SeatId) =>
  rollVirtual(table, contents, { prompt: question(), ...(seat ? { seat } : {}) }, chance, at);
const first: Chance = () => 0;
const last: Chance = (limit) => limit - 1;

describe('a captain is chosen or dealt', () => {
  test('to each who has none, and nobody gets one that another has', () => {
    const dealt = deal(first);
    expect(dealt.ok && dealt.value.faces.map(({ key }) => key)).toEqual([
      'captain/captain-2/1',
      'captain/captain-3/1',
    ]);
    expect(captains()).toEqual({ red: 'captain-2', blue: 'captain-shan', yellow: 'captain-3' });
    expect(question()).toBe('gone');
  });

  test('to one alone, who presses it', () => {
    expect(deal(last, 'yellow').ok).toBe(true);
    expect(captains()).toEqual({ blue: 'captain-shan', yellow: 'captain-8' });
    expect(deal(last, 'yellow')).toEqual({ ok: false, no: { code: 'question-gone' } });
  });

  test('by chance, which is kept as a reading of the code on the card', () => {
    deal(first, 'red');
    expect(table.entry(table.head).source).toBe('virtual');
    const [reading] = table.log.readings({ entry: table.head });
    expect(reading?.reader).toBe('virtual');
    const { text } = JSON.parse(reading?.report ?? '{}') as { readonly text?: string };
    expect(contents.ofCode(text ?? '')?.key).toBe('captain/captain-2/1');
  });
});
