import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src-main/contract/view.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { Publisher } from '../../src-main/session/publisher.ts';
import { reading } from '../support/frames.ts';
import { random } from '../support/random.ts';
import { auction, curses } from '../contract/games.ts';
import { enter, tableOf } from '../contract/table.ts';

/** What a display makes of the frames it is sent. */
function display() {
  const frames: Frame[] = [];
  const parts = new Map<string, unknown>();
  const read = reading();
  let revision = -1;
  const receive = (text: string) => {
    const frame = read(JSON.parse(text) as Frame);
    frames.push(frame);
    if (frame.from === null) parts.clear();
    else if (frame.from !== revision) throw new Error(`a gap: ${revision} to ${frame.from}`);
    revision = frame.to;
    for (const [name, part] of Object.entries(frame.parts)) parts.set(name, part);
    for (const name of frame.gone ?? []) parts.delete(name);
  };
  return { frames, parts, receive };
}

const bid = (seat: string, amount: number) => ({ kind: 'bid', seat, amount });
const table: Viewer = { kind: 'table' };

describe('what is sent', () => {
  test('is the whole view first; a console then hears what happened by itself, and everybody the parts that changed', () => {
    const running = tableOf(auction);
    const publisher = new Publisher(running, () => 0, 'run-1');
    const shown = display();
    const television = display();
    publisher.subscribe({ kind: 'console' }, shown.receive);
    publisher.subscribe(table, television.receive);
    enter(running, bid('red', 1));
    expect(television.frames).toHaveLength(2);
    const [whole, news, change] = shown.frames;
    expect(whole?.from).toBeNull();
    expect(Object.keys(whole?.parts ?? {})).toContain('seats');
    expect(news?.from).toBe(whole?.to);
    expect(Object.keys(news?.parts ?? {})).toEqual(['log']);
    expect(change?.from).toBe(news?.to);
    expect(Object.keys(change?.parts ?? {})).not.toContain('seats');
    expect(Object.keys(change?.parts ?? {})).toContain('prompts');
  });

  test('is the same text for every display of one kind', () => {
    const running = tableOf(auction);
    const publisher = new Publisher(running, () => 0, 'run-1');
    const texts: string[][] = [[], []];
    for (const received of texts) publisher.subscribe(table, (text) => received.push(text));
    enter(running, bid('red', 1));
    expect(texts[0]?.at(-1)).toBe(texts[1]?.at(-1));
  });

  test('never holds a bid that is still secret, for anybody but its seat', () => {
    const running = tableOf(auction);
    const publisher = new Publisher(running, () => 0, 'run-1');
    const texts = new Map<string, string[]>();
    const shown = new Map<string, ReturnType<typeof display>>();
    const viewers: Viewer[] = [
      table,
      { kind: 'console' },
      { kind: 'captain', seat: 'blue' },
      { kind: 'captain', seat: 'red' },
    ];
    for (const viewer of viewers) {
      const received: string[] = [];
      const seen = display();
      const name = 'seat' in viewer && viewer.seat ? viewer.seat : viewer.kind;
      texts.set(name, received);
      shown.set(name, seen);
      publisher.subscribe(viewer, (text) => {
        received.push(text);
        seen.receive(text);
      });
    }
    enter(running, { ...bid('red', 4), seat: 'red' });
    const own = (name: string) => shown.get(name)?.parts.get('game.own');
    expect(own('red')).toEqual([4]);
    for (const name of ['table', 'console', 'blue']) {
      expect(own(name) ?? [null]).not.toContain(4);
      expect(texts.get(name)?.join('')).not.toContain('"amount"');
    }
  });

  test('stays equal to a fresh load through 150 random facts, undos, redos and corrections', () => {
    const running = tableOf(curses);
    const publisher = new Publisher(running, () => 0, 'run-1');
    const shown = display();
    publisher.subscribe(table, shown.receive);
    const chance = random(7);
    const seats = ['red', 'blue', 'yellow'];
    for (let step = 0; step < 150; step++) {
      const turn = running.prompts[0]?.whom[0] ?? 'red';
      const dice = chance.below(10);
      if (dice < 6) running.act({ command: { kind: 'curse', seat: turn, on: chance.pick(seats) } });
      else if (dice < 8) running.undo(running.head);
      else if (dice < 9) running.redo(running.redoEntry ?? 0);
      else {
        const facts = running.entriesInForce().filter(({ kind, parent }) => kind === 'fact' && parent !== 0);
        if (facts.length === 0) continue;
        running.correct({ edits: [{ kind: 'void', entry: chance.pick(facts).seq }], head: running.head });
      }
      const fresh = display();
      new Publisher(running, () => 0, 'run-2').subscribe(table, fresh.receive);
      expect(Object.fromEntries(shown.parts)).toEqual(Object.fromEntries(fresh.parts));
    }
  });

  test('has parts from beside the table for whom they are meant, whether a session is on or not', () => {
    for (const running of [tableOf(auction), undefined]) {
      let told: () => void = () => undefined;
      let readers = ['plugged in'];
      const publisher = new Publisher(running, () => 0, 'run-1', {
        parts: (viewer) => (viewer.kind === 'console' ? { readers } : {}),
        onChange: (listener) => {
          told = listener;
          return () => undefined;
        },
      });
      const atConsole = display();
      const onTable = display();
      publisher.subscribe({ kind: 'console' }, atConsole.receive);
      publisher.subscribe(table, onTable.receive);
      readers = ['pulled out'];
      told();
      expect(atConsole.parts.get('readers')).toEqual(['pulled out']);
      expect(atConsole.frames.at(-1)?.parts).toEqual({ readers: ['pulled out'] });
      expect(onTable.frames).toHaveLength(1);
      expect(onTable.parts.has('readers')).toBe(false);
    }
  });
});
