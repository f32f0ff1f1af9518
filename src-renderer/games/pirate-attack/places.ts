import type { ChoicePart, PromptPart } from '../../../src-main/contract/view.ts';
import type { AnswerGroup, AnswerSlot, Seen } from '../drawing.ts';
import type { ShipPart } from '../../../src-main/contract/games/pirate-attack-view.ts';
import { everyPack } from './every-pack.ts';
import { captainsOf, part, shipWords } from './parts.ts';
import { card, ships, word } from './slots.ts';

const seldom = (id: string, span: number): AnswerSlot => ({ ...word(id, span), seldom: true });

/** The turn where each card is told; cards go by names so short that they have room. */
const turn: readonly (readonly [label: string, slots: readonly AnswerSlot[]])[] = [
  ['draw', [...[1, 2, 3].map((pile) => word(`pile-${pile}`)), word('next', 5)]],
  [
    'shown',
    [
      ...[1, 2, 3, 4, 5].map((gold) => card(`${gold}-gold`, `${gold} gold`)),
      card('you-must-attack-someone', 'Must Attack'),
      card('force-someone-to-attack', 'Force one'),
      card('force-2-to-attack', 'Force 2'),
    ],
  ],
  ['ships', [...ships, word('under', 3)]],
  [
    'captain',
    [
      card('spy', 'Spy'),
      card('thieving-monkey', 'Monkey'),
      card('thief-steal-1-2-of-gold', 'Thief ½'),
      card('thief-steal-all-of-gold', 'Thief all'),
      card('high-winds', 'High Winds'),
      word('steal-cures', 3),
    ],
  ],
  [
    'sea',
    [
      card('armada', 'Armada'),
      card('move-a-witch-doctor', 'Move Doctor'),
      word('creature', 2),
      card('close-market', 'Close'),
      word('open', 1),
      word('discard', 2),
    ],
  ],
  ['purse', [word('buy-cures', 2), word('buy-curses', 2), word('attack-own', 2), word('pass', 2)]],
];

/** What a pack brings has a row of its own, so that nothing else moves for it. */
const ofPacks: readonly (readonly [pack: string, row: (typeof turn)[number]])[] = [
  [
    'magic-shop',
    [
      'magic',
      [
        card('royal-navy-8-8', 'Navy 8/8'),
        card('hurricane', 'Hurri\u00ADcane'),
        card('close-magic-shop', 'Close Magic'),
        word('buy-magic', 2),
        word('lay-magic', 3),
      ],
    ],
  ],
  [
    'raise-the-dead',
    [
      'dead',
      [
        card('royal-navy-12-12', 'Navy 12/12'),
        card('close-all-markets', 'Close all'),
        word('large', 1, '15/15'),
        word('steal-magic', 2),
        card('raise-the-dead', 'Raise Dead'),
        card('duplicate', 'Dupli\u00ADcate'),
        card('sails-of-invisibility', 'Sails'),
      ],
    ],
  ],
  [
    'miss-direction',
    [
      'direction',
      [
        card('whirlpool', 'Whirl\u00ADpool'),
        card('wind-storm', 'Wind Storm'),
        card('wind-storm-left', 'Wind left'),
        card('wind-storm-right', 'Wind right'),
        card('stranded-on-an-island', 'Strand\u00ADed'),
        card('galleon-12-12', '12/12'),
        card('force-an-attack', 'Force Attack', 2),
      ],
    ],
  ],
  [
    'walk-the-plank',
    [
      'plank',
      [
        card('the-magician', 'Magi\u00ADcian'),
        card('damn-pirates', 'Damn Pirates'),
        word('open-magic', 2),
        word('leave-port', 2),
        word('lift-curse', 2),
      ],
    ],
  ],
  [
    'walk-the-plank',
    [
      'hands',
      [
        card('walk-the-plank', 'Plank'),
        card('the-trap', 'Trap'),
        card('power-play', 'Power Play'),
        card('ship-bonus', 'Ship Bonus'),
        card('card-bonus', 'Card Bonus'),
        card('into-the-sea', 'Into Sea'),
        card('davy-jones-locker', 'Locker'),
        card('end-of-the-world', 'World'),
      ],
    ],
  ],
  [
    'tavern',
    [
      'tavern',
      [
        card('smallest-ship-bonus', 'Small\u00ADest'),
        card('magic-bonus', 'Magic Bonus'),
        word('buy-tavern', 2),
        card('fire-sale', 'Fire Sale', 2),
        word('theft', 2),
      ],
    ],
  ],
  ['special-abilities', ['able', [card('the-blockade', 'Blockade, saved', 2), word('ability-ship', 2)]]],
];

/** Without the pack that brings the shop its two answers stand with the pack that sells there. */
const bought: (typeof turn)[number] = ['magic', [word('buy-magic', 2), word('lay-magic', 3)]];

const playedWith = (seen: Seen): readonly string[] => part(seen, 'turn').packs ?? [];

