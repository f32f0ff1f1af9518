import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { handAt, handSize, savedMagic, savedMagicAt, sellsMagic, tellsCards } from '../custody.ts';
import { hasOwnSails, shipOfCard } from '../abilities/own.ts';
import { cardOf } from '../data/cards.ts';
import { ownEffectOf } from '../effects/own.ts';
import { armadaWith, copiesLeft, shipOf } from '../fleets.ts';
import { mayRise } from '../graves.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type Ship, type State } from '../state.ts';
import { arrives } from './abilities.ts';
import { carryToTable } from './carrying.ts';
import { isFirst, isGoingOn, isIn, isOnTurn, isPlaying, isTold } from './checks.ts';
import { allInRows, seenElsewhere } from './elsewhere.ts';
import { inPort, outOfReach, tooLarge } from './reach.ts';
import { wrongTime } from './magic.ts';
import { lays, type OpenRow, type Played } from './open-row.ts';
import { toPort } from './port.ts';
import { force } from './force.ts';
import { wrongName } from './shown.ts';
import { reveal } from './vision.ts';
import { gamble } from './gamble.ts';
import { lift } from './sails.ts';
import { ruling, type Script } from './script.ts';
import { endArmada } from './armadas.ts';
import { inPacks } from '../edition.ts';

export const openOf = (id: string) => ownEffectOf(id)?.open;

/** What brings its player a ship is played on the own turn alone; a ship of the row is hidden between two as well. */
export const decidePlayMagic = ruling<'playMagic'>((state, played) => {
  const { seat, card } = played;
  const open = openOf(card);
  const row = open && openRowOf(open);
  return {
    checks: [
      ...isPlaying(state, seat),
      isTold(state),
      () => notOpen(state, card),
      isFirst(state),
      isIn(state, seat),
      ...(row?.between(played) ? [] : [isOnTurn(state, seat)]),
      noneSaved(state, seat),
      () => seenElsewhere(state, seat, card, savedMagicAt(seat)),
      () => allInRows(state, card),
      () => (tellsCards(state) ? wrongTime(state, seat) : undefined),
      () => (open === 'hide' ? undefined : wrongPlace(state, played)),
      () => row?.wrong(state, played),
    ],
    write(script) {
      row?.works(script, played);
    },
  };
});

function notOpen({ edition }: State, id: string): Refusal | undefined {
  const card = cardOf(id);
  if (!inPacks({ edition }, card)) return refusal('no-such-card', { card: id });
  return openOf(id) ? undefined : refusal('not-open', { card: card.printed });
}

const noneSaved =
  (state: State, seat: SeatId): Check =>
  () =>
    tellsCards(state) && sellsMagic(state) && savedMagic(state, seat) === 0
      ? refusal('no-magic-saved', { player: { seat } })
      : undefined;

export function wrongPlace(
  state: State,
  { seat, place }: Pick<Played, 'seat' | 'place'>,
): Refusal | undefined {
  const most = rowOf(state, seat).length;
  return place === undefined || (Number.isInteger(place) && place >= 0 && place <= most)
    ? undefined
    : refusal('no-such-place', { place, most });
}

const newShip = ({ nextShip }: State, card: string | null): Ship => ({ id: nextShip, card });

const placeIn = (state: State, { seat, place }: Pick<Played, 'seat' | 'place'>): number =>
  place ?? rowOf(state, seat).length;

/** One of the last three ships that sank, whoever's it was. */
const raise: OpenRow = {
  between: () => false,
  wrong: (state, { grave }) => wrongGrave(state, grave),
  works(script, played) {
    lays(script, played, 'discard');
    raises(script, played);
  },
};

export function wrongGrave(state: State, grave: number | undefined): Refusal | undefined {
  if (grave === undefined || state.dead[grave] === undefined) return refusal('which-grave');
  const card = state.dead[grave];
  const row = card && cardOf(card);
  // No ruling makes another card of it.
  if (row && copiesLeft(state, row) <= 0) return refusal('no-copy-left', { card: row.printed });
  return mayRise(state).includes(grave) ? undefined : refusal('not-raised', { count: mayRise(state).length });
}

