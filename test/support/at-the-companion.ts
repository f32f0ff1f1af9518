import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Reply } from '../../src-main/contract/reply.ts';
import type { Answered, Who } from '../../src-main/link/handler.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { Companion, type Surroundings } from '../../src-main/shell/companion.ts';
import { handClock } from './hand-clock.ts';

export const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' };
export const captains = (['red', 'blue', 'yellow'] as const).map((seat) => ({
  seat,
  captain: `Captain ${seat}`,
}));

/** A companion with a data folder of its own for each test, asked and told things as by the scorekeeper. */
export interface AtTheCompanion {
  readonly folder: string;
  readonly companion: Companion;
  run(call: string, asked?: unknown, who?: Who): Promise<Answered>;
  /** What was answered; a refusal fails the test. */
  ask<Value>(call: string, asked?: unknown, who?: Who): Promise<Value>;
  /** A command or another line for the running table. */
  enter(line: object): Reply;
  begin(game: string, more?: object): Promise<{ readonly session: string }>;
}

export function atTheCompanion(surroundings: () => Surroundings = () => ({})): AtTheCompanion {
  let folder: string;
  let companion: Companion;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qm-companion-'));
    const clock = handClock(Date.UTC(2026, 0, 2, 20));
    const data = openDataDirectory(folder, clock);
    if (!data.ok) throw new Error(data.no.detail);
    companion = new Companion(data.value, clock, clock, surroundings());
  });
  afterEach(async () => {
    await companion.close();
    rmSync(folder, { recursive: true });
  });
  const at: AtTheCompanion = {
    get folder() {
      return folder;
    },
    get companion() {
      return companion;
    },
    async run(call, asked, who = keeper) {
      const handler = companion.handlers[call];
      if (!handler) throw new Error(`no handler for ${call}`);
      return handler.run(asked, who);
    },
    async ask<Value>(call: string, asked?: unknown, who = keeper) {
      const answered = await at.run(call, asked, who);
      if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.no)}`);
      return answered.value as Value;
    },
    enter: (line) => {
      const reply = companion.take(line, keeper);
      if (reply instanceof Promise) throw new Error('an evening of a test is short');
      return reply;
    },
    begin: (game, more = {}) => at.ask('session.begin', { game, captains, ...more }),
  };
  return at;
}
