import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { codeOf, heading, tableOf } from '../contract/table.ts';
import { curses } from '../contract/games.ts';
import { random } from '../support/random.ts';

export interface RaceTally {
  readonly races: number;
  readonly entered: number;
  readonly refused: number;
  readonly wrongs: readonly string[];
}

/** Two clients answer the same question at once, again and again: one gives an entry, the other a refusal. */
export function race(races: number, seed: number): RaceTally {
  const chance = random(seed);
  const seats = ['red', 'blue', 'yellow'] as const;
  const table = tableOf(curses, memoryLog(heading(curses.id)));
  const wrongs: string[] = [];
  const tally = { entered: 0, refused: 0 };
  for (let turn = 0; turn < races; turn++) {
    const prompt = table.prompts[0];
    const [seat = 'red'] = prompt?.whom === 'anyone' ? [] : (prompt?.whom ?? []);
    const clients = ['one', 'other'].map((client): { command: AnyCommand; id: string; prompt: string } => ({
      command: { kind: 'curse', seat, on: chance.pick(seats) },
      id: `${client}-${turn}`,
      prompt: prompt?.id ?? '',
    }));
    const codes = chance.shuffle(clients).map((client) => codeOf(table.act(client)));
    if (codes[0] === 'entered') tally.entered += 1;
    if (codes[1] === 'moved-on') tally.refused += 1;
    if (codes.join(' ') !== 'entered moved-on') wrongs.push(`race ${turn}: ${codes.join(', ')}`);
  }
  if (table.log.entries.length !== races + 1)
    wrongs.push(`${table.log.entries.length} entries for ${races} races`);
  return { races, ...tally, wrongs };
}