function packRows(
  seen: Seen,
  rowsOf: readonly (readonly [pack: string, row: (typeof turn)[number]])[],
  shop: (typeof turn)[number],
): readonly (typeof turn)[number][] {
  const packs = playedWith(seen);
  const own = rowsOf.flatMap(([pack, row]) => (packs.includes(pack) ? [row] : []));
  const sells = part(seen, 'shops').some((one) => one.shop === 'magic');
  return sells && !packs.includes('magic-shop') ? [shop, ...own] : own;
}

/** More rows than these, of which the ships take two, do not fit on a small screen. */
const mostRows = 10;

function fixed(seen: Seen): readonly AnswerGroup[] {
  const rows = [...turn, ...packRows(seen, ofPacks, bought)];
  if (rows.length > mostRows) return everyPack(seen, playedWith(seen));
  return rows.map(([label, slots]) => ({ label: seen.say({ key: `drawn.group.${label}` }), slots }));
}

/** Cards out of a hand that is played otherwise than on a turn lie where they lie then; rows without any are left out. */
const played = (seen: Seen, choices: readonly ChoicePart[]): readonly AnswerGroup[] =>
  fixed(seen).filter(({ slots }) => slots.some(({ id }) => choices.some((choice) => choice.id === id)));

const inTens = (slots: readonly AnswerSlot[]): readonly AnswerSlot[] =>
  slots.map((slot) => ({ ...slot, span: 2 }));

/** The same on a phone, in ten columns of which most answers take two. */
const inHand: readonly (readonly [label: string, slots: readonly AnswerSlot[]])[] = [
  ['draw', [word('pile-1', 3), word('pile-2', 4), word('pile-3', 3), { ...word('next', 10), seldom: true }]],
  [
    'shown',
    [
      ...inTens([1, 2, 3, 4, 5].map((gold) => card(`${gold}-gold`, `${gold} gold`))),
      card('you-must-attack-someone', 'Must Attack', 4),
      card('force-someone-to-attack', 'Force one', 3),
      card('force-2-to-attack', 'Force 2', 3),
    ],
  ],
  ['ships', [...inTens(ships), word('under', 4)]],
  [
    'captain',
    [
      card('spy', 'Spy', 3),
      card('thieving-monkey', 'Monkey', 4),
      card('high-winds', 'Winds', 3),
      card('thief-steal-1-2-of-gold', 'Thief ½', 5),
      card('thief-steal-all-of-gold', 'Thief all', 5),
    ],
  ],
  [
    'sea',
    [
      card('armada', 'Armada', 3),
      card('move-a-witch-doctor', 'Move Doctor', 4),
      card('close-market', 'Close', 3),
      word('steal-cures', 4),
      word('creature', 3),
      word('open', 3),
    ],
  ],
  [
    'purse',
    [
      word('buy-cures', 5),
      word('buy-curses', 5),
      { ...word('attack-own', 10), seldom: true },
      word('discard', 5),
      word('pass', 5),
    ],
  ],
];

/** All rows as they lie, where a ship is chosen: what does not answer stays in its place. */
const rows = (seen: Seen): readonly AnswerGroup[] =>
  captainsOf(seen)
    .filter(({ row }) => row.length > 0)
    .map(({ seat, row }) => ({
      label: seen.captain(seat).name,
      slots: row.map((ship) => ({ id: `square/${ship.id}`, words: ladenWords(seen, ship) })),
    }));

/** As on the television: a mark for a Bounty, a dot for a curse, a tick for a card under it. */
export const ladenWords = (seen: Seen, ship: ShipPart, words = shipWords(seen, ship)): string =>
  `${'!'.repeat(ship.bounty ?? 0)}${words}${'•'.repeat(ship.curses ?? 0)}${'ı'.repeat(ship.under ?? 0)}`;

/** What the table tells of a fight, and the ships of it that go down. */
const fighting = (seen: Seen, choices: readonly ChoicePart[]): readonly AnswerGroup[] => {
  const label = (name: string): string => seen.say({ key: `drawn.group.${name}` });
  const sinks = choices.filter(({ id }) => isShip(id)).map(({ id }) => ({ id }));
  const has = (id: string): boolean => choices.some((one) => one.id === `choice/${id}`);
  const beside = has('navy-sinks') ? [word('navy-sinks', 4)] : [word('cure', 4), word('mutiny', 4)];
  return [
    { label: label('fight'), slots: [word('stands', 2), word('computed', 3), word('turn-up', 3)] },
    { label: '', slots: beside },
    ...(has('name-ship') ? [{ label: '', slots: [word('name-ship', 4)] }] : []),
    { label: label('sinks'), slots: sinks.map((slot) => ({ ...slot, span: sinks.length > 8 ? 1 : 2 })) },
  ];
};

const isShip = (id: string): boolean => /^square\/\d+$/.test(id);

/** Whoever can only stop it has no hand before them. */
const fewChoices = 8;
/** A whole hand, or a card out of another one, is played. */
export const isHand = (kind: string): boolean => kind === 'play-all' || kind === 'pick-pocket';

