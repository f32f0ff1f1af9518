import type { Chance } from './chance.ts';

/** How bad the cable is; each is a likelihood from 0 to 1. */
export interface Noise {
  /** Of each byte: some of its bits change. */
  readonly flipped: number;
  /** Of each byte: it does not arrive. */
  readonly lost: number;
  /** Of each byte: it arrives twice. */
  readonly doubled: number;
  /** Between any two bytes: the rest comes as a piece of its own. */
  readonly split: number;
  /** Of each frame. */
  readonly framesLost: number;
  readonly framesDoubled: number;
}

export const silence: Noise = {
  flipped: 0,
  lost: 0,
  doubled: 0,
  split: 0,
  framesLost: 0,
  framesDoubled: 0,
};

/** What comes out at the far end of the cable, piece by piece. */
export function disturbed(frame: Uint8Array, noise: Noise, chance: Chance): Uint8Array[] {
  if (chance.happens(noise.framesLost)) return [];
  const once = damagedPieces(frame, noise, chance);
  return chance.happens(noise.framesDoubled) ? [...once, ...damagedPieces(frame, noise, chance)] : once;
}

function damagedPieces(frame: Uint8Array, noise: Noise, chance: Chance): Uint8Array[] {
  const pieces: number[][] = [[]];
  for (const byte of frame) {
    if (chance.happens(noise.split)) pieces.push([]);
    pieces.at(-1)?.push(...damagedByte(byte, noise, chance));
  }
  return pieces.filter((piece) => piece.length > 0).map((piece) => Uint8Array.from(piece));
}

function damagedByte(byte: number, noise: Noise, chance: Chance): readonly number[] {
  if (chance.happens(noise.lost)) return [];
  const arrived = chance.happens(noise.flipped) ? byte ^ (1 + chance.below(255)) : byte;
  return chance.happens(noise.doubled) ? [arrived, arrived] : [arrived];
}
