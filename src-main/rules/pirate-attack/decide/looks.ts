import { accept, refuse } from '../../kernel/result.ts';
import { firstRefusal, inSecret, type Decision, type Refusal, type Waived } from '../../kernel/refusal.ts';
import { timesKnown, zonesSeen } from '../../kernel/zones.ts';
import type { CommandOf } from '../commands.ts';
import { cardOf } from '../data/cards.ts';
import { copiesPlayed } from '../edition.ts';
import type { Event } from '../events.ts';
import { lookable, openLooks, type Look } from '../looks.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { areCardsTold, isPlaying } from './checks.ts';
import { printedName } from '../names.ts';

/** A captain tells which card it was that lies at a ship: no fact of the table, so nothing that waits works before it. */
export function decideNoteLook(
  state: State,
  { seat, ship, card: id }: CommandOf<'noteLook'>,
  waived: Waived,
): Decision<Event> {
  const open = openLooks(state, seat).filter((one) => one.ship === ship);
  const look = open.find(({ what }) => what === cardOf(id)?.kind);
  const no = firstRefusal(waived, [
    ...isPlaying(state, seat),
    areCardsTold(state),
    () => (open.length > 0 ? undefined : refusal('nothing-looked-at', { player: { seat } })),
    () => inSecret(seat, 'answer', notLaidSo(state, look, id)),
    () => inSecret(seat, 'table', knownElsewhere(state, seat, id)),
  ]);
  if (no || !look) return refuse(no ?? refusal('nothing-looked-at', { player: { seat } }));
  return accept([{ kind: 'lookNoted', seat, what: look.what, ship, card: id }]);
}

const notLaidSo = (state: State, look: Look | undefined, id: string): Refusal | undefined =>
  look && lookable(state, look.what).some((row) => row.id === id)
    ? undefined
    : refusal('not-laid-so', { card: printedName(id) });

/** All copies of it lie where this captain knows of them. */
function knownElsewhere(state: State, seat: Look['seat'], id: string): Refusal | undefined {
  const row = cardOf(id);
  if (!row) return undefined;
  const copies = copiesPlayed(row, state.edition);
  const known = timesKnown(
    zonesSeen(state.zones, (one) => one === seat),
    id,
  );
  return known >= copies ? refusal('card-elsewhere', { card: row.printed, copies }) : undefined;
}