export function groups(seen: Seen, { kind, step }: PromptPart): readonly AnswerGroup[] | undefined {
  const choices = step?.choices ?? [];
  if (choices.length > 0 && choices.every(({ id }) => isShip(id))) return rows(seen);
  if (kind === 'fight' && step?.path.length === 0) return fighting(seen, choices);
  // Who rides out the Hurricane is pressed where the ships lie; the others sink.
  if (kind === 'hurricane') return [{ label: '', slots: [word('gone-over', 3)] }, ...rows(seen)];
  if (step?.path.length !== 0) return undefined;
  if (kind === 'card') return fixed(seen);
  return isHand(kind) && choices.length > fewChoices ? played(seen, choices) : undefined;
}

const packsInHand: typeof ofPacks = [
  [
    'magic-shop',
    [
      'magic',
      [
        card('royal-navy-8-8', 'Navy 8/8', 3),
        card('hurricane', 'Hurricane', 4),
        card('close-magic-shop', 'Close Magic', 3),
        word('buy-magic', 5),
        word('lay-magic', 5),
      ],
    ],
  ],
  [
    'raise-the-dead',
    [
      'dead',
      [
        card('royal-navy-12-12', 'Navy 12/12', 4),
        card('close-all-markets', 'Close all', 3),
        word('large', 3, '15/15'),
        card('raise-the-dead', 'Raise Dead', 4),
        card('duplicate', 'Dupli\u00ADcate', 3),
        card('sails-of-invisibility', 'Sails', 3),
        word('steal-magic', 5),
      ],
    ],
  ],
  [
    'miss-direction',
    [
      'direction',
      [
        card('whirlpool', 'Whirlpool', 3),
        card('wind-storm', 'Wind Storm', 4),
        card('stranded-on-an-island', 'Stranded', 3),
        card('wind-storm-left', 'Wind left', 5),
        card('wind-storm-right', 'Wind right', 5),
        card('galleon-12-12', '12/12', 5),
        card('force-an-attack', 'Force Attack', 5),
      ],
    ],
  ],
  [
    'walk-the-plank',
    [
      'plank',
      [
        card('the-magician', 'Magician', 3),
        card('damn-pirates', 'Damn Pirates', 4),
        word('open-magic', 3),
        seldom('leave-port', 5),
        seldom('lift-curse', 5),
      ],
    ],
  ],
  [
    'walk-the-plank',
    [
      'hands',
      [
        card('walk-the-plank', 'Plank', 3),
        card('the-trap', 'Trap', 3),
        card('power-play', 'Power Play', 4),
        card('ship-bonus', 'Ship Bonus', 5),
        card('card-bonus', 'Card Bonus', 5),
        card('into-the-sea', 'Into Sea', 4),
        card('davy-jones-locker', 'Locker', 3),
        card('end-of-the-world', 'World', 3),
      ],
    ],
  ],
  [
    'tavern',
    [
      'tavern',
      [
        card('smallest-ship-bonus', 'Smallest', 3),
        card('magic-bonus', 'Magic Bonus', 4),
        word('buy-tavern', 3),
        { ...card('fire-sale', 'Fire Sale', 4), seldom: true },
        seldom('theft', 6),
      ],
    ],
  ],
  ['special-abilities', ['able', [card('the-blockade', 'Blockade, saved', 5), word('ability-ship', 5)]]],
];

const boughtInHand: (typeof turn)[number] = ['magic', [word('buy-magic', 5), word('lay-magic', 5)]];

const ten = 10;

/** Whether its answers take nearly all of a phone: a turn that lies open, card by card. */
export const fillsPhone = ({ kind, step }: PromptPart): boolean =>
  step?.path.length === 0 && (kind === 'card' || (isHand(kind) && step.choices.length > fewChoices));

/** Under the thumb: what is asked for most, in places of its own; ships by their captains' names as ever. */
export function groupsInHand(seen: Seen, prompt: PromptPart): readonly AnswerGroup[] | undefined {
  const { kind, step } = prompt;
  if (step?.path.length !== 0) return undefined;
  const said = (label: string): string => seen.say({ key: `drawn.group.${label}` });
  if (fillsPhone(prompt))
    return [...inHand, ...packRows(seen, packsInHand, boughtInHand)].flatMap(([label, slots]) =>
      // A thumb need not pass by what answers nothing.
      slots.some(({ id }) => step.choices.some((choice) => choice.id === id))
        ? [{ label: said(label), columns: ten, slots }]
        : [],
    );
  if (kind !== 'fight') return undefined;
  const sinks = step.choices.filter(({ id }) => isShip(id)).map(({ id }) => ({ id, span: 5 }));
  return [
    {
      label: said('fight'),
      columns: ten,
      slots: ['stands', 'computed', 'turn-up', 'navy-sinks', 'cure', 'mutiny', 'name-ship'].map((id) => ({
        ...word(id, 5),
        seldom: true,
      })),
    },
    { label: said('sinks'), columns: ten, slots: sinks },
  ];
}
