import { describe, expect, test } from 'vitest';
import type { Who } from '../../src-main/link/handler.ts';
import { atTheCompanion, keeper } from '../support/at-the-companion.ts';
import { examples } from '../support/examples.ts';

const at = atTheCompanion();
const captain: Who = { role: 'captain', seats: ['red'], language: 'de', page: 'captain', device: 'phone' };

interface Kept {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}
const drawingOf = ({ base64 }: Kept): string => Buffer.from(base64, 'base64').toString('utf8');

/** The example evening of Pirate Quest, as far as so many lines go. */
function play(lines = Number.POSITIVE_INFINITY): void {
  const example = examples.find(({ game }) => game === 'pirate-quest');
  if (!example) throw new Error('no example of Pirate Quest');
  const begun = at.companion.begin(example.game, example.setup as never);
  if (!begun.ok) throw new Error(JSON.stringify(begun.no));
  for (const line of example.lines.slice(0, lines)) at.enter(line);
}
const winnerOf = (): string => {
  const { table } = at.companion.running ?? {};
  const [seat] = table?.game.standings(table.state.game).winners ?? [];
  return table?.state.table.captains[seat ?? 'red'] ?? '';
};

describe('the picture of the evening that is on', () => {
  test('is one press away on the console and on a phone, once the evening is over', async () => {
    play();
    const [desk, phone] = [
      await at.ask<Kept>('logbook.keep', {}),
      await at.ask<Kept>('logbook.keep', { look: 'day' }, captain),
    ];
    for (const kept of [desk, phone]) {
      expect(kept.type).toBe('image/svg+xml');
      expect(drawingOf(kept)).toContain(winnerOf());
    }
    expect(phone.name).toBe(desk.name);
  });

  test('is drawn in the look and in the language of the page that keeps it', async () => {
    play();
    const evening = drawingOf(await at.ask<Kept>('logbook.keep', {}));
    const day = drawingOf(await at.ask<Kept>('logbook.keep', { look: 'day' }));
    const german = drawingOf(await at.ask<Kept>('logbook.keep', {}, { ...keeper, language: 'de' }));
    expect(evening).not.toBe(day);
    expect(evening).toMatch(/\bwins\b/);
    expect(german).toMatch(/\bgewinnt\b/);
  });

  test('is none before there is a winner, nor without a session', async () => {
    const none = { no: { code: 'no-result' } };
    expect(await at.run('logbook.keep', {})).toMatchObject(none);
    play(12);
    expect(await at.run('logbook.keep', {})).toMatchObject(none);
  });
});
