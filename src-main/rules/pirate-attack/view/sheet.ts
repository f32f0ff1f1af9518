import { message, type Message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import {
  sailingOf,
  sides,
  unitOf,
  type Clash,
  type Encounter,
  type Figure,
  type ShipId,
  type Side,
} from '../battle/fleet.ts';
import type {
  BySide,
  Layer,
  LayerKind,
  Open,
  Sheet,
  SideTotal,
  Standing,
  Step,
  Verdict,
} from '../battle/steps.ts';
import { sizeOf } from '../battle/worth.ts';
import type { ShipClass, Size } from '../cards.ts';

export type Hull = Exclude<ShipClass, 'large'>;

/** One side of a fight: a lone ship, an armada, the Navy or a creature. */
export interface SheetSide {
  /** Nobody's where the sea itself attacks. */
  readonly seat: SeatId | null;
  readonly words: Message;
  readonly hull: Hull;
}

/** A figure after a line; nothing where a card that lies face down may still change it. */
export interface SheetFigure {
  readonly change: number | null;
  /** A lone ship's doubled figure is told as such. */
  readonly times: number | null;
  readonly now: number | null;
}
export type SheetFigures = { readonly [figure in Figure]: SheetFigure | null };

/** One line a layer, sides as sums. */
export interface SheetLine {
  readonly words: Message;
  readonly figures: BySide<SheetFigures>;
  /** The ships that it touches; as printed, all. */
  readonly ships: readonly SheetShip[];
}

/** What a ship has after a line, or that a curse has taken it. */
export interface SheetShip extends Size {
  readonly ship: ShipId;
  readonly side: Side;
  readonly gone: boolean;
}

export interface SheetVerdict {
  readonly standing: Standing;
  readonly words: Message | null;
}

export interface SheetPart {
  readonly sides: BySide<SheetSide>;
  /** One under the other, in the order in which they count. */
  readonly lines: readonly SheetLine[];
  readonly totals: BySide<(Size & { readonly certain: boolean }) | null>;
  readonly verdicts: BySide<SheetVerdict | null>;
  readonly certain: boolean;
  /** What is still to be turned, in one line. */
  readonly open: Message | null;
}

/** More lines than these do not fit beside a ledger. */
export const mostLines = 7;

/** A fight as every display shows it; nothing of a storm, which is no fight. */
export function sheetPart(encounter: Encounter, sheet: Sheet): SheetPart | null {
  const { clash } = encounter;
  if (clash.kind === 'storm') return null;
  return {
    sides: bySide((side) => sideOf(encounter, clash, side)),
    lines: linesOf(encounter, sheet),
    totals: bySide((side) => totalOf(sheet.totals[side])),
    verdicts: bySide((side) => verdictOf(sheet.verdicts[side])),
    certain: sheet.certain,
    open: openWords(sheet.open),
  };
}

export const bySide = <Value>(of: (side: Side) => Value): BySide<Value> => ({
  attacker: of(sides[0]),
  defender: of(sides[1]),
});

const totalOf = (total: SideTotal | null): (Size & { readonly certain: boolean }) | null =>
  total && { ...total.now, certain: total.certain };

/** By what is printed, as the booklet sorts them; what is thrown has no class. */
export function hullOf(printed: Size | null): Hull {
  if (printed === null) return 'schooner';
  const size = sizeOf(printed);
  if (size <= 8) return 'sloop';
  if (size <= 14) return 'schooner';
  return size <= 20 ? 'brigantine' : 'galleon';
}

const figuresIn = ({ cannons, strength }: Size): string => `${cannons}/${strength}`;

function sideOf(encounter: Encounter, clash: Exclude<Clash, { kind: 'storm' }>, side: Side): SheetSide {
  const unit = unitOf(clash, side);
  if (unit) return unitSide(encounter, unit.seat, unit.ships);
  if (clash.kind === 'navy')
    return {
      seat: null,
      words: message('drawn.sheet.navy', { size: figuresIn(clash.size) }),
      hull: 'galleon',
    };
  const level = clash.kind === 'creature' ? clash.level : 0;
  const seat = clash.kind === 'creature' ? clash.seat : null;
  return { seat, words: message('drawn.sheet.creature', { level }), hull: 'galleon' };
}

const unitSide = (encounter: Encounter, seat: SeatId, ids: readonly ShipId[]): SheetSide =>
  shipsSide(
    seat,
    ids.map((id) => sailingOf(encounter, id).ship.printed),
  );

/** What somebody fights with, by what is printed on the ships; an armada is as large as the largest of them. */
export function shipsSide(seat: SeatId, printed: readonly (Size | null)[]): SheetSide {
  const [largest] = printed.toSorted((one, other) => sizeFor(other) - sizeFor(one));
  const hull = hullOf(largest ?? null);
  if (printed.length === 0) return { seat, words: message('drawn.sheet.none'), hull };
  if (printed.length > 1)
    return { seat, words: message('drawn.sheet.armada', { ships: printed.length }), hull };
  return {
    seat,
    words: message(`drawn.sheet.${hull}`, { size: largest ? figuresIn(largest) : 'X/X' }),
    hull,
  };
}

const sizeFor = (printed: Size | null): number => (printed ? sizeOf(printed) : 0);

/** Lines that take no figure along give way first, then curses share one line. */
function linesOf(encounter: Encounter, { steps }: Sheet): readonly SheetLine[] {
  const layers = steps.filter(isLayer);
  const all = layers.map((layer) => lineOf(encounter, layer));
  if (all.length <= mostLines) return all;
  const telling = layers.filter(({ kind }) => kind !== 'removed' && kind !== 'eliminated');
  if (telling.length <= mostLines) return telling.map((layer) => lineOf(encounter, layer));
  const cursed = telling.filter(isTaking);
  return telling.flatMap((layer) => {
    if (!isTaking(layer)) return [lineOf(encounter, layer)];
    return layer === cursed.at(-1) ? [cursesLine(encounter, cursed)] : [];
  });
}

const layerNames: Readonly<Record<LayerKind, string>> = {
  printed: 'printed',
  mutiny: 'mutiny',
  plague: 'plague',
  poison: 'poison',
  removed: 'removed',
  eliminated: 'eliminated',
  doubled: 'doubled',
  underCards: 'under-cards',
  fleet: 'fleet',
  halved: 'halved',
  gunsAway: 'guns-away',
};

const isLayer = (step: Step): step is Layer => 'totals' in step;
const isTaking = ({ kind }: Layer): boolean => kind === 'mutiny' || kind === 'plague' || kind === 'poison';

const lineOf = (encounter: Encounter, layer: Layer): SheetLine => ({
  words: layerWords(encounter, layer),
  figures: bySide((side) => figuresOf(layer, side)),
  ships: layer.ships.map(({ ship, side, now }) => ({ ship, side, ...now, gone: isTaking(layer) })),
});

/** One line for all that the curses took. */
function cursesLine(encounter: Encounter, layers: readonly Layer[]): SheetLine {
  const last = layers.at(-1) as Layer;
  const totals = bySide((side): SideTotal | null => {
    const now = last.totals[side];
    if (!now) return null;
    const changes = layers.flatMap(({ totals: each }) => each[side] ?? []).map(({ change }) => change);
    const change = (figure: Figure): number => changes.reduce((sum, one) => sum + one[figure], 0);
    return { ...now, change: { cannons: change('cannons'), strength: change('strength') } };
  });
  const ships = layers.flatMap((layer) => layer.ships);
  const line = lineOf(encounter, { kind: last.kind, ships, totals });
  return { ...line, words: message('drawn.sheet.curses', { ships: ships.length }) };
}

/** What takes ships says which one, or how many; the rest goes by the layer's name. */
function layerWords(encounter: Encounter, layer: Layer): Message {
  const { kind, ships } = layer;
  if (kind === 'halved') return message(`drawn.sheet.${burning(encounter, layer)}`);
  if (!isTaking(layer)) return message(`drawn.sheet.${layerNames[kind]}`);
  const [only, ...more] = ships;
  if (!only || more.length > 0) return message(`drawn.sheet.${kind}.ships`, { ships: ships.length });
  const { printed } = sailingOf(encounter, only.ship).ship;
  return message(`drawn.sheet.${kind}`, { size: printed ? figuresIn(printed) : 'X/X' });
}

/** Which of the two curses that halve lie there. */
function burning(encounter: Encounter, { ships }: Layer): 'fire' | 'storm' | 'fire-storm' {
  const faces = ships.flatMap(({ ship }) =>
    sailingOf(encounter, ship).ship.curses.flatMap(({ face, cure }) => (cure === 'cursed' ? [] : [face])),
  );
  if (!faces.includes('storm')) return 'fire';
  return faces.includes('fire') ? 'fire-storm' : 'storm';
}

/** Figures that a line changes; as printed, all; where a card is still to turn, the others are open. */
function figuresOf({ kind, ships, totals }: Layer, side: Side): SheetFigures {
  const total = totals[side];
  const own = ships.filter((ship) => ship.side === side);
  const isOpen = own.some(({ faceDown }) => faceDown > 0) && kind === 'underCards';
  const isAll = kind === 'printed';
  const times = kind === 'doubled' && own.length === 1 && total ? timesOf(total) : null;
  const of = (figure: Figure): SheetFigure | null => {
    if (!total) return null;
    const change = total.change[figure];
    if (change === 0 && !isAll) return isOpen ? { change: null, times: null, now: null } : null;
    return { change: isAll ? null : change, times: times?.[figure] ?? null, now: total.now[figure] };
  };
  return { cannons: of('cannons'), strength: of('strength') };
}

/** How many times as much a figure is now; nothing where that is no whole number. */
function timesOf({ change, now }: SideTotal): Readonly<Record<Figure, number | null>> {
  const of = (figure: Figure): number | null => {
    const times = now[figure] / (now[figure] - change[figure]);
    return Number.isInteger(times) ? times : null;
  };
  return { cannons: of('cannons'), strength: of('strength') };
}

function verdictOf(verdict: Verdict | null): SheetVerdict | null {
  if (!verdict) return null;
  const { standing, against, lost } = verdict;
  if (!against) return { standing, words: null };
  const { kind, cannons, strength } = against;
  if (kind === 'spirit') return { standing, words: message('drawn.sheet.spirit') };
  if (standing === 'afloat')
    return { standing, words: message('drawn.sheet.lost', { cannons, strength, lost: lost.length }) };
  return { standing, words: message('drawn.sheet.against', { cannons, strength }) };
}

/** What the table still turns, throws or answers, as one number. */
function openWords(open: readonly Open[]): Message | null {
  const count = open.reduce((sum, one) => sum + ('count' in one ? one.count : 1), 0);
  return count > 0 ? message('drawn.sheet.open', { count }) : null;
}
