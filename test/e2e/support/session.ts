import type { Page } from 'playwright-core';
import { compose } from '../../../src-main/compose.ts';
import { dirname, join } from 'node:path';
import { mkdirSync } from 'node:fs';

export const captains = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Bartholomew' },
  { seat: 'yellow', captain: 'Mo' },
] as const;

/** A session's file as somebody might have sent it, with one note in it. */
export async function sessionFile(folder: string): Promise<string> {
  const made = compose(join(folder, 'elsewhere'));
  if (!made.ok) throw new Error(made.no.detail);
  const companion = made.value;
  const begun = companion.begin('pirate-quest', { seats: captains }, { title: 'The long evening' });
  if (!begun.ok) throw new Error(begun.no.code);
  const who = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
  companion.take({ kind: 'note', text: 'sent by post' }, who);
  const path = join(folder, 'sent.quartermaster');
  mkdirSync(dirname(path), { recursive: true });
  const copied = await companion.running?.table.log.backup(path);
  if (!copied?.ok) throw new Error('not copied');
  await companion.close();
  return path;
}

/** Asks for something by the window's own bridge, as its page would. The page hears no more after that. */
export function askByBridge(page: Page, call: string, asked: unknown): Promise<unknown> {
  return page.evaluate(
    ([name, with_]) =>
      new Promise((resolve) => {
        const { quartermaster } = globalThis as unknown as {
          quartermaster: { open(heard: (text: string) => void): void; send(text: string): void };
        };
        quartermaster.open((text) => {
          const heard = JSON.parse(text) as { n?: number };
          if (heard.n === 1) resolve(heard);
        });
        quartermaster.send(JSON.stringify({ kind: 'hello', page: 'start', language: 'en' }));
        quartermaster.send(JSON.stringify({ kind: 'call', n: 1, call: name, with: with_ }));
      }),
    [call, asked] as const,
  );
}

/** A session of this data directory that was left before its end. */
export async function sessionIn(folder: string): Promise<void> {
  const made = compose(folder);
  if (!made.ok) throw new Error(made.no.detail);
  const begun = made.value.begin('pirate-quest', { seats: captains }, { title: 'The long evening' });
  if (!begun.ok) throw new Error(begun.no.code);
  await made.value.leave();
  await made.value.close();
}
