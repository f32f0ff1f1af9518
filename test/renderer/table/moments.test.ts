import { describe, expect, test } from 'vitest';
import { cataloguesFor } from '../../../src-main/contract/catalogues.ts';
import { say } from '../../../src-main/contract/say.ts';
import { games, type OwnGameId } from '../../../src-main/rules/games.ts';
import type { Language } from '../../../src-main/rules/kernel/message.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { viewOf } from '../../../src-main/session/view.ts';
import { heardOf } from '../../../src-renderer/displays/table/heard.ts';
import { captainOf } from '../../../src-renderer/games/captains.ts';
import type { Seen, TableDrawing, ViewParts } from '../../../src-renderer/games/drawing.ts';
import { drawing as attack } from '../../../src-renderer/games/pirate-attack/table.ts';
import { drawing as quest } from '../../../src-renderer/games/pirate-quest/table.ts';
import { drawing as tricks } from '../../../src-renderer/games/pirate-tricks/table.ts';
import { drawing as flag } from '../../../src-renderer/games/pirates-flag/table.ts';
import { enter, tableBegun } from '../../contract/table.ts';

const drawings: Readonly<Record<OwnGameId, TableDrawing>> = {
  'pirate-quest': quest,
  'pirate-tricks': tricks,
  'pirates-flag': flag,
  'pirate-attack': attack,
};
const captains = ['Ines', 'Bartholomew', 'Mo', 'Freya'];

interface Television {
  readonly tell: (...commands: readonly object[]) => void;
  /** The last entry as the television says it: headline, second line, and what is heard. */
  readonly says: () => readonly (string | undefined)[];
}

/** A table of four and its television, which has seen every entry. */
async function television(game: OwnGameId, setup: object, language: Language = 'en'): Promise<Television> {
  const drawing = drawings[game];
  const words = await cataloguesFor(game, language);
  const seats = captains.map((captain, at) => ({ seat: seatIds[at], captain }));
  const table: RunningTable = tableBegun(games[game], { ...setup, seats });
  const look = (): Seen => {
    const parts = viewOf(table, { kind: 'table' }, 0) as ViewParts;
    const names = Object.fromEntries(parts.seats.map(({ seat, captain }) => [seat, captain]));
    return { parts, say: (message) => say(words, message, names), captain: captainOf(parts.seats) };
  };
  let [before, now] = [look(), look()];
  return {
    tell(...commands) {
      for (const command of commands) {
        enter(table, command as never);
        [before, now] = [now, look()];
      }
    },
    says() {
      const moment = drawing.moment?.(before, now);
      const told = moment?.words ?? drawing.settled?.(now);
      const heard = heardOf(before, now, drawing, moment);
      const sound = heard && [heard.name, ...(heard.count === undefined ? [] : [heard.count])].join(' ');
      return [told && `${told.name} ${told.verb}`.trim(), told?.second, sound];
    },
  };
}

const battle = async (...bids: readonly number[]): Promise<Television> => {
  const tv = await television('pirate-quest', { depth: 'fights', dealer: 'green', deck: 'sample' });
  tv.tell({ kind: 'setTable', fields: { cards: 3 } });
  tv.tell(...bids.map((bid, at) => ({ kind: 'bid', seat: seatIds[at], bid })));
  return tv;
};
const wins = (seat: string) => ({ kind: 'winFight', seat });

