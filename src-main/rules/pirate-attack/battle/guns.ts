import { otherSide, type ShipId, type Side } from './fleet.ts';
import type { BySide, Cause, Party, Shot, ShotKind } from './steps.ts';

/** What a ship does with its cannons. The first that lies under it is what happens. */
export type Order = 'explodes' | 'strays' | 'spirit' | 'reflects' | 'fights';

/** A ship, or the Navy, when the guns speak. A bystander has no side. */
export interface Gunner {
  readonly ship: ShipId | null;
  readonly side: Side | null;
  readonly order: Order;
  /** Places of the neighbours it fires at instead; nothing where none is there. */
  readonly aims: readonly (number | null)[];
  /** Its curses have taken it before a shot fell at it. */
  readonly isTaken: boolean;
  /** Whomever it fires at goes down. */
  readonly isDeadly: boolean;
  /** Whom its spirit takes where the largest of the other side are as large. */
  readonly prefers: ShipId | null;
  guns: number;
  strength: number;
  /** As printed or thrown. */
  size: number;
}

/** What the table says where the rules are silent. */
export interface GunRules {
  readonly zeroShipGuns: boolean;
  readonly splitUp: boolean;
  readonly spiritEndsFight: boolean;
  readonly explodeEndsFight: boolean;
}

/** What has struck a ship; several may at once. */
const strikeCauses = [
  'noStrength',
  'exploded',
  'spirit',
  'volley',
  'bounced',
  'stray',
] as const satisfies readonly Cause[];
type StrikeCause = (typeof strikeCauses)[number];

const bit: Readonly<Record<StrikeCause, number>> = {
  noStrength: 1,
  exploded: 2,
  spirit: 4,
  volley: 8,
  bounced: 16,
  stray: 32,
};

export const causesIn = (bits: number): readonly StrikeCause[] =>
  strikeCauses.filter((cause) => (bits & bit[cause]) !== 0);

/** What a gunner fires with: of a ship without strength some tables count the cannons, some do not. */
const gunsOf = ({ guns, strength }: Gunner, rules: GunRules): number =>
  strength === 0 && !rules.zeroShipGuns ? 0 : guns;

/** A shot that is told, and at whom by himself; whether that one sinks is known when all have landed. */
interface Told {
  readonly shot: Shot;
  readonly at: number | null;
}

/**
 * All shots of a fight, at once. What has struck each gunner is left in `struck`; the shots are told where somebody
 * listens. Chances ask this many thousand times with other figures, so orders are looked at once and nothing is made
 * that is not needed.
 */
export class Guns {
  readonly #gunners: readonly Gunner[];
  readonly #rules: GunRules;
  readonly struck: number[];
  readonly #stray: number[];
  readonly #by: { readonly [order in Order]: readonly number[] };
  readonly #targets: BySide<readonly number[]>;
  readonly #firing: BySide<readonly number[]>;
  readonly #isSpirited: BySide<boolean>;
  readonly #reflects: BySide<boolean>;
  #shots: Told[] | null = null;

