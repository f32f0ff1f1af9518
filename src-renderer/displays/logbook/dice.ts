import type { DiePart } from '../../../src-main/contract/logbook-figures.ts';
import type { MessageValues } from '../../../src-main/rules/kernel/message.ts';
import type { Hatch } from '../../elements/card.ts';
import type { SignName } from '../../look/sign-names.ts';

type Face = DiePart['faces'][number];

/** A die is named by its game, its colour and its faces. */
export function hatchOf(die: string): Hatch | undefined {
  const [, colour] = die.split(' ');
  return colour === 'green' || colour === 'blue' || colour === 'red' ? colour : undefined;
}

export interface FacePart {
  readonly part: string;
  /** Drawn in place of its words, where there is a sign for it. */
  readonly sign?: SignName;
}

const signs: Readonly<Record<string, SignName>> = {
  '1': 'die1',
  '2': 'die2',
  '3': 'die3',
  bolt: 'dieBolt',
  circle: 'dieRing',
  X: 'dieX',
  XX: 'dieXX',
};

/** What is on a face: a number, or parts that are joined by `+`. */
export const partsOf = (die: string, face: string): readonly FacePart[] =>
  face.split('+').map((part) => {
    const sign = hatchOf(die) === undefined ? undefined : signs[part];
    return { part, ...(sign ? { sign } : {}) };
  });

/** The same in words. */
export const faceWords = (
  t: (key: string, values?: MessageValues) => string,
  die: string,
  face: string,
): string =>
  hatchOf(die) === undefined
    ? face
    : face
        .split('+')
        .map((part) => (/^\d$/.test(part) ? t('face.pips', { count: Number(part) }) : t(`face.${part}`)))
        .join(', ');

/** So far over or under what is due the drawing goes; whatever lies further is drawn at its edge. */
const furthest = 0.6;
const inside = (part: number): number => 0.5 - Math.max(-1, Math.min(1, part / furthest)) / 2;

/** Where a face and the band of fair dice lie, from 0 at the top to 1; nothing where nothing is known to be due. */
export function placesOf({ count, due, band: [least, most] }: Face) {
  if (due === 0) return undefined;
  return {
    at: inside(count / due - 1),
    top: inside(most / due - 1),
    bottom: inside(least / due - 1),
    isOut: count > most || count < least,
    more: Math.round((count / due - 1) * 100),
  };
}

/** Where the odds stand between "surely fair" and beyond the odds at which a die is accused, from 0 to 1. */
export const even = 0.38;
export const accused = 0.76;
export function evidenceAt(against: number, accusedAtMost: number): number {
  const part = Math.log(Math.max(against, 1e-12)) / Math.log(1 / accusedAtMost);
  return Math.max(0, Math.min(1, even + part * (accused - even)));
}
