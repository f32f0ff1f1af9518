import { message, type Message } from '../kernel/message.ts';
import { awaited } from './awaiting.ts';
import { nameOf } from './names.ts';
import type { State } from './state.ts';
import { openWindow } from './windows.ts';

/** What the table waits for, said to whoever brings something else. */
export function waitsFor(state: State): Message {
  const next = awaited(state);
  if (next.kind === 'nothing') return message(openWindow(state) ? 'waits.let-stand' : 'waits.nothing');
  const [first] = 'players' in next ? next.players : [];
  const who = 'seat' in next ? next.seat : 'player' in next ? next.player : first;
  return who === undefined
    ? message(`waits.${next.kind}`)
    : message(`waits.${next.kind}`, { name: nameOf(who) });
}