/** By a card, or by the ability of a ship; what rises comes with its own. */
export function raises(script: Script, played: Omit<Played, 'kind'>, ability?: true): void {
  const { state } = script;
  const { seat, card, grave = 0 } = played;
  const raised = state.dead[grave] ?? null;
  carryToTable(script, 'discard', raised);
  const ship = shipOfCard(state.nextShip, raised);
  const place = placeIn(state, played);
  script.add({ kind: 'shipRaised', seat, card, ship, place, grave, ...(ability ? { ability } : {}) });
  arrives(script, seat, ship);
}

/** The card itself is the ship, as large as the one that is named. */
const copy: OpenRow = {
  between: () => false,
  wrong(state, { seat, ship: id }) {
    if (id === undefined) return refusal('which-ship');
    const found = shipOf(state, id);
    if (!found) return refusal('no-such-ship', { ship: id });
    return state.options.duplicatePort && found.ship.inPort ? undefined : outOfReach(seat, found);
  },
  works(script, played) {
    const { state } = script;
    const { seat, card, ship: id } = played;
    const found = shipOf(state, id);
    if (!found) return;
    lays(script, played, 'table');
    const ship = { ...newShip(state, found.ship.card), copyOf: found.ship.id };
    script.add({ kind: 'shipCopied', seat, card, ship, place: placeIn(state, played), of: found.seat });
  },
};

/** A ship from the hand lies face down from the start; one of the row everybody has seen. */
const hide: OpenRow = {
  between: ({ ship }) => ship !== undefined,
  wrong(state, played) {
    const { seat, ship: id } = played;
    const from = id === undefined ? 'hand' : 'row';
    const { sailsFrom } = state.options;
    if (sailsFrom !== 'both' && sailsFrom !== from) return refusal(`sails-not-from-${from}`);
    if (id === undefined)
      return tellsCards(state) && handSize(state, seat) === 0
        ? refusal('empty-hand', { player: { seat } })
        : wrongPlace(state, played);
    const found = shipOf(state, id);
    if (!found) return refusal('no-such-ship', { ship: id });
    if (found.seat !== seat) return refusal('not-own-ships', { player: { seat } });
    const isHidden = found.ship.hidden && !hasOwnSails(found.ship);
    return inPort(found) ?? (isHidden ? refusal('hidden-already') : tooLarge(state, found.ship));
  },
  works(script, played) {
    const { state } = script;
    const { seat, card, ship: id } = played;
    const found = shipOf(state, id);
    const base = { kind: 'shipHidden', seat, card } as const;
    lays(script, played, 'table');
    if (!found) {
      carryToTable(script, handAt(seat), null);
      const ship = { ...newShip(state, null), hidden: true } as const;
      script.add({ ...base, ship, place: placeIn(state, played), how: 'hand', leaves: false });
      return;
    }
    const leaves = !state.options.hiddenArmada && armadaWith(state, seat, found.ship.id) !== undefined;
    const ship = { ...found.ship, hidden: true } as const;
    script.add({ ...base, ship, place: found.place, how: 'row', leaves });
    endArmada(script, seat);
  },
};

type Open = NonNullable<ReturnType<typeof openOf>>;

/** By what `open` of their effects says; looked up only once all files have been read. */
export function openRowOf(open: Open): OpenRow {
  const rows: Readonly<Record<Open, OpenRow>> = { raise, copy, hide, force, port: toPort, reveal, gamble };
  return rows[open];
}

/** By whatever takes them off; the ship shows itself. */
export const decideLiftSails = ruling<'liftSails'>((state, { ship: id, card }) => ({
  checks: [
    isGoingOn(state),
    isTold(state),
    () => {
      const found = shipOf(state, id);
      if (!found) return refusal('no-such-ship', { ship: id });
      if (!found.ship.hidden) return refusal('not-hidden');
      return hasOwnSails(found.ship) ? refusal('sails-built-in') : undefined;
    },
    () => wrongName(state, id, card),
  ],
  tryWriting(script) {
    const found = shipOf(state, id);
    if (!found) return refusal('no-such-ship', { ship: id });
    lift(script, found, card);
    return undefined;
  },
}));
