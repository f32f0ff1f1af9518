import type { SetupChoice } from '../../../src-main/contract/link-parts.ts';
import type { MapChoice, MapOffered } from '../../../src-main/contract/games/pirate-quest-view.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';

/** A map to begin from: one of the box, or one that the table has kept in its chest. */
export interface MapToBeginFrom {
  readonly value: string;
  readonly words: string;
  readonly map: MapChoice;
}

export const mapsOf = (
  offers: SetupChoice['offers'],
  say: (message: Message) => string,
): readonly MapToBeginFrom[] =>
  offers.flatMap(({ value, label, drawn }) => {
    const { map } = (drawn as MapOffered | undefined) ?? {};
    return map ? [{ value, words: say(label), map }] : [];
  });
