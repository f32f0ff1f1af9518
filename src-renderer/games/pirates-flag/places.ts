import type {
  Board,
  Course,
  FlagPart,
  ShipPart,
} from '../../../src-main/contract/games/pirates-flag-view.ts';
import { placed, rectAround, type Rect, type Wish } from '../../look/placing.ts';
import {
  acrossOf,
  berthOf,
  fallOf,
  hullOf,
  middleOf,
  placeAt,
  type Berth,
  type Channel,
  type Place,
  type Point,
} from './channel.ts';

/** What stands on the banks of the channel, and where: whole, or not at all. */

const nameHigh = 3.6;

/** Ships by where they lie, the carrier last so that it is drawn over the others. */
export interface Lying {
  readonly ship: ShipPart;
  readonly berth: Berth;
}

export function lyingOf(channel: Channel, ships: readonly ShipPart[]): readonly Lying[] {
  return ships.map((ship) => {
    const here = ships.filter(({ at }) => at === ship.at);
    const berth = berthOf(channel, ship.at, here.indexOf(ship), here.length);
    const grown = ship.carriesFlag && here.length === 1 ? { ...berth, size: berth.size * 1.22 } : berth;
    return { ship, berth: grown };
  });
}

const boxOf = ({ berth, ship }: Lying): Rect => {
  const box = rectAround(berth.x, berth.y, hullOf(berth.size), berth.size);
  return ship.carriesFlag
    ? { ...box, top: box.top - berth.size * 0.45, right: box.right + berth.size * 0.4 }
    : box;
};

/** The water itself, cut small enough that a bend is no box. */
function waterBoxes(channel: Channel): readonly Rect[] {
  const length = channel.space * channel.spaces;
  const step = channel.band / 3;
  return Array.from({ length: Math.ceil(length / step) + 1 }, (_, nth) => {
    const { x, y, heading } = placeAt(channel, Math.min(nth * step, length));
    const [aside, onward] = [Math.abs(Math.sin(heading)), Math.abs(Math.cos(heading))];
    return rectAround(
      x,
      y,
      channel.band * aside + onward * step + 0.4,
      channel.band * onward + aside * step + 0.4,
    );
  });
}

const fallBoxes = (board: Board, channel: Channel): readonly Rect[] =>
  board.falls.flatMap(({ top, foot }) => {
    const [from, one, other, to] = fallOf(channel, top, foot);
    return Array.from({ length: 9 }, (_, nth) => {
      const t = nth / 8;
      const mixed = (a: number, b: number, c: number, d: number): number =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      const wide = Math.abs(to.x - from.x) / 8 + 1;
      return rectAround(mixed(from.x, one.x, other.x, to.x), mixed(from.y, one.y, other.y, to.y), wide, 3.6);
    });
  });

/** Above and below the water beside a space, as far from its middle as something so high needs. */
function banks(channel: Channel, at: Point & Berth, place: Place, high: number): readonly Point[] {
  const gap = channel.band / 2 + high / 2 + 0.7;
  const isLast = place.y > channel.end.y - 1;
  const sides = isLast ? [1, -1] : [-1, 1];
  return sides.map((side) => ({ x: at.x, y: place.y + side * gap }));
}

/** So far along the bank, in parts of their width, words still touch what they belong to. */
const near = [0, 0.24, -0.24, 0.42, -0.42];
/** Who carries the flag is named farther off too, where no other ship would be taken for the one. */
const farther = [0.56, -0.56, 0.7, -0.7, 0.9, -0.9];

const shifted = (points: readonly Point[], wide: number, parts: readonly number[]): readonly Rect[] =>
  parts.flatMap((part) => points.map(({ x, y }) => rectAround(x + part * wide, y, wide, nameHigh)));

/** Words on the bank right above or below a ship are taken for its own. */
const isBeside = ({ band }: Channel, words: Rect, boat: Rect): boolean =>
  words.left < boat.right &&
  words.right > boat.left &&
  Math.abs(words.top + words.bottom - boat.top - boat.bottom) / 2 < band;

/** Below three ships that lie together a name is taken for that of the lowest. */
const isNearest = (words: Rect, own: Berth & Point, others: readonly Lying[]): boolean => {
  const middle = (words.top + words.bottom) / 2;
  return others.every(
    ({ berth: { x, y, size } }) =>
      Math.abs(middle - y) > Math.abs(middle - own.y) - 1 ||
      words.left > x + hullOf(size) / 2 ||
      words.right < x - hullOf(size) / 2,
  );
};

export interface Banks {
  readonly posts: ReadonlyMap<number, Rect>;
  /** What words would hide: they may lie upon a waterfall sooner than upon these. */
  readonly built: readonly Rect[];
  readonly taken: readonly Rect[];
  /** The hazards, whose figures are words themselves. */
  readonly signs: readonly Rect[];
}

