import type { Bell } from '../kernel/game.ts';
import type { Command } from './commands.ts';
import type { State } from './state.ts';

/** Where the time ends the game, it does so by itself. */
export const bell = ({ phase, options }: State): Bell<Command> | undefined =>
  phase.kind === 'turn' && options.ending === 'time'
    ? { at: options.minutes * 60_000, command: { kind: 'callTime' } }
    : undefined;
