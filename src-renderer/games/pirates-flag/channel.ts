import type { Board } from '../../../src-main/contract/games/pirates-flag-view.ts';

/**
 * The pass as the stage shows it: one channel, wound in bands from the sea at the top down to the Dread Captain, all
 * in u. Spaces are equally long along the middle of the water, whatever the board; `s` is the way from the mouth.
 */
export interface Channel {
  /** Of the whole picture. */
  readonly width: number;
  readonly height: number;
  readonly bands: number;
  /** Across the water. */
  readonly band: number;
  /** Along the water. */
  readonly space: number;
  readonly spaces: number;
  readonly ship: number;
  readonly mouth: Mouth;
  readonly stretches: readonly Stretch[];
  /** Beyond the last space, where the Dread Captain's ship lies, if it lies there. */
  readonly end: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where on the water, and which way it goes on there: 0 to the right, a half turn to the left. */
export interface Place extends Point {
  readonly heading: number;
  /** Towards the middle of its bend; none where the water runs straight. */
  readonly inner?: Point;
}

/** The open sea: as wide as it is said, and from `top` to `foot` at the picture's edge. */
export interface Mouth {
  readonly wide: number;
  readonly top: number;
  readonly foot: number;
}

interface Stretch {
  readonly from: number;
  readonly length: number;
  readonly at: (way: number) => Place;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

const seaWide = 17.5;
const bank = 0.4;
/** Water and land take turns down the picture in this share. */
const share = 0.616;
/** Names under the last band and over the first. */
const words = { over: 2.7, under: 4.8 };
const [widestPitch, widestBand, widestShip] = [21, 12, 9.4] as const;
/** Of a ship's height is its hull's length. */
export const hullOf = (ship: number): number => (ship * 48) / 56;
/** Room for a number of two digits beside a ship. */
const numberWide = 3.6;
const mostBands = 6;

/** As few bands as let the ships be as large as they can be. */
export function channelFor(board: Board, box: Box): Channel {
  const drawn = Array.from({ length: mostBands - 1 }, (_, nth) => wound(board, box, nth + 2));
  return drawn.reduce((best, next) => (next.ship > best.ship + 0.05 ? next : best));
}

function wound(board: Board, { width, height }: Box, bands: number): Channel {
  const room = height - words.over - words.under;
  const pitch = Math.min(widestPitch, room / (bands - 1 + share));
  const band = Math.min(widestBand, pitch * share);
  const radius = pitch / 2;
  const side = radius + band / 2 + bank;
  const whole = (bands - 1) * pitch + band;
  const top = words.over + (room - whole) / 2 + band / 2;
  const lies = board.flagShip === board.spaces;
  const endRoom = lies ? band * 1.36 : 1.5;
  const rows = Array.from({ length: bands }, (_, row): Run => {
    const isFirst = row === 0;
    const isLast = row === bands - 1;
    const right = row % 2 === 0;
    const [left, far] = [side, width - side];
    return {
      y: top + row * pitch,
      from: right ? (isFirst ? seaWide : left) : far,
      to: right ? (isLast ? width - endRoom : far) : isLast ? endRoom : left,
    };
  });
  const stretches = laid(rows, radius);
  const last = stretches[stretches.length - 1];
  const length = last ? last.from + last.length : 1;
  const space = length / board.spaces;
  const end = rows[rows.length - 1] ?? { y: 0, from: 0, to: 0 };
  const onward = Math.sign(end.to - end.from);
  return {
    width,
    height,
    bands,
    band,
    space,
    spaces: board.spaces,
    ship: Math.max(0.1, Math.min(widestShip, band * 0.825, ((space - numberWide) * 56) / 48)),
    mouth: { wide: seaWide, top: top - band / 2 - 1.8, foot: top + Math.min(pitch, 19) - band / 2 - 1.1 },
    stretches,
    end: { x: end.to + onward * (endRoom / 2), y: end.y },
  };
}

interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

function laid(rows: readonly Run[], radius: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const add = (length: number, at: Stretch['at']): void => {
    stretches.push({ from, length, at });
    from += length;
  };
  rows.forEach((run, row) => {
    const onward = Math.sign(run.to - run.from);
    const heading = onward > 0 ? 0 : Math.PI;
    add(Math.abs(run.to - run.from), (way) => ({ x: run.from + onward * way, y: run.y, heading }));
    if (row === rows.length - 1) return;
    const inner = { x: run.to, y: run.y + radius };
    add(Math.PI * radius, (way) => {
      const angle = way / radius;
      return {
        x: inner.x + onward * radius * Math.sin(angle),
        y: inner.y - radius * Math.cos(angle),
        heading: onward > 0 ? angle : Math.PI - angle,
        inner,
      };
    });
  });
  return stretches;
}

/** Before the mouth the sea lies straight on. */
export function placeAt({ stretches }: Channel, way: number): Place {
  const on = stretches.filter(({ from }) => from <= way).pop() ?? stretches[0];
  return on ? on.at(Math.min(way - on.from, on.length)) : { x: 0, y: 0, heading: 0 };
}

/** How far from the mouth the middle of a space is. */
export const wayTo = ({ space }: Channel, at: number): number => (at - 0.5) * space;

export const middleOf = (channel: Channel, at: number): Place =>
  at === 0 ? seaOf(channel) : placeAt(channel, wayTo(channel, at));

const seaOf = ({ mouth }: Channel): Place => ({
  x: mouth.wide / 2,
  y: (mouth.top + mouth.foot) / 2,
  heading: 0,
});

/** A point beside the middle of the water: to the left of who goes inward where `aside` is below 0. */
export const beside = ({ x, y, heading }: Place, aside: number): Point => ({
  x: x - Math.sin(heading) * aside,
  y: y + Math.cos(heading) * aside,
});

/** On which side of the water the outer bank of a bend is. */
export const outwards = ({ x, inner }: Place): -1 | 1 => (inner && inner.x < x ? -1 : 1);

/** Nearest bank above or below, in a bend the inner one. */
function bankOf(place: Place, band: number, down: boolean): Point {
  const { x, y, inner } = place;
  if (!inner) return { x, y: y + (down ? band / 2 : -band / 2) };
  const far = Math.hypot(inner.x - x, inner.y - y);
  return { x: x + ((inner.x - x) / far) * (band / 2), y: y + ((inner.y - y) / far) * (band / 2) };
}

const two = (value: number): string => String(Math.round(value * 100) / 100);
const point = ({ x, y }: Point): string => `${two(x)} ${two(y)}`;

/** Points along the water, close enough for a bend. */
export function along(channel: Channel, from: number, to: number, aside = 0): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 2));
  return Array.from({ length: steps + 1 }, (_, step) =>
    beside(placeAt(channel, from + ((to - from) * step) / steps), aside),
  );
}

