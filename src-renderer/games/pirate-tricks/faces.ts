import type { ComponentProps } from 'svelte';
import type { CardFace, Hatch } from '../../elements/card.ts';
import type CardRow from '../../elements/CardRow.svelte';
import type { Seen } from '../drawing.ts';

export type Laid = ComponentProps<typeof CardRow>['cards'][number];

const isHatch = (text: string): text is Hatch => ['red', 'blue', 'green', 'white'].includes(text);

/** From a card's id, `red-17`: the number, and the colour said by hatching and letter too. */
export const crewFace = ({ say }: Seen, card: string): CardFace => faceOf(say, card);

export function faceOf(say: Seen['say'], card: string): CardFace {
  const [suit = '', number = ''] = card.split('-');
  const letter = say({ key: `suit.${suit}` }).slice(0, 1);
  return { value: Number(number), ...(isHatch(suit) ? { band: { hatch: suit, letter } } : {}) };
}

export function crewName({ say }: Seen, card: string): string {
  const [suit = '', number = ''] = card.split('-');
  return say({ key: 'card.crew', values: { suit: { key: `suit.${suit}` }, number: Number(number) } });
}

export const laidOpen = (seen: Seen, card: string): Laid => ({
  face: crewFace(seen, card),
  label: crewName(seen, card),
});

export const faceDown = ({ say }: Seen): Laid => ({
  face: { value: '' },
  standing: 'down',
  label: say({ key: 'drawn.down' }),
});
