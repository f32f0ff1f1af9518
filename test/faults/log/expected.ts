import type { Batch, Entry } from '../../../src-main/log/entry.ts';
import type { SessionHeading } from '../../../src-main/log/session-log.ts';

/** What an appending child enters under each number, so that whoever looks afterwards knows what must be there. */
export const faultHeading: SessionHeading = {
  id: 'evening',
  game: 'pirate-quest',
  title: 'An evening of misfortune',
  startedAt: 1_000,
};

/** Every eleventh entry takes the one before it back; some are longer than a page. */
export function expectedBatch(number: number): Batch {
  const isUndo = number % 11 === 0;
  const length = number % 17 === 0 ? 9_000 : 60 + (number % 7) * 40;
  return {
    entries: [
      {
        kind: isUndo ? 'undo' : 'fact',
        parent: isUndo ? number - 2 : 'previous',
        head: isUndo ? number - 2 : 'self',
        command: JSON.stringify({ kind: 'bid', number }),
        events: JSON.stringify([{ kind: 'bidMade', text: `${number}-`.padEnd(length, 'x') }]),
        source: 'scanned',
        at: faultHeading.startedAt + number,
        commandId: `command-${number}`,
      },
    ],
    rows: isUndo
      ? []
      : ['red', 'blue'].map((seat) => ({
          inBatch: 0,
          row: {
            table: 'gold',
            values: { currency: 'gold', seat, change: 1, balance: number, reason: null },
          },
        })),
    leave: isUndo ? [number - 1] : [],
    readings: [{ reader: 'tray', raw: Uint8Array.of(number & 255), report: '{}', at: number }],
    fates: [{ reading: { inBatch: 0 }, fate: 'entry', entry: { inBatch: 0 } }],
  };
}

export function isExpected(entry: Entry): boolean {
  const [expected] = expectedBatch(entry.seq).entries;
  return expected?.command === entry.command && expected.events === entry.events && expected.at === entry.at;
}

/** What somebody was told is stored: the numbers and seals of its entries. */
export type Acknowledged = ReadonlyMap<number, string>;

/** What is wrong with the entries that were found after a misfortune. */
export function wrongsOf(entries: readonly Entry[], acknowledged: Acknowledged): readonly string[] {
  const lost = [...acknowledged].filter(([number, seal]) => entries[number - 1]?.seal !== seal);
  // One more may have been on its way: stored, but its sender never heard of it.
  const unasked = entries.slice(acknowledged.size + 1);
  const invented = entries.filter((entry, at) => entry.seq !== at + 1 || !isExpected(entry));
  return [
    ...lost.map(([number]) => `acknowledged entry ${number} is lost`),
    ...unasked.map(({ seq }) => `entry ${seq} was never sent`),
    ...invented.map(({ seq }) => `entry ${seq} is not what was sent`),
  ];
}