export const lineOf = (points: readonly Point[]): string => `M${points.map(point).join('L')}`;

/** The middle of the water from the mouth to the last space. */
export const waterOf = ({ stretches }: Channel): string =>
  stretches
    .map(({ length, at }, nth) => {
      const [from, to] = [at(0), at(length)];
      const begins = nth === 0 ? `M${point(from)}` : '';
      if (!from.inner) return `${begins}L${point(to)}`;
      const radius = two(Math.hypot(from.x - from.inner.x, from.y - from.inner.y));
      return `${begins}A${radius} ${radius} 0 0 ${to.heading > from.heading ? 1 : 0} ${point(to)}`;
    })
    .join('');

/** The edge of one space, a little within its banks. */
export function edgeOf(channel: Channel, at: number, within: number): string {
  const [from, to] = [(at - 1) * channel.space + within, at * channel.space - within];
  const aside = channel.band / 2 - within;
  return `${lineOf([...along(channel, from, to, -aside), ...along(channel, to, from, aside)])}Z`;
}

/** A line across the water at the end of a space, so much longer than the water is wide. */
export function acrossOf(channel: Channel, at: number, beyond = 0): readonly [Point, Point] {
  const place = placeAt(channel, at * channel.space);
  const aside = channel.band / 2 + beyond;
  return [beside(place, -aside), beside(place, aside)];
}

/** Water that falls from one bend of the channel to one below, or beside it where both lie in one band. */
export function fallOf(channel: Channel, top: number, foot: number): readonly [Point, Point, Point, Point] {
  const [high, low] = [middleOf(channel, top), middleOf(channel, foot)];
  const isLevel = Math.abs(high.y - low.y) < channel.band / 2;
  const from = bankOf(high, channel.band - 0.6, true);
  const to = bankOf(low, channel.band + 1.2, isLevel);
  const drop = isLevel ? 4.5 : (to.y - from.y) * 0.55;
  return [
    from,
    { x: from.x + (to.x - from.x) * 0.04, y: from.y + drop },
    { x: to.x + (from.x - to.x) * 0.3, y: to.y + (isLevel ? 4.5 : -drop * 0.65) },
    to,
  ];
}

export const curveOf = ([from, one, other, to]: readonly [Point, Point, Point, Point]): string =>
  `M${point(from)}C${point(one)} ${point(other)} ${point(to)}`;

/** As many numbers as can be read: every second where spaces are wide. */
export function numberedSpaces({ spaces, space }: Channel): readonly number[] {
  const step = space >= 9 ? 2 : 5;
  return Array.from({ length: Math.floor(spaces / step) }, (_, nth) => (nth + 1) * step);
}

export interface Berth extends Point {
  readonly size: number;
}

/** Where the nth of so many ships on one space lies, and how large it is. */
export function berthOf(channel: Channel, at: number, nth: number, many: number): Berth {
  const place = middleOf(channel, at);
  const isSea = at === 0;
  const [wide, high] = isSea
    ? [channel.mouth.wide - 1, channel.mouth.foot - channel.mouth.top - 3]
    : [channel.space - 0.6, channel.band];
  if (many === 1 && !isSea) {
    if (place.inner) return { ...beside(place, outwards(place) * channel.band * 0.12), size: channel.ship };
    const shift = Math.max(0, numberWide + hullOf(channel.ship) / 2 - channel.space / 2);
    return { x: place.x + shift, y: place.y, size: channel.ship };
  }
  const across = isSea ? Math.min(3, Math.max(many, 2)) : many === 2 ? 2 : Math.ceil(many / 2);
  const down = Math.ceil(many / across);
  const inRow = Math.min(across, many - Math.floor(nth / across) * across);
  const size = Math.min(
    channel.ship * (isSea ? 0.9 : 0.81),
    (wide / across) * (56 / 48),
    (high / down) * 0.96,
  );
  return {
    x: place.x + ((nth % across) - (inRow - 1) / 2) * (wide / across),
    y: place.y + (Math.floor(nth / across) - (down - 1) / 2) * (high / down) * (isSea ? 0.86 : 0.94),
    size,
  };
}
