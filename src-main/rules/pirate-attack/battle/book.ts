import type { Size } from '../cards.ts';
import type { ShipId, Side } from './fleet.ts';
import type { BySide, Layer, LayerKind, LayerShip, SideTotal } from './steps.ts';

/** A ship in the book of a fight. */
export interface Entry {
  readonly ship: ShipId;
  readonly side: Side;
  readonly faceDown: number;
  /** Whether what is printed or thrown is known. */
  readonly isThrown: boolean;
  /** Whether no curse can take it any more, or take it back. */
  readonly areCursesSettled: boolean;
  /** Whether all about it is known. */
  readonly isSettled: boolean;
}

/** What a layer makes of one ship. */
export interface Change {
  readonly ship: ShipId;
  readonly now: Size;
}

const nothing: Size = { cannons: 0, strength: 0 };

const less = (one: Size, other: Size): Size => ({
  cannons: one.cannons - other.cannons,
  strength: one.strength - other.strength,
});
const sumOf = (sizes: readonly Size[]): Size =>
  sizes.reduce(
    (sum, { cannons, strength }) => ({ cannons: sum.cannons + cannons, strength: sum.strength + strength }),
    nothing,
  );

/** Figures of a fight, layer by layer: each ship's, and each side's as their sum. */
export class Book {
  readonly #entries: readonly Entry[];
  readonly #now = new Map<ShipId, Size>();
  /** The Navy has no ship in any row. */
  #navy: Size | null;
  readonly #without: readonly Side[];
  readonly #left = new Set<ShipId>();
  readonly layers: Layer[] = [];

  constructor(entries: readonly Entry[], navy: Size | null, without: readonly Side[]) {
    this.#entries = entries;
    this.#navy = navy;
    this.#without = without;
    for (const { ship } of entries) {
      this.#now.set(ship, nothing);
      this.#left.add(ship);
    }
  }

  /** As printed, and whatever else is told even where nothing changes. */
  add(kind: LayerKind, changes: readonly Change[]): void {
    this.#write(kind, changes, this.totals());
  }

  #write(kind: LayerKind, changes: readonly Change[], before: BySide<SideTotal | null>): void {
    const ships = changes.flatMap(({ ship, now }): readonly LayerShip[] => {
      const entry = this.#entries.find((one) => one.ship === ship);
      if (!entry) return [];
      const change = less(now, this.#now.get(ship) ?? nothing);
      this.#now.set(ship, now);
      const { side, faceDown } = entry;
      return [{ ship, side, change, now, faceDown, certain: isCertain(entry, kind) }];
    });
    this.layers.push({ kind, ships, totals: this.#totals(kind, before) });
  }

  /** Ships that are in the fight no more. */
  take(kind: LayerKind, ships: readonly ShipId[]): void {
    const before = this.totals();
    for (const ship of ships) this.#left.delete(ship);
    this.#write(
      kind,
      ships.map((ship) => ({ ship, now: nothing })),
      before,
    );
  }

  /** The same for cannons that do not fire, the Navy's among them. */
  silence(changes: readonly Change[], navy: number): void {
    const before = this.totals();
    if (this.#navy) this.#navy = { ...this.#navy, cannons: navy };
    this.#write('gunsAway', changes, before);
  }

  now(ship: ShipId): Size {
    return this.#now.get(ship) ?? nothing;
  }

  /** What each side has now; the Navy has what is printed on it. */
  totals(): BySide<SideTotal | null> {
    return this.#totals('gunsAway', null);
  }

  #totals(kind: LayerKind, before: BySide<SideTotal | null> | null): BySide<SideTotal | null> {
    const of = (side: Side): SideTotal | null => {
      if (this.#without.includes(side)) return null;
      const own = this.#entries.filter((entry) => entry.side === side);
      const ships = own.filter(({ ship }) => this.#left.has(ship));
      const now =
        this.#navy && side === 'attacker' ? this.#navy : sumOf(ships.map(({ ship }) => this.now(ship)));
      const certain =
        ships.every((entry) => isCertain(entry, kind)) &&
        (kind === 'printed' || own.every((entry) => entry.areCursesSettled));
      return { change: less(now, before?.[side]?.now ?? now), now, certain };
    };
    return { attacker: of('attacker'), defender: of('defender') };
  }
}

/** What is printed is known before a card is turned. */
const isCertain = ({ isThrown, isSettled }: Entry, kind: LayerKind): boolean =>
  kind === 'printed' ? isThrown : isSettled;
