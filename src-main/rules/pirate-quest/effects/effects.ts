import type { Feature } from '../cards.ts';
import { plain, type FeatureText } from './plain.ts';

const texts: Readonly<Record<Feature, FeatureText>> = {
  fog: { ...plain, hides: true, passesSuit: true },
  blessed: { ...plain, protects: true },
  luck: { ...plain, draws: true },
  /** All of it is in the row: the card becomes a trump. */
  trump: plain,
  /** Used once the fight is won. */
  mutiny: plain,
  thief: plain,
};

export const effectOf = (feature: Feature): FeatureText => texts[feature];
