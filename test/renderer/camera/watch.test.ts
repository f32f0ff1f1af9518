import { beforeEach, describe, expect, test } from 'vitest';
import { momentOf } from '../../../src-renderer/displays/camera/moment.ts';
import { restAfter } from '../../../src-renderer/displays/camera/pace.ts';
import { stillFor, Watch } from '../../../src-renderer/displays/camera/watch.ts';
import type { Corners, Label, Read } from '../../../src-renderer/displays/labels/told.ts';

const width = 1280;
const height = 720;
const columns = 64;
const rows = 36;
const gap = 250;
/** A picture comes so often. */
const every = 100;

/** A label whose code has so many dots to a side, turned by so many degrees. */
function label(text: string, x = 300, y = 300, { side = 80, turn = 0 } = {}): Label {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const corner = (u: number, v: number) => ({
    x: x + (u * cos - v * sin) * (side / 2),
    y: y + (u * sin + v * cos) * (side / 2),
  });
  return { text, symbology: ']Q1', corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
}

interface Lies {
  readonly labels?: readonly Label[];
  readonly unread?: readonly Corners[];
  /** What covers the table there: a hand, a card on its face. */
  readonly over?: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly soft?: boolean;
    /** It is as light as paper, and so hard are its edges then. */
    readonly paper?: number;
    /** It is the card that the label is on. */
    readonly under?: boolean;
  };
  readonly light?: number;
}

const table = 90;

/** What the part that reads would tell of a picture with these things on it. */
function picture({ labels = [], unread = [], over, light = 1 }: Lies): Read {
  const shades = new Float32Array(columns * rows).fill(table);
  const edges = new Float32Array(columns * rows).fill(6);
  const cell = width / columns;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
      const at = row * columns + column;
      if (labels.some(({ corners: [one, , three] }) => near(x, y, one, three))) {
        shades[at] = 190;
        edges[at] = 180;
      }
      if (over && Math.hypot(x - over.x, y - over.y) < over.radius) {
        shades[at] = over.paper === undefined ? 150 : 226;
        edges[at] = over.paper ?? (over.soft ? 20 : 120);
      }
    }
  return {
    width,
    height,
    labels: labels.filter(
      ({ corners: [{ x, y }] }) => !over || over.under || Math.hypot(x - over.x, y - over.y) > over.radius,
    ),
    unread,
    cells: {
      columns,
      rows,
      light: Uint8Array.from(shades, (shade) => shade * light),
      edge: Uint8Array.from(edges),
    },
    took: 40,
  };
}
const near = (
  x: number,
  y: number,
  one: { x: number; y: number },
  three: { x: number; y: number },
): boolean =>
  x > Math.min(one.x, three.x) - 60 &&
  x < Math.max(one.x, three.x) + 60 &&
  y > Math.min(one.y, three.y) - 60 &&
  y < Math.max(one.y, three.y) + 60;

let watch: Watch;
let now: number;
let laid: string[];
let gone: string[];
let before: string[];

/** Shows a picture for so long, and tells what happened. */
function show(milliseconds: number, lies: Lies = {}): void {
  for (const until = now + milliseconds; now < until; now += every) {
    const happened = watch.look(picture(lies), now);
    laid.push(...happened.laid.map(({ text }) => text));
    before.push(...happened.before.map(({ text }) => text));
    gone.push(...happened.gone);
  }
}

beforeEach(() => {
  watch = new Watch(gap);
  now = 1_000_000;
  [laid, gone, before] = [[], [], []];
  show(2000);
});

describe('a card that is laid under the camera', () => {
  test('counts once, however long it lies there', () => {
    show(30_000, { labels: [label('A')] });
    expect(laid).toEqual(['A']);
  });

  test(`does not count before it has lain still for ${stillFor} ms`, () => {
    show(2 * every, { labels: [label('A')] });
    expect(laid).toEqual([]);
    show(every, { labels: [label('A')] });
    expect(laid).toEqual(['A']);
  });

  test('does not count while it is moved through the picture', () => {
    for (let x = 100; x < 1100; x += 60) show(every, { labels: [label('A', x)] });
    expect(laid).toEqual([]);
  });

  test('and is drawn back before it lies still is not entered', () => {
    show(every, { labels: [label('A')] });
    show(1000);
    expect([laid, gone]).toEqual([[], []]);
  });

  test.each([0, 90, 180, 217])('counts turned by %i degrees', (turn) => {
    show(500, { labels: [label('A', 300, 300, { turn })] });
    expect(laid).toEqual(['A']);
  });

  test('and is taken away and laid again counts again', () => {
    show(500, { labels: [label('A')] });
    show(1000);
    expect(gone).toEqual(['A']);
    show(500, { labels: [label('A')] });
    expect(laid).toEqual(['A', 'A']);
  });

  test('and is lost for less than the gap was there all the time', () => {
    show(500, { labels: [label('A')] });
    show(2 * every);
    show(500, { labels: [label('A')] });
    expect([laid, gone]).toEqual([['A'], []]);
  });

  test('and is pushed aside while everybody sees it is still the same one', () => {
    for (let x = 300; x < 600; x += 10) show(every, { labels: [label('A', x > 380 ? x : 300)] });
    expect([laid, gone]).toEqual([['A'], []]);
  });
});

