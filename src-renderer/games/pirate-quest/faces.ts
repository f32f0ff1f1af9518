import type { Suit } from '../../../src-main/contract/games/pirate-quest-view.ts';
import type { CardFace, DieFace } from '../../elements/card.ts';
import type { SignName } from '../../look/sign-names.ts';

export const suitSigns: Readonly<Record<Suit, SignName>> = {
  swords: 'sword',
  axes: 'axe',
  bows: 'bow',
  shields: 'shield',
  skulls: 'skull',
  universal: 'universal',
};

export const cardFace = (suit: Suit, value: number): CardFace => ({ value, suit: suitSigns[suit] });

/** From a card's row: `swords-9`. */
export function cardNamed(id: string): CardFace | undefined {
  const [suit = '', value = ''] = id.split('-');
  return suit in suitSigns ? { value, suit: suitSigns[suit as Suit] } : undefined;
}

const faces: Readonly<Record<string, DieFace>> = {
  '1': 'pip1',
  '2': 'pip2',
  '3': 'pip3',
  bolt: 'bolt',
  circle: 'circle',
  X: 'x',
  XX: 'xx',
  blank: 'blank',
};

/** Of a face of two parts the one that does more is drawn, and the other beside it. */
function tellingPart(face: string): string {
  const parts = face.split('+');
  return parts.find((one) => one === 'circle') ?? parts.find((one) => one === 'bolt') ?? parts[0] ?? face;
}

export const dieFace = (face: string): DieFace | number =>
  faces[tellingPart(face)] ?? Number(tellingPart(face));

/** How a face is typed, in every colour: its pips, nothing, a bolt, a ring. */
export function dieKey(face: string): string {
  const telling = dieFace(face);
  if (telling === 'bolt') return 'L';
  if (telling === 'circle') return '+';
  return /^[1-9]$/.test(face) ? face : '0';
}

/** The other part: "+2". */
export function dieMore(face: string): string | undefined {
  const telling = tellingPart(face);
  const more = face.split('+').filter((one) => one !== telling);
  return more.length > 0 ? `+${more.join('+')}` : undefined;
}