/** Below the water and above it; beside a bend in its outer corner, and else within it. */
function placesFor({ band }: Channel, place: Place, high: number): readonly Point[] {
  const { x, y, inner } = place;
  if (!inner) {
    const out = band / 2 + high / 2 + 0.5;
    return [
      { x, y: y + out },
      { x, y: y - out },
    ];
  }
  const far = Math.hypot(x - inner.x, y - inner.y) + band / 2;
  const [onward, down] = [Math.sign(x - inner.x), y < inner.y ? -1 : 1];
  return [
    { x: inner.x + onward * (far - 3.4), y: inner.y + down * (far + 0.4) },
    { x, y: inner.y + down * (far + high / 2 + 0.5) },
    { x: inner.x + onward * 2, y: inner.y },
  ];
}

/** A Trading Post is a sign on the bank of its space. */
export function banksOf(board: Board, channel: Channel): Banks {
  const land = [...waterBoxes(channel), ...fallBoxes(board, channel)];
  const bounds = boundsOf(channel);
  const high = Math.min(5.2, Math.max(4.4, channel.band * 0.5));
  const wishes = board.posts.map((space): Wish<number> => {
    const place = middleOf(channel, space);
    const around = placesFor(channel, place, high).flatMap(({ x, y }) =>
      [0, 2, -2, 4, -4].map((aside) => rectAround(x + aside, y, 6.8, high)),
    );
    return { id: space, places: around };
  });
  const found = placed(wishes, land, bounds);
  // On a board that is full it stands on the water rather than nowhere.
  const posts = new Map(
    board.posts.map((space) => {
      const { x, y } = middleOf(channel, space);
      return [space, found.get(space) ?? rectAround(x, y + channel.band / 4, 5.2, 4.4)];
    }),
  );
  const ends = [rectAround(channel.end.x, channel.end.y, channel.band * 1.5, channel.band + 1)];
  const docks = board.docks.flatMap((dock) =>
    acrossOf(channel, dock, 1.5).map(({ x, y }) => rectAround(x, y, 2.2, 2.2)),
  );
  const built = [...posts.values(), ...ends, ...docks];
  const signs = board.hazards.map(({ space }) => {
    const { x, y } = middleOf(channel, space);
    return rectAround(x, y, 4, 4);
  });
  return { posts, built, taken: [...land, ...built], signs };
}

const boundsOf = ({ width, height }: Channel): Rect => ({
  left: -1,
  top: -1.9,
  right: width + 1,
  bottom: height + 1.4,
});

export interface Worded {
  readonly id: string;
  readonly words: string;
  /** In u. */
  readonly wide: number;
  readonly at: number;
}

/** Names first, who carries the flag before all; then what is to be said of the places a roll leads to. */
export function wordsBeside(
  channel: Channel,
  { taken, built, signs }: Banks,
  lying: readonly Lying[],
  names: readonly Worded[],
  notes: readonly Worded[],
  arrows: readonly Rect[],
): ReadonlyMap<string, Rect> {
  const boats = lying.filter(({ ship }) => ship.at > 0).map(boxOf);
  const wish = ({ id, wide, at }: Worded): Wish<string> => {
    const { berth, ship } = lying.find((one) => one.ship.seat === id) ?? {};
    const point = berth ?? { ...middleOf(channel, at), size: 0 };
    const shores = banks(channel, point, middleOf(channel, at), nameHigh);
    const others = lying.filter((one) => one.ship.at > 0 && one.ship.at !== ship?.at).map(boxOf);
    const mates = lying.filter((one) => one.ship.seat !== id && one.ship.at === ship?.at);
    const aside = ship?.carriesFlag ? shifted(shores, wide, farther) : [];
    const places = [
      ...shifted(shores, wide, near),
      ...aside.filter((place) => !others.some((boat) => isBeside(channel, place, boat))),
    ];
    return { id, places: places.filter((place) => isNearest(place, point, mates)) };
  };
  const { top } = channel.mouth;
  const sea = lying.some(({ ship }) => ship.at === 0)
    ? [{ left: 0, top: top - 3.2, right: 21, bottom: top + 0.6 }]
    : [];
  const bounds = boundsOf(channel);
  const carrier = lying.find(({ ship }) => ship.carriesFlag)?.ship.seat;
  const first = names.filter(({ id }) => id === carrier).map(wish);
  const around = [...boats, ...sea, ...arrows];
  const tries = [
    [...taken, ...around],
    [...built, ...signs, ...boats],
    [...signs, ...boats],
  ].map((kept) => placed(first, kept, bounds));
  const named = tries.find(({ size }) => size > 0) ?? new Map<string, Rect>();
  const others = [...names.filter(({ id }) => id !== carrier), ...notes].map(wish);
  return new Map([...named, ...placed(others, [...taken, ...around, ...named.values()], bounds)]);
}

/** Every place where a roll may end or pause, once each: the whole roll before a pause. */
export const litPlaces = (courses: readonly Course[]): readonly Course[] =>
  courses.filter((course, nth) => courses.findIndex(({ to }) => to === course.to) === nth);

/** The flag by itself: on the Dread Captain's ship, or in open water. */
export const loneFlag = ({ kind, at }: FlagPart): number | undefined => (kind === 'carried' ? undefined : at);