describe('what lies over a card', () => {
  const hand = { x: 300, y: 300, radius: 150 };

  test.each([1000, 20_000])('a hand, for %i ms, makes no second card of it', (milliseconds) => {
    show(1000, { labels: [label('A')] });
    show(milliseconds, { labels: [label('A')], over: hand });
    expect(watch.seen).toMatchObject([{ text: 'A', state: 'covered' }]);
    show(1000, { labels: [label('A')] });
    expect([laid, gone]).toEqual([['A'], []]);
  });

  test('a hand that takes it along leaves the bare table', () => {
    show(1000, { labels: [label('A')] });
    show(1000, { labels: [label('A')], over: hand });
    show(1000);
    expect(gone).toEqual(['A']);
  });

  test('another card, whose own code counts, and the one below does not when it comes to light again', () => {
    show(1000, { labels: [label('A')] });
    show(1000, { labels: [label('B', 310, 290, { turn: 20 })] });
    expect([laid, gone]).toEqual([['A', 'B'], []]);
    show(1000, { labels: [label('A')] });
    expect([laid, gone]).toEqual([['A', 'B'], []]);
    show(1000);
    expect(gone.sort()).toEqual(['A', 'B']);
  });

  test('is not taken for it where a lamp is lit meanwhile', () => {
    show(1000, { labels: [label('A')] });
    show(1000, { labels: [label('A')], over: hand, light: 1.3 });
    show(1000, { light: 1.3 });
    expect(gone).toEqual(['A']);
  });
});

describe('several cards', () => {
  test('that lie there together are each read once', () => {
    show(500, { labels: [label('A')] });
    show(500, { labels: [label('A'), label('B', 700)] });
    show(500, { labels: [label('A'), label('B', 700), label('C', 1000)] });
    expect(laid).toEqual(['A', 'B', 'C']);
  });

  test('that come in one moment are told of together, though one lies still a little later', () => {
    const together: string[][] = [];
    for (const x of [undefined, 700, 750, 750, 750, 750]) {
      const labels = [label('A'), ...(x === undefined ? [] : [label('B', x)])];
      const happened = watch.look(picture({ labels }), now);
      if (happened.laid.length > 0) together.push(happened.laid.map(({ text }) => text));
      now += every;
    }
    expect(together).toEqual([['A', 'B']]);
  });

  test('of one moment are asked about, but a captain’s token goes with its card', () => {
    const token = label('QMC:PQT-RED-1A');
    expect(momentOf([label('A'), label('B')]).kind).toBe('which-first');
    expect(momentOf([label('A'), token])).toMatchObject({ kind: 'in-order', labels: [token, { text: 'A' }] });
    expect(momentOf([token, label('QMC:PQT-BLUE-1A')]).kind).toBe('which-first');
  });

  test('that lay there when the camera began are told apart from those that are laid', () => {
    watch = new Watch(gap);
    show(1500, { labels: [label('A')] });
    show(1500, { labels: [label('A'), label('B', 700)] });
    expect([before, laid]).toEqual([['A'], ['B']]);
  });
});

describe('a scan board', () => {
  const [one, two] = ['QMB:1PQN-1X', 'QMB:1PQN-2W'];

  test('counts by the code in the ring, and not by its neighbours', () => {
    show(1000, { labels: [label(one, 640, 360), label(two, 900, 360)] });
    expect(laid).toEqual([one]);
  });

  test('counts by one code after the other as it is pushed along, and by the same one again', () => {
    show(600, { labels: [label(one, 640, 360), label(two, 900, 360)] });
    show(600, { labels: [label(one, 380, 360), label(two, 640, 360)] });
    show(600, { labels: [label(one, 640, 360), label(two, 900, 360)] });
    expect(laid).toEqual([one, two, one]);
  });
});

describe('why nothing is read', () => {
  test.each([
    ['dark', { light: 0.2 }],
    ['far', { unread: [label('', 300, 300, { side: 34 }).corners] }],
    ['blurred', { unread: [label('').corners] }],
    ['faceless', { over: { x: 300, y: 300, radius: 90 } }],
    ['blurred', { over: { x: 300, y: 300, radius: 90, soft: true } }],
    ['blurred', { over: { x: 300, y: 300, radius: 90, paper: 65 } }],
    ['faceless', { over: { x: 300, y: 300, radius: 90, paper: 110 } }],
  ] as const)('is said: %s', (hint, lies) => {
    show(1200, lies);
    expect(watch.hint).toBeUndefined();
    show(1000, lies);
    expect(watch.hint).toBe(hint);
    show(5000);
    expect(watch.hint).toBeUndefined();
  });

  test('is not said of a card that is read, however much larger than its label it is, nor when it is gone', () => {
    const card = { x: 300, y: 300, radius: 160, soft: true, under: true };
    show(8000, { labels: [label('A')], over: card });
    expect(laid).toEqual(['A']);
    expect(watch.hint).toBeUndefined();
    show(2500);
    expect(watch.hint).toBeUndefined();
  });
});

describe('the pace', () => {
  test.each([
    ['quick', 10, 10, 1000 / 12],
    ['slow', 150, 160, 300],
  ])(
    'of a %s computer leaves it half of its time, and is never more than twelve a second',
    (_, took, since, apart) => {
      expect(restAfter(took, since) + since).toBeCloseTo(apart);
    },
  );
});