  constructor(gunners: readonly Gunner[], rules: GunRules) {
    this.#gunners = gunners;
    this.#rules = rules;
    this.struck = gunners.map(() => 0);
    this.#stray = gunners.map(() => 0);
    const places = (fits: (gunner: Gunner) => boolean): readonly number[] =>
      gunners.flatMap((gunner, at) => (fits(gunner) ? [at] : []));
    const bySide = <Value>(of: (side: Side) => Value): BySide<Value> => ({
      attacker: of('attacker'),
      defender: of('defender'),
    });
    const has = (order: Order, side: Side): boolean =>
      gunners.some((gunner) => gunner.order === order && gunner.side === side);
    const by = (order: Order): readonly number[] =>
      places((gunner) => gunner.order === order && gunner.side !== null);
    this.#by = {
      explodes: by('explodes'),
      strays: by('strays'),
      spirit: by('spirit'),
      reflects: by('reflects'),
      fights: by('fights'),
    };
    // One that explodes while the others fight on is no part of it.
    this.#targets = bySide((side) => places((one) => one.side === side && one.order !== 'explodes'));
    this.#firing = bySide((side) =>
      places((one) => one.side === side && (one.order === 'fights' || one.order === 'reflects')),
    );
    this.#isSpirited = bySide((side) => has('spirit', side));
    // A field throws back what comes, and its side does not fire; a spirit breaks it.
    this.#reflects = bySide((side) => has('reflects', side) && !has('spirit', otherSide(side)));
  }

  /** The same, with every shot told. */
  tell(): readonly Shot[] {
    this.#shots = [];
    this.fire();
    const told = this.#shots;
    this.#shots = null;
    return told.map(({ shot, at }) =>
      at === null ? shot : { ...shot, sinks: (this.#struckAt(at) & (bit.stray | bit.spirit)) !== 0 },
    );
  }

  /** How many cannons of each gunner fire in a volley, wherever it ends. */
  firing(): readonly number[] {
    return this.#gunners.map((gunner, at) =>
      gunner.side !== null && this.#isVolley && !this.#isSilent(gunner.side)
        ? this.#firing[gunner.side].includes(at)
          ? gunsOf(gunner, this.#rules)
          : 0
        : 0,
    );
  }

  fire(): void {
    for (let at = 0; at < this.#gunners.length; at++) {
      this.struck[at] = 0;
      this.#stray[at] = 0;
      const { side, strength } = this.#gunner(at);
      if (side !== null && strength === 0) this.#strike(at, bit.noStrength);
    }
    for (const at of this.#by.explodes) this.#explode(at);
    if (this.#isExploded) return;
    for (const at of this.#by.strays) this.#goAstray(at);
    for (const at of this.#by.spirit) this.#takeBySpirit(at);
    if (this.#isVolley) {
      this.#volley('attacker');
      this.#volley('defender');
    }
    if (this.#by.strays.length > 0) this.#landStrays();
  }

  get #isExploded(): boolean {
    return this.#by.explodes.length > 0 && this.#rules.explodeEndsFight;
  }

  get #isVolley(): boolean {
    return !this.#isExploded && !(this.#by.spirit.length > 0 && this.#rules.spiritEndsFight);
  }

  #gunner(at: number): Gunner {
    return this.#gunners[at] as Gunner;
  }

  #struckAt(at: number): number {
    return this.struck[at] as number;
  }

  #strike(at: number, cause: number): void {
    this.struck[at] = this.#struckAt(at) | cause;
  }

  #explode(at: number): void {
    const gunner = this.#gunner(at);
    const sinks = gunner.guns >= gunner.strength;
    if (sinks) this.#strike(at, bit.exploded);
    this.#told('exploded', gunner, gunner, gunner.guns, sinks);
  }

  #goAstray(from: number): void {
    const gunner = this.#gunner(from);
    const guns = gunsOf(gunner, this.#rules);
    const half = this.#rules.splitUp ? Math.ceil(guns / 2) : Math.floor(guns / 2);
    for (const at of gunner.aims) {
      if (at === null || this.#isUntouchable(at)) continue;
      const cannons = gunner.isDeadly ? 0 : gunner.aims.length > 1 ? half : guns;
      if (gunner.isDeadly) this.#strike(at, bit.spirit);
      else this.#stray[at] = (this.#stray[at] as number) + cannons;
      this.#toldAstray(gunner, at, cannons);
    }
  }

  /** Whoever wins by a spirit takes no hits. */
  #isUntouchable(at: number): boolean {
    const { side } = this.#gunner(at);
    return side !== null && this.#rules.spiritEndsFight && this.#isSpirited[side];
  }

  #takeBySpirit(from: number): void {
    const gunner = this.#gunner(from);
    const at = this.#largest(otherSide(gunner.side ?? 'attacker'), gunner.prefers);
    if (at === null) return;
    this.#strike(at, bit.spirit);
    this.#told('spirit', gunner, this.#gunner(at), 0, true);
  }

  /** The largest that no spirit has taken yet. */
  #largest(side: Side, preferred: ShipId | null): number | null {
    let best: number | null = null;
    for (let at = 0; at < this.#gunners.length; at++) {
      const gunner = this.#gunner(at);
      if (gunner.side !== side || (this.#struckAt(at) & bit.spirit) !== 0) continue;
      if (best === null || this.#isLarger(gunner, this.#gunner(best), preferred)) best = at;
    }
    return best;
  }

  #isLarger({ size, ship }: Gunner, than: Gunner, preferred: ShipId | null): boolean {
    return size > than.size || (size === than.size && ship === preferred);
  }

  #isSilent(side: Side): boolean {
    return this.#reflects[side] && !this.#reflects[otherSide(side)];
  }

  #volley(side: Side): void {
    const bounces = this.#reflects[otherSide(side)];
    const targets = this.#targets[bounces ? side : otherSide(side)];
    if (this.#isSilent(side) || this.#firing[side].length === 0 || targets.length === 0) return;
    let [cannons, strength] = [0, 0];
    for (const at of this.#firing[side]) cannons += gunsOf(this.#gunner(at), this.#rules);
    for (const at of targets) strength += this.#gunner(at).strength;
    const sinks = cannons >= strength;
    for (const at of targets) {
      if (sinks) this.#strike(at, bounces ? bit.bounced : bit.volley);
      // A lone ship is shot at by all of them at once, those gone astray among them.
      else if (targets.length === 1) this.#stray[at] = (this.#stray[at] as number) + cannons;
    }
    if (this.#shots) this.#toldVolley(side, bounces, cannons, strength, sinks);
  }

  #landStrays(): void {
    for (let at = 0; at < this.#gunners.length; at++) {
      const { isTaken, strength } = this.#gunner(at);
      if (!isTaken && (this.#stray[at] as number) >= strength) this.#strike(at, bit.stray);
    }
  }

  #told(kind: ShotKind, by: Gunner, at: Gunner, cannons: number, sinks: boolean): void {
    const shot = { kind, by: partyOf(by), at: partyOf(at), cannons, strength: at.strength, sinks };
    this.#shots?.push({ shot, at: null });
  }

  #toldAstray(by: Gunner, at: number, cannons: number): void {
    const target = this.#gunner(at);
    const kind = by.isDeadly ? 'spirit' : 'stray';
    const { strength } = target;
    const shot = { kind, by: partyOf(by), at: partyOf(target), cannons, strength, sinks: false } as const;
    this.#shots?.push({ shot, at });
  }

  #toldVolley(side: Side, bounces: boolean, cannons: number, strength: number, sinks: boolean): void {
    const kind = bounces ? 'bounced' : 'volley';
    const target = bounces ? side : otherSide(side);
    const shot = { kind, by: { side }, at: { side: target }, cannons, strength, sinks } as const;
    this.#shots?.push({ shot, at: null });
  }
}

/** A ship by itself; the Navy is a side. */
const partyOf = ({ ship, side }: Gunner): Party => (ship === null ? { side: side ?? 'attacker' } : { ship });