describe('what the television looks up for in Pirate Quest', () => {
  test('a bid that is met has two bells', async () => {
    const tv = await battle(1, 0, 0, 0);
    tv.tell(wins('red'));
    const told = ['Ines meets the bid of 1.', 'One more fight would break it.', 'bells 2'];
    expect(tv.says()).toEqual(told);
  });

  test('a bid that is broken says so in silence, and a fight that settles nothing is a rope', async () => {
    const tv = await battle(1, 0, 0, 3);
    tv.tell(wins('green'));
    expect(tv.says()).toEqual(['Freya takes fight 1.', '', 'won']);
    tv.tell(wins('blue'));
    expect(tv.says()).toEqual([
      'Bartholomew breaks the bid of 0.',
      'One too many. It promises 1 move now.',
      undefined,
    ]);
  });

  test('the bid that the last fight of a battle settles', async () => {
    const tv = await battle(1, 0, 0, 3);
    tv.tell(wins('green'), wins('green'), wins('red'));
    expect(tv.says()).toEqual(['Ines meets the bid of 1.', 'It brings 3 moves.', 'bells 2']);
  });

  test('a mutiny that is told by hand', async () => {
    const tv = await battle(1, 0, 0, 0);
    tv.tell(wins('red'), { kind: 'mutiny', seat: 'blue', target: 'red', fights: 1 });
    const told = ['Bartholomew wins the mutiny.', 'The fights are shared out anew.', 'won'];
    expect(tv.says()).toEqual(told);
  });

  test('the last fight of a battle with its cards, in German too', async () => {
    const tv = await television('pirate-quest', { depth: 'cards', dealer: 'green', deck: 'sample' }, 'de');
    tv.tell({ kind: 'setTable', fields: { cards: 1 } });
    for (const seat of seatIds.slice(0, 4)) tv.tell({ kind: 'bid', seat, bid: 0 });
    for (const [at, card] of ['axes-7', 'axes-9', 'shields-4', 'shields-6'].entries())
      tv.tell({ kind: 'playCard', seat: seatIds[at], card });
    expect(tv.says()).toEqual(['Bartholomew nimmt Kampf 1.', 'Äxte 9 ist die höchste der Farbe.', undefined]);
  });
});

describe('what the television looks up for in Pirate Tricks', () => {
  const auction = async (): Promise<Television> => {
    const tv = await television('pirate-tricks', { depth: 'fights' });
    for (const card of ['gang-of-two', 'gang-of-three', 'bountiful-booty', 'capture-1'])
      tv.tell({ kind: 'drawScoreCard', card });
    return tv;
  };

  test('bids that are turned over', async () => {
    const tv = await auction();
    for (const [at, amount] of [3, 1, 4, 2].entries())
      tv.tell({ kind: 'bid', seat: seatIds[at], row: 1, amount });
    expect(tv.says()).toEqual(['Mo takes row 1 for 4.', 'The highest of 4 bids.', 'won']);
  });

  test('a trick, and the tenth of a round too', async () => {
    const tv = await auction();
    for (const [at, seat] of seatIds.slice(0, 3).entries())
      tv.tell({ kind: 'tellRow', seat, row: at + 1, bid: 0 });
    tv.tell({ kind: 'winTrick', seat: 'red' });
    expect(tv.says()).toEqual(['Ines takes trick 1.', '', 'won']);
    for (let trick = 2; trick <= 10; trick++) tv.tell({ kind: 'winTrick', seat: 'blue' });
    expect(tv.says()).toEqual(['Bartholomew takes trick 10.', '', 'won']);
  });
});

describe('what the television looks up for in The Pirate’s Flag', () => {
  const beside = { turn: 'red', flag: 'blue', 'at.red': 26, 'at.blue': 26 };
  const fought = async (red: number, blue: number): Promise<Television> => {
    const tv = await television('pirates-flag', { depth: 'cards' });
    tv.tell({ kind: 'setTable', fields: beside }, { kind: 'battle', seat: 'red' });
    tv.tell({ kind: 'roll', seat: 'red', faces: [red] }, { kind: 'roll', seat: 'blue', faces: [blue] });
    return tv;
  };

  test('the flag in another hand', async () => {
    const tv = await fought(6, 2);
    expect(tv.says()).toEqual(['Ines takes the flag.', 'The higher roll has it.', 'won']);
  });

  test('the flag that is kept', async () => {
    const tv = await fought(2, 6);
    expect(tv.says()).toEqual(['Bartholomew keeps the flag.', 'The attack has failed.', 'won']);
  });

  test('the flag on board of whoever comes to it', async () => {
    const tv = await television('pirates-flag', { depth: 'cards' });
    tv.tell({ kind: 'setTable', fields: { turn: 'red', flag: 'afloat', flagAt: 10, 'at.red': 8 } });
    tv.tell({ kind: 'roll', seat: 'red', faces: [2] }, { kind: 'sail', seat: 'red', direction: 'inward' });
    expect(tv.says()).toEqual(['Ines takes the flag.', 'Out of the water. Now for the sea.', 'won']);
  });
});

describe('what the television looks up for in Pirate Attack', () => {
  test('a shop that opens', async () => {
    const tv = await television('pirate-attack', { depth: 'score' });
    tv.tell({ kind: 'beginWith', seat: 'red' });
    tv.tell({ kind: 'openShop', shop: 'market', price: 2 });
    expect(tv.says()).toEqual(['The Market opens at 2.', 'Whoever may buy now is in the list.', 'reading']);
  });
});
