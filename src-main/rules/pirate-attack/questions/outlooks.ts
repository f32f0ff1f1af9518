import { lately } from '../../kernel/lately.ts';
import { message, type Message } from '../../kernel/message.ts';
import { outlookIn, type Outlook, type Trial } from '../battle/what-if.ts';
import { cardOf } from '../data/cards.ts';
import { leftOf } from '../fleets.ts';
import type { State } from '../state.ts';
import { underFace } from '../under.ts';
import { battleOptionsOf, encounterOf, fightSheet } from '../turned.ts';

/** Who would lose how many, in few words; of somebody who would lose all, the name alone. */
export function sinksNote(state: State, sunk: readonly string[]): Message {
  const { fight } = state;
  const losing = fight
    ? [fight.attacker, fight.defender].flatMap((unit) => {
        const left = leftOf(state, unit);
        const count = left.filter(({ id }) => sunk.includes(String(id))).length;
        if (count === 0) return [];
        const player = { seat: unit.seat };
        return [
          count === left.length
            ? message('note.sinks.all', { player })
            : message('note.sinks.some', { player, count, of: left.length }),
        ];
      })
    : [];
  return losing.length > 0 ? message('note.sinks', { ships: losing }) : message('note.nothing-sinks');
}

/** Which ships go down by what was turned up so far. */
export const sunkNote = (state: State): Message => sinksNote(state, fightSheet(state)?.sunk ?? []);

interface Noted {
  readonly note?: Message;
  readonly marked?: true;
}

/** Who would sink then, of several ships under the first by which the fight would end otherwise: that stands out. */
export function outlookOf(state: State, ships: readonly number[], card: string): Noted {
  const look = lookIn(state);
  const outlooks = look ? ships.flatMap((ship) => look(ship, card) ?? []) : [];
  const turning = outlooks.find(({ turns }) => turns);
  const telling = turning ?? outlooks[0];
  return telling ? { note: sinksNote(state, telling.sunk), ...(turning ? { marked: true } : {}) } : {};
}

type Look = (ship: number, card: string) => Outlook | undefined;

/** A step is walked again with every press behind it: what was worked out for a fight is kept as long as it stands. */
const lookIn = lately((state: State): Look | null => {
  const encounter = encounterOf(state);
  if (!encounter) return null;
  const outlook = outlookIn(encounter, battleOptionsOf(state));
  const seen = new Map<string, Outlook>();
  return (ship, card) => {
    const trial = trialOf(String(ship), card);
    if (!trial) return undefined;
    const key = `${ship} ${card}`;
    const found = seen.get(key) ?? outlook(trial);
    seen.set(key, found);
    return found;
  };
});

function trialOf(ship: string, card: string): Trial | undefined {
  const row = cardOf(card);
  if (row?.effect.kind === 'curse') return { kind: 'curse', ship, face: row.effect.curse };
  const face = row && underFace(row);
  return face && { kind: 'under', ship, face };
}
