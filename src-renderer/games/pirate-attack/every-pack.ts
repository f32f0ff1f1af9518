import type { TurnPart } from '../../../src-main/contract/games/pirate-attack-view.ts';
import type { AnswerGroup, AnswerSlot, Seen } from '../drawing.ts';
import { card, ships, word } from './slots.ts';

type Pack = NonNullable<TurnPart['packs']>[number];
/** A slot, and the pack without which it is not there. */
type Of = readonly [slot: AnswerSlot, pack?: Pack];

const box = (...slots: readonly AnswerSlot[]): readonly Of[] => slots.map((slot) => [slot]);
const from = (pack: Pack, ...slots: readonly AnswerSlot[]): readonly Of[] =>
  slots.map((slot) => [slot, pack] as const);

/** With most packs a row for each would not fit: all is laid by what it does, every line full, and words are short. */
const groups: readonly (readonly [label: string, slots: readonly Of[]])[] = [
  [
    'draw',
    box(
      ...[1, 2, 3].map((pile) => word(`pile-${pile}`)),
      ...[1, 2, 3, 4, 5].map((gold) => card(`${gold}-gold`, `${gold} gold`)),
    ),
  ],
  [
    'red',
    [
      ...box(card('you-must-attack-someone', 'Must Attack'), card('force-someone-to-attack', 'Force one')),
      ...box(card('force-2-to-attack', 'Force 2')),
      ...from('magic-shop', card('royal-navy-8-8', 'Navy 8/8'), card('hurricane', 'Hurri\u00ADcane')),
      ...from('raise-the-dead', card('royal-navy-12-12', 'Navy 12/12')),
      ...from('miss-direction', card('whirlpool', 'Whirl\u00ADpool'), card('wind-storm', 'Wind Storm')),
      ...from('miss-direction', card('wind-storm-left', 'Wind left'), card('wind-storm-right', 'Wind right')),
      ...from('walk-the-plank', card('ship-bonus', 'Ship Bonus'), card('card-bonus', 'Card Bonus')),
      ...from('walk-the-plank', card('into-the-sea', 'Into Sea'), card('davy-jones-locker', 'Locker')),
      ...from('tavern', card('smallest-ship-bonus', 'Small\u00ADest'), card('magic-bonus', 'Magic Bonus')),
      ...from('walk-the-plank', card('end-of-the-world', 'World')),
      ...from('special-abilities', card('the-blockade', 'Block\u00ADade')),
      ...box(word('next', 4), word('discard'), word('pass')),
    ],
  ],
  [
    'ships',
    [
      ...box(...ships),
      ...from('miss-direction', card('galleon-12-12', '12/12')),
      ...from('raise-the-dead', word('large', 1, '15/15')),
      ...from('special-abilities', word('ability-ship')),
      ...box(word('under', 2)),
      ...from('magic-shop', word('lay-magic', 2)),
      ...from('walk-the-plank', word('open-magic', 2), word('leave-port', 2)),
    ],
  ],
  [
    'aimed',
    [
      ...box(card('spy', 'Spy'), card('thieving-monkey', 'Monkey'), card('high-winds', 'High Winds')),
      ...box(card('thief-steal-1-2-of-gold', 'Thief ½'), card('thief-steal-all-of-gold', 'Thief all')),
      ...box(word('steal-cures')),
      ...from('raise-the-dead', word('steal-magic')),
      ...from('miss-direction', card('stranded-on-an-island', 'Strand\u00ADed')),
      ...from('walk-the-plank', card('walk-the-plank', 'Plank'), card('the-trap', 'Trap')),
      ...from('walk-the-plank', card('power-play', 'Power Play'), card('damn-pirates', 'Damn Pirates')),
      ...from('walk-the-plank', card('the-magician', 'Magi\u00ADcian')),
      ...box(card('armada', 'Armada'), card('move-a-witch-doctor', 'Move Doctor'), word('creature')),
    ],
  ],
  [
    'shops',
    [
      ...from('raise-the-dead', card('raise-the-dead', 'Raise Dead'), card('duplicate', 'Dupli\u00ADcate')),
      ...from('raise-the-dead', card('sails-of-invisibility', 'Sails')),
      ...from('miss-direction', card('force-an-attack', 'Force Attack')),
      ...box(card('close-market', 'Close Market')),
      ...from('magic-shop', card('close-magic-shop', 'Close Magic')),
      ...from('raise-the-dead', card('close-all-markets', 'Close all')),
      ...box(word('open')),
    ],
  ],
  [
    'bought',
    [
      ...box(word('buy-cures'), word('buy-curses')),
      ...from('magic-shop', word('buy-magic')),
      ...from('tavern', word('buy-tavern'), card('fire-sale', 'Fire Sale'), word('theft')),
      ...from('walk-the-plank', word('lift-curse')),
      ...box(word('attack-own')),
    ],
  ],
];

/** In a cell of its own a verb has room for itself and one word more. */
const isNarrow = ({ id, span, words }: AnswerSlot): boolean =>
  words === undefined && span === 1 && !id.includes('pile-');

export const everyPack = ({ say }: Seen, packs: readonly string[]): readonly AnswerGroup[] =>
  groups.map(([label, slots]) => ({
    label: say({ key: `drawn.group.${label}` }),
    slots: slots.flatMap(([slot, pack]): readonly AnswerSlot[] => {
      if (pack !== undefined && !packs.includes(pack)) return [];
      const short = `drawn.short.${slot.id.replace('choice/', '')}`;
      return [isNarrow(slot) ? { ...slot, words: say({ key: short }) } : slot];
    }),
  }));
