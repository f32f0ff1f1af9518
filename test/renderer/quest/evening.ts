import type { AnyCommand } from '../../../src-main/contract/request.ts';
import { memoryLog } from '../../../src-main/log/memory-log.ts';
import { waitingFor, type Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import type { Setup } from '../../../src-main/rules/pirate-quest/setup.ts';
import { RunningTable } from '../../../src-main/session/running-table.ts';
import { enter, heading, tickingClock } from '../../contract/table.ts';
import type { Random } from '../../support/random.ts';
import { waysInTurn } from '../../support/pressing.ts';

export const names = ['Ines', 'Bartholomew', 'Mo', 'Freya', 'Old Tom', 'Sam'];
export const longNames = [
  'Maximiliane-Charlotte',
  'Bartholomäus der Ältere',
  'Friedrich-Wilhelm',
  'Donaudampfschifferin',
  'Rechtsschutzversicherte',
  'Großherzogin Auguste',
];

export interface Evening extends Omit<Partial<Setup>, 'seats'> {
  readonly captains?: number;
  readonly long?: boolean;
}

/** A table of Pirate Quest that has begun. */
export function questTable({ captains = 4, long = false, ...setup }: Evening = {}): RunningTable {
  const table = new RunningTable(pirateQuest, memoryLog(heading('pirate-quest')), tickingClock());
  const seats = seatIds
    .slice(0, captains)
    .map((seat, at) => ({ seat, captain: (long ? longNames : names)[at] ?? seat }));
  enter(table, { kind: 'begin', setup: { deck: 'sample', ...setup, seats } } as AnyCommand);
  return table;
}

export const cornerReef = { kind: 'scenario', scenario: 'corner-reef' } as const;

/** The question whether the game is over: asked all the time, where a game can be called over. */
const isEnding = ({ kind }: Prompt): boolean => kind === 'end';

/** One fact that the table could tell next; false where nothing is asked any more. Nobody calls the game over. */
export function playOn(table: RunningTable, chance: Random): boolean {
  const prompts = table.prompts.filter((prompt) => !isEnding(prompt));
  const musts = prompts.filter(({ need }) => need === 'must');
  const asked = chance.below(5) === 0 ? chance.pick(prompts.length > 0 ? prompts : [undefined]) : musts[0];
  if (asked) pressOne(table, asked, chance);
  return prompts.length > 0;
}

/** The game is called over, where it can be and is not over by itself. */
export function callItOver(table: RunningTable, chance: Random): void {
  for (let tries = 0; tries < 50; tries++) {
    const asked = table.prompts.find(isEnding);
    if (!asked) return;
    pressOne(table, asked, chance);
  }
}

function pressOne(table: RunningTable, asked: Prompt, chance: Random): void {
  const ways = waysInTurn(table.game, table.state.game, asked, waitingFor(asked)[0], (choices) =>
    chance.shuffle(choices),
  );
  for (const { command, refusal } of ways)
    if (!refusal) return void table.act({ command: command as AnyCommand });
}
