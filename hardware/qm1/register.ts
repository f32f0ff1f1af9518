import { movedAfter } from './constants.ts';
import { movedTo, type Position } from './positions.ts';

/** Whoever talks with a unit: any object that is the same throughout. */
type Talk = object;

interface Holder {
  readonly talk: Talk;
  heardAt: number;
  /** Another line on which the same unit has introduced itself, and since when. */
  rival?: { readonly talk: Talk; readonly since: number };
}

/**
 * What all talks with QM1 readers know together: a unit that was plugged in elsewhere goes on where it was. One talk
 * at a time speaks for a unit; a second reader that gives the same unit is told from one that has moved by the
 * first, which goes on speaking.
 */
export class Register {
  positions: readonly Position[] = [];
  readonly #holders = new Map<string, Holder>();

  learn(positions: readonly Position[]): void {
    this.positions = positions.reduce(movedTo, this.positions);
  }

  /** `wait`: whether it has moved or is a twin is not known yet; the reader repeats its hello meanwhile. */
  claim(unit: string, talk: Talk, now: number): 'granted' | 'wait' | 'twin' {
    const holder = this.#holders.get(unit);
    if (!holder || holder.talk === talk) return this.#grant(unit, talk, now);
    if (holder.rival?.talk !== talk) holder.rival = { talk, since: now };
    if (holder.heardAt > holder.rival.since) return 'twin';
    return now - holder.rival.since < movedAfter ? 'wait' : this.#grant(unit, talk, now);
  }

  /** The unit was heard on this line; whether the line still speaks for it. */
  heard(unit: string, talk: Talk, now: number): boolean {
    const holder = this.#holders.get(unit);
    if (holder?.talk !== talk) return false;
    holder.heardAt = now;
    return true;
  }

  release(talk: Talk): void {
    for (const [unit, holder] of this.#holders) if (holder.talk === talk) this.#holders.delete(unit);
  }

  #grant(unit: string, talk: Talk, now: number): 'granted' {
    this.release(talk);
    this.#holders.set(unit, { talk, heardAt: now });
    return 'granted';
  }
}
