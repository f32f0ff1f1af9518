import { describe, expect, it } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import type { OpenStep } from '../../../src-main/rules/kernel/questions/open-step.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { card, deckWith, fighting, plainMap, sit, type Laying, type Table } from './table.ts';
import { stepAt } from '../../support/pressing.ts';

const names = { red: 'Ines', blue: 'Bart', yellow: 'Mo' };

const edition = {
  deck: deckWith(
    card('swords-3', 'mutiny', 2, 'universal', 7),
    card('bows-3', 'thief', 1, 'universal', 6),
    card('axes-3', 'luck', 1, 'universal', 8),
    card('shields-3', 'fog', 1, 'universal', 5),
    card('shields-4', 'blessed', 1, 'universal', 7),
  ),
};

/** What is open to be pressed first: by its name, but for cards and faces. */
function stepWords({ choices, dice, number }: OpenStep): string {
  const named = choices.map(({ id }) => id.replace(/^(card|face)\/.*/, '$1').replace(/^\w+\//, ''));
  return [
    ...new Set([...named, ...(dice ?? []).map((die) => `${die} die`)]),
    ...(number ? [`typed ${number.least} to ${number.most}`] : []),
  ].join(' ');
}

/** Each question as a table hears it: who must or may, what is said, what answers it, and the rule card. */
const asked = (table: Table): readonly string[] =>
  pirateQuest.prompts(table.state).map((prompt) => {
    const { need, kind, whom, answered, ask, hint, rule, secret } = prompt;
    const step = stepAt(pirateQuest, table.state, prompt, undefined);
    const words = (message: typeof ask): string => say([pirateQuest.text.en], message, names);
    const who = whom === 'anyone' ? 'anyone' : whom.join('+');
    const done = answered.length ? ` (${answered.join('+')} in)` : '';
    return `${need} ${kind}, ${who}${done}: ${words(ask)} ${words(hint)} [${step ? stepWords(step) : ''}] ${rule}${secret ? ' secret' : ''}`;
  });

function atFight(laying: Laying = {}): Table {
  return fighting({ edition, ...laying }).bids(0, 0, 0);
}
const luckByHand =
  'may luck, red+blue+yellow: A luck point won or spent? A bolt gives one. Three at most. [red blue yellow] luck';
const mutinyByHand =
  'may told-mutiny, red+blue+yellow: A mutiny? Who took whose seat, and how many fights. [red blue yellow] mutiny';
const tries = (seat: string): string =>
  `may try-feature, ${seat}: may try a feature. Lay the card on its side, then roll the die of the square. [try] feature`;

const states: Readonly<Record<string, readonly [() => Table, readonly string[]]>> = {
  'who deals, of everybody at once': [
    () => sit({ dealer: null }).rolls(['red', 'circle+1'], ['blue', '2']),
    [
      'must roll-dealer, red+blue+yellow (blue in): Who deals? Big circle: the same die once more. [face other red die] dealer',
      'may name-dealer, anyone: Or name the dealer. If it is settled already, one press will do. [red blue yellow] dealer',
    ],
  ],
  'who deals, of one alone': [
    () => sit({ captains: 1, dealer: null }),
    [
      'must roll-dealer, red: rolls for the deal. Everybody rolls the red die. The lowest deals. [face other red die] dealer',
      'may name-dealer, anyone: Or name the dealer. If it is settled already, one press will do. [red] dealer',
    ],
  ],
  'a bid': [
    () => sit().bids(1),
    [
      'must bid, blue: bids. Set the die on the reader, or press a number. 6 stands for none. [0 1 2 bid-blue die] bidding',
      luckByHand,
    ],
  ],
  'the last bid': [
    () => sit().bids(1, 0),
    [
      'must bid, yellow: bids last. Set the die on the reader, or press a number. 6 stands for none. [0 1 2 bid-yellow die] nemesis',
      luckByHand,
    ],
  ],
  'whether to take the Dummy hand': [
    () => sit({ captains: 2, dealer: 'blue', depth: 'cards' }),
    [
      'must bid, red: bids. Bart deals 2 to each, the Dummy too. Then the die or a number; the 6 stands for none. [0 1 2 bid-red die] bidding',
      'may dummy-hand, red: may take the Dummy hand. The hand given up becomes the Dummy hand. Only before the bid. [take] dummy',
    ],
  ],
  'nothing about the Dummy hand of who has taken it': [
    () => sit({ captains: 2, dealer: 'blue', depth: 'cards' }).do({ kind: 'takeDummyHand', seat: 'red' }),
    [
      'must bid, red: bids. Bart deals 2 to each, the Dummy too. Then the die or a number; the 6 stands for none. [0 1 2 bid-red die] bidding',
    ],
  ],
  'the Dummy hand, card by card': [
    () =>
      sit({ captains: 2, dealer: 'blue', depth: 'cards' })
        .bids(0, 1)
        .do({ kind: 'showDummyCard', card: 'axes-1' }),
    ['must dummy-card, anyone: The Dummy hand is turned up. 1 card to show. [card] dummy'],
  ],
  'the first card of a fight': [
    atFight,
    ['must play-card, red: leads. Any card. Its suit is the one to follow. [card] fight', tries('red')],
  ],
  'the next card': [
    () => atFight().plays('axes-1'),
    [
      'must play-card, blue: plays. Follow axes. Without it: throw one away, play a skull, or try a feature. [card] follow',
      tries('blue'),
    ],
  ],
  'another card after one that failed, and no second attempt': [
    () => atFight().tries('swords-3', 'X'),
    [
      'must play-card, red: leads. Back in hand: the 3 of swords. Any other card. Its suit is the one to follow. [card] fight',
    ],
  ],
  'for a card of a suit, of who has tried one already': [
    () => atFight().plays('axes-7').tries('swords-3', 'X'),
    [
      'must play-card, blue: plays. Back in hand: the 3 of swords. Follow axes. Without it: throw one away or play a skull. [card] follow',
    ],
  ],
  'for a skull, where skulls are led': [
    () => atFight().plays('skulls-7'),
    [
      'must play-card, blue: plays. Follow skulls. Without it: throw one away or try a feature. [card] follow',
      tries('blue'),
    ],
  ],
  'for the last card, though it has failed': [
    () => atFight().plays('axes-7', 'axes-1', 'axes-2').tries('swords-3', 'X'),
    [
      'must play-card, red: leads. Back in hand: the 3 of swords. Any card. Its suit is the one to follow. [card] fight',
    ],
  ],
  'for no feature where there is no die to roll': [
    () => sit({ depth: 'cards', edition }).bids(0, 0, 0).plays('axes-7'),
    ['must play-card, blue: plays. Follow axes. Without it: throw one away or play a skull. [card] follow'],
  ],
  'for another roll of those who were level at the lowest': [
    () => sit({ dealer: null }).rolls(['red', '1'], ['blue', '2'], ['yellow', '1']),
    [
      'must roll-dealer, red+yellow: Who deals? Level at the lowest: these roll the red die again. [face other red die] dealer',
      'may name-dealer, anyone: Or name the dealer. If it is settled already, one press will do. [red blue yellow] dealer',
    ],
  ],
  'for the first bid, once the cards are dealt': [
    () => sit({ captains: 4 }),
    [
      'must bid, red: bids. green deals 2 to each. Then the die or a number; the 6 stands for none. [0 1 2 bid-red die] bidding',
      'may luck, red+blue+yellow+green: A luck point won or spent? A bolt gives one. Three at most. [red blue yellow green] luck',
    ],
  ],
  'the card of the House': [
    () => {
      const table = sit({ captains: 1, depth: 'cards' }).bids(1);
      return table.do({ kind: 'showDummyCard', card: 'axes-1' }, { kind: 'showDummyCard', card: 'axes-5' });
    },
    ['must play-card, anyone: The House turns up a card. The top card of the deck. [card] follow'],
  ],
  'what is printed on a card': [
    () => atFight().tries('bows-9'),
    [
      'must fill-card, red: lays a card nobody knows yet. Type in what is printed on it. Once is enough. [fog blessed luck trump mutiny thief] feature',
    ],
  ],
  'where somebody stands': [
    () => sit({ depth: 'cards', edition }).set({ 'rank.red': 2 }).bids(0, 0, 0).tries('bows-3'),
    [
      'must colour, red: stands on which colour? No map is laid, so the square has to be told. [white green blue red] feature',
    ],
  ],
  'the roll for a feature': [
    () => atFight().tries('swords-3'),
    ['must roll-feature, red: rolls. The green die. [face other stand-in take-back green die] feature'],
  ],
  'the roll, or luck instead of it': [
    () => atFight({ luck: 1 }).tries('swords-3'),
    [
      'must roll-feature, red: rolls. The green die, or a luck point that stands in for one pip. [face other stand-in take-back green die] feature',
    ],
  ],
  'the second throw of a circle': [
    () => atFight().tries('swords-3', 'circle+blank'),
    [
      'must roll-feature, red: rolls. Big circle: the same die once more. [face other stand-in take-back green die] feature',
    ],
  ],
  'luck where there is no die': [
    () =>
      fighting({ edition, luck: 1, options: { luckWithoutDie: true } }, 'w')
        .bids(0, 0, 0)
        .tries('swords-3'),
    [
      'must roll-feature, red: rolls. No die here. A luck point stands in for one pip. [stand-in take-back] feature',
    ],
  ],
  'what to do about a roll that is short': [
    () => atFight({ luck: 2 }).tries('swords-3', '1'),
    [
      'must short, red: is one short. Spend a luck point, or take the card back in hand. [plus reroll take-back] luck',
    ],
  ],
  'what was drawn': [
    () => atFight().tries('axes-3', '1'),
    [
      'must drawn-card, red: draws from the deck. Play the drawn card, or put it under the deck and keep the one laid. [keep card] luck-card',
    ],
  ],
  'the next card while a Fog may still fight': [
    () => atFight().plays('axes-1').tries('shields-3', '1'),
    [
      'must play-card, yellow: plays. Follow axes. Without it: throw one away, play a skull, or try a feature. [card] follow',
      tries('yellow'),
      'may leave-feature, blue: may let the card fight. Without the Fog it counts with its value. [leave] fog',
    ],
  ],
  'a roll-off': [
    () => level().rolls(['red', '1']),
    [
      'must roll-fight, red+blue (red in): Roll-off for the fight. Each rolls the die of their square. Most pips win. [face other green die] roll-off',
    ],
  ],
  'the next card while luck may bend a roll-off': [
    () => level(1).rolls(['red', '1'], ['blue', 'X']),
    [
      'must play-card, red: leads. Any card. Its suit is the one to follow. [card] fight',
      tries('red'),
      'may bend-roll, red+blue: Luck on the roll? One point adds a pip or rolls again. [red blue] luck',
    ],
  ],
  'whom a mutiny goes against': [
    mutinyCalled,
    ['must mutiny, red: calls a mutiny. Against whom? Or leave it. [blue yellow leave] mutiny'],
  ],
  'the rolls of a mutiny': [
    () => mutinyCalled().do({ kind: 'target', seat: 'red', target: 'blue' }),
    [
      'must roll-mutiny, red+blue: Roll-off for the mutiny. Each rolls the die of their square. The attacker needs more. [face other green die] mutiny',
    ],
  ],
  'how many fights a mutiny takes': [
    () =>
      mutinyCalled(2).do({ kind: 'target', seat: 'red', target: 'blue' }).rolls(['red', '1'], ['blue', 'X']),
    ['must take-fights, red: takes over the seat. How many of the fights won come along? [0 1 2] mutiny'],
  ],
  'whom the thief goes to': [
    () => atFight().tries('bows-3', '1').plays('bows-1', 'bows-2'),
    [
      'must thief, red: sends the thief. To whom? One card is taken unseen and one given back. Or leave it. [blue yellow leave] thief',
    ],
  ],
  'who won a fight': [
    () => sit({ depth: 'fights' }).bids(1, 0, 0),
    [
      'must fight-winner, anyone: Who won fight 1 of 2? Press the winner. [red blue yellow] fight',
      luckByHand,
      mutinyByHand,
    ],
  ],
  'who won a fight, the Dummy or the House perhaps': [
    () => sit({ captains: 1, depth: 'fights' }).bids(1),
    [
      'must fight-winner, anyone: Who won fight 1 of 2? Press the winner. [red dummy house] fight',
      'may luck, red: may report a luck point. A bolt gives one. Three at most. [give take] luck',
      'may told-mutiny, red: may report a mutiny. Who took whose seat, and how many fights. [mutiny] mutiny',
    ],
  ],
  'how many fights each has won': [
    () => sit().bids(1, 0, 0).counts({ blue: 1 }),
    [
      'must count-fights, red+blue+yellow (blue in): How many fights did each win? Together they make 2. The last number follows by itself. [0 1 2] points',
      luckByHand,
      mutinyByHand,
    ],
  ],
  'where to move, while hindsight and luck may change it': [
    () => afterBattle({ luck: 3 }),
    [
      'must move, red: has 3 moves left. Bid met, so diagonals are open. May stop early. [c2-5 c2-2 c2-6 c2-3 c3-4 c3-1 c2-1 stop] movement',
      'may hindsight, blue: may claim hindsight. Last on the map and one off: half the moves, diagonals open. [claim] hindsight',
      'may buy-point, red+blue+yellow: A move for three luck points? Three luck points, one move. [red blue yellow] luck',
    ],
  ],
  'where to move after a bid missed by one': [
    () => afterBattle().stops().stops(),
    [
      'must move, blue: has 1 move left. Missed by one: one step, no diagonal, and it has to be taken. [c1-5 c1-1 stop] movement',
    ],
  ],
  'where to move with hindsight': [
    () => afterBattle().do({ kind: 'claimHindsight', seat: 'blue' }).stops().stops(),
    ['must move, blue: has 1 move left. Hindsight: half the moves. [c1-5 c1-1 c1-2 stop] movement'],
  ],
  'where to move when all of it has to be moved': [
    () =>
      sit({ map: plainMap(), options: { stopEarly: false } })
        .bids(0, 1, 0)
        .counts({ red: 0, blue: 2, yellow: 0 }),
    [
      'must move, red: has 2 moves left. Bid met, so diagonals are open. All of it has to be moved. [c1-4 c1-5 c1-1 c1-2 stop] movement',
    ],
  ],
  'on which rank a marker rests': [
    () => sit().set({ 'rank.red': 14 }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 }),
    [
      'must move, red: has 2 moves left. Press the rank where the marker comes to rest. [14 15 stop] movement',
    ],
  ],
  'who of those that are level goes first': [
    () =>
      sit({ options: { equalPoints: 'table' } })
        .bids(0, 1, 0)
        .counts({ red: 0, blue: 2, yellow: 0 }),
    [
      'must move, red+yellow: Level on moves. Who goes first? Press the rank where the marker comes to rest. [red yellow] movement',
    ],
  ],
  'what may be claimed and bought in the own turn': [
    () => {
      const options = { buyPoint: 'own-turn', hindsightWhen: 'own-turn' } as const;
      const table = sit({ luck: 3, options }).set({ 'rank.red': 4, 'rank.blue': 1, 'rank.yellow': 5 });
      return table.bids(0, 1, 0).counts({ red: 2, blue: 0, yellow: 0 }).stops();
    },
    [
      'must move, blue: has 1 move left. Press the rank where the marker comes to rest. [1 2 stop] movement',
      'may hindsight, blue: may claim hindsight. Last on the map and one off: half the moves, diagonals open. [claim] hindsight',
      'may buy-point, blue: may buy a move. Three luck points, one move. [buy] luck',
    ],
  ],
  'whether it stands, where nothing else would come': [
    () =>
      sit({ captains: 1, luck: 3, map: plainMap() })
        .set({ 'square-dummy': 'c3-1' })
        .bids(1)
        .counts({ red: 0, dummy: 1 }),
    [
      'must let-stand, anyone: Does it stand like that? Nobody has to do anything more. One press goes on. [stand] turns',
      'may hindsight, red: may claim hindsight. Last on the map and one off: half the moves, diagonals open. [claim] hindsight',
      'may buy-point, red: may buy a move. Three luck points, one move. [buy] luck',
    ],
  ],
  'nothing, once the race is run': [() => sit().set({ 'rank.red': 15 }), []],
};

function level(luck = 0): Table {
  return atFight({ luck }).plays('axes-7').tries('shields-4', '1').plays('axes-1');
}

function mutinyCalled(won = 0): Table {
  const table = atFight().set({ cards: 4, 'won.blue': won }).set({ leader: 'red' });
  return table.tries('swords-3', '2').plays('swords-1', 'swords-2');
}

/** Red and yellow have met a bid of one, blue is last alone and one off. */
function afterBattle(laying: Laying = {}): Table {
  const table = sit({ map: plainMap(), ...laying }).set({
    'square.red': 'c2-4',
    'square.blue': 'c1-4',
    'square.yellow': 'c2-1',
  });
  return table.bids(1, 1, 1).counts({ red: 1, blue: 0, yellow: 1 });
}

describe('the table is asked', () => {
  for (const [title, [table, questions]] of Object.entries(states)) {
    it(title, () => {
      // That it was dealt wrong may be said at any moment of a battle.
      expect(asked(table()).filter((one) => !one.startsWith('may misdeal,'))).toEqual(questions);
    });
  }
});
