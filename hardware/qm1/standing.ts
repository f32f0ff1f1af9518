import type { Deed } from '../driver.ts';
import type { Position } from './positions.ts';
import type { Register } from './register.ts';

/** As whom one talk knows its reader: as the only one of its unit, or as a twin whose numbers are its own. */
export class Standing {
  readonly #register: Register;
  #twin: { readonly unit: string; positions: readonly Position[] } | undefined;

  constructor(register: Register) {
    this.#register = register;
  }

  get positions(): readonly Position[] {
    return this.#twin?.positions ?? this.#register.positions;
  }

  set positions(positions: readonly Position[]) {
    if (this.#twin) this.#twin.positions = positions;
    else this.#register.positions = positions;
  }

  /** A unit introduced itself here. */
  claim(unit: string, at: number): 'granted' | 'wait' | 'twin' | 'new-twin' {
    if (this.#twin?.unit === unit) return 'twin';
    const right = this.#register.claim(unit, this, at);
    if (right === 'granted') this.#twin = undefined;
    if (right !== 'twin') return right;
    this.#twin = { unit, positions: [] };
    return 'new-twin';
  }

  /** Whether this is still the line that speaks for the unit. */
  heard(unit: string, at: number): boolean {
    return this.#twin !== undefined || this.#register.heard(unit, this, at);
  }

  release(): void {
    this.#register.release(this);
    this.#twin = undefined;
  }

  /** A twin is known by its socket, as its unit tells it from nobody. */
  introduced(deed: Deed): Deed {
    if (!this.#twin || deed.kind !== 'proved' || !deed.identity) return deed;
    const { unit: _, ...identity } = deed.identity;
    return { ...deed, identity };
  }
}
