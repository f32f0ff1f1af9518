import type { ShipPart } from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { ConsoleDrawing, Seen } from '../drawing.ts';
import { answers } from './dress.ts';
import { nextRoll, statusOf } from './ledger.ts';
import { numbered, wordsFor } from '../named.ts';
import { part, placeOf, turnWords } from './parts.ts';
import Remarks from './Remarks.svelte';

export const drawing: ConsoleDrawing = {
  ...answers,
  heading: turnWords,
  captains: (seen) => ({
    ...asideOf(seen),
    columns: part(seen, 'ships').map((ship) => columnOf(seen, ship)),
  }),
  Below: Remarks,
  placeWords({ say }, captain) {
    const [kind, number] = numbered(captain);
    const blank = kind === 'captain' && /^\d+$/.test(number);
    return (
      wordsFor(say, `captain.${captain}`) ??
      (blank ? say({ key: 'captain.blank', values: { number } }) : undefined)
    );
  },
};

function asideOf(seen: Seen): { readonly aside?: string } {
  const { draw, discards } = part(seen, 'piles');
  if (part(seen, 'ships').every(({ hand }) => hand === null)) return {};
  return { aside: seen.say({ key: 'drawn.pile', values: { draw, discards: discards.length } }) };
}

function columnOf(seen: Seen, ship: ShipPart) {
  const { say } = seen;
  const next = nextRoll(seen, ship);
  const status = statusOf(seen, ship);
  return {
    captain: seen.captain(ship.seat),
    figure: placeOf(seen, ship.at),
    unit: say({ key: ship.carriesFlag ? 'drawn.flag.carried' : 'drawn.space' }),
    facts: [
      ...(ship.hand ? [{ word: say({ key: 'drawn.cards' }), figure: ship.hand.cards }] : []),
      ...(next === '' ? [] : [{ word: say({ key: 'drawn.next-roll' }), figure: next }]),
      ...(status === undefined ? [] : [{ word: status, figure: '' }]),
    ],
  };
}
