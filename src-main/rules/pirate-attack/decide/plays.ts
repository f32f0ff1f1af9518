import { message } from '../../kernel/message.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { sheetOf } from '../battle/sheet.ts';
import type { CardRow } from '../cards.ts';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import type { ZoneName } from '../../kernel/zones.ts';
import {
  cardsUnder,
  magicUnder,
  magicUnderAt,
  savedAt,
  savedCures,
  savedMagic,
  savedMagicAt,
  spentAt,
  underAt,
} from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { inPacks } from '../edition.ts';
import { ownEffectOf } from '../effects/own.ts';
import { printedName } from '../names.ts';
import { abilityOf, isThrown } from '../abilities/own.ts';
import { isThrowable, mostThrown } from '../dice.ts';
import { fameOfCard } from '../fame.ts';
import { copiesLeft, shipOf, sizeOf, type Found } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { isSafe } from '../starters/starters.ts';
import { goldOf, inPlay, isOut, rowOf, type State } from '../state.ts';
import { teamOf } from '../teams.ts';
import { battleOptionsOf, creatureOn } from '../turned.ts';
import { endArmada } from './armadas.ts';
import { carry, carryAllUnder } from './carrying.ts';
import { drawing } from './drawing.ts';
import { bringBack } from './magic.ts';
import { rob } from './gold.ts';
import { fleetPlay } from './tavern-cards.ts';
import type { Script } from './script.ts';
import { outOfReach } from './reach.ts';
import { scoreFor } from './ships.ts';
import { laysShip } from './abilities.ts';
import { sinks, takeCopies } from './sinking.ts';

export type Aimed = Omit<CommandOf<'playCard'>, 'card'>;

/** Whom or what a card of the main deck is played on, what stands against it, and what it does. */
export interface PlayRow {
  readonly aim:
    | 'none'
    | 'row'
    | 'other'
    | 'player'
    | 'ship'
    | 'otherShip'
    | 'twoShips'
    | 'swap'
    | 'ownShips'
    | 'tavernCard';
  /** The card with which whoever it is played on can stop it. */
  readonly answer?: 'guard' | 'knife' | 'spy';
  /** Where it lies afterwards; on the discard where nothing is said. */
  readonly stays?: 'table' | 'under';
  wrong?(state: State, aimed: Aimed, row: CardRow): Refusal | undefined;
  works(script: Script, aimed: Aimed, row: CardRow): void;
}

/** The row by which a card is played; none for what is drawn, bought or only answers. */
export function playOf(card: CardRow): PlayRow | undefined {
  switch (card.effect.kind) {
    case 'ship':
      return ship;
    case 'addOn':
      return under;
    case 'creature':
      return creature;
    case 'open':
    case 'close':
      return shopSign;
    case 'theft':
      return theft;
    case 'steal':
      return stealing;
    case 'own':
      return card.kind === 'tavern' ? ownEffectOf(card.id)?.bought : ownPlay(card);
    case 'fleet':
      return fleetPlay;
    case 'draw':
      return drawing;
    case 'double':
    case 'curse':
    case 'cure':
    case 'gold':
    case 'navy':
      return undefined;
  }
}

function ownPlay({ id, kind }: CardRow): PlayRow | undefined {
  const effect = ownEffectOf(id);
  return effect?.play ?? (effect?.under && kind === 'play' ? under : undefined);
}

const ship: PlayRow = {
  aim: 'row',
  stays: 'table',
  wrong(state, { seat, place }, row) {
    const most = rowOf(state, seat).length;
    if (copiesLeft(state, row) <= 0) return refusal('no-copy-left', { card: row.printed });
    return place === undefined || (Number.isInteger(place) && place >= 0 && place <= most)
      ? undefined
      : refusal('no-such-place', { place, most });
  },
  works(script, { seat, place }, { id }) {
    const { state } = script;
    laysShip(script, seat, id, place ?? rowOf(state, seat).length);
  },
};

/** What nobody names lies face down under a ship, or is played by what is printed on it. */
export const playedAs = (card: CardRow | undefined, { ship }: Pick<Aimed, 'ship'>): PlayRow | undefined => {
  if (card) return playOf(card);
  return ship === undefined ? undefined : under;
};

/** Face down under any ship: which card it is nobody says. */
const under: PlayRow = {
  aim: 'ship',
  stays: 'under',
  works: () => undefined,
};

const shopSign: PlayRow = {
  aim: 'none',
  wrong: (state, _, { effect }) => {
    const shops = effect.kind === 'open' ? [effect.shop] : effect.kind === 'close' ? effect.shops : [];
    const none = shops.find((shop) => state.shops[shop] === undefined);
    return none && refusal('no-such-shop', { shop: message(`shop.${none}`) });
  },
  works(script, _, { effect }) {
    if (effect.kind === 'open') script.add({ kind: 'shopOpened', shop: effect.shop, price: effect.price });
    for (const shop of effect.kind === 'close' ? effect.shops : [])
      script.add({ kind: 'shopClosed', shop, price: script.state.shops[shop]?.price ?? 0 });
  },
};

const theft: PlayRow = {
  aim: 'other',
  answer: 'guard',
  wrong: (state, { on }) =>
    on && goldOf(state, on) === 0 ? refusal('no-gold-there', { player: { seat: on } }) : undefined,
  works(script, { seat, on }, { id, effect }) {
    if (!on || effect.kind !== 'theft' || goldOf(script.state, on) === 0) return;
    script.add(rob(script.state, seat, on, effect.share));
    scoreFor(script, seat, fameOfCard(script.state, id));
  },
};

interface Loot {
  saved(state: State, seat: SeatId): number;
  at(seat: SeatId): ZoneName;
  told(seat: SeatId, from: SeatId, count: number): Event;
  readonly none: 'no-cures-there' | 'no-magic-there';
}

/** What may be stolen where it is saved, and how that is told. */
const loot: Readonly<Record<'cures' | 'magic', Loot>> = {
  cures: {
    saved: savedCures,
    at: savedAt,
    told: (seat, from, count) => ({ kind: 'curesStolen', seat, from, count }),
    none: 'no-cures-there',
  },
  magic: {
    saved: savedMagic,
    at: savedMagicAt,
    told: (seat, from, count) => ({ kind: 'magicStolen', seat, from, count }),
    none: 'no-magic-there',
  },
};

/** Fortune Tellers or Magic, unseen: some or all, of one captain or of everybody. */
const stealing: PlayRow = {
  aim: 'other',
  wrong(state, { seat, on }, row) {
    const { saved, none } = lootOf(row);
    return robbedOf(state, seat, on, row).every((one) => saved(state, one) === 0) ? refusal(none) : undefined;
  },
  works(script, { seat, on }, row) {
    const { effect } = row;
    const { saved, at, told } = lootOf(row);
    for (const from of robbedOf(script.state, seat, on, row)) {
      const all = saved(script.state, from);
      const count = effect.kind === 'steal' && effect.count === 'one' ? Math.min(1, all) : all;
      if (count === 0) continue;
      script.add(told(seat, from, count));
      carry(script, { from: at(from), to: at(seat), count });
    }
  },
};

/** What takes something of others, or looks into their hands. */
export const isRobbery = (card: CardRow): boolean =>
  card.effect.kind === 'steal' || playOf(card)?.answer !== undefined;

const lootOf = ({ effect }: CardRow) => loot[effect.kind === 'steal' ? effect.of : 'cures'];

const robbedOf = (state: State, seat: SeatId, on: SeatId | undefined, { effect }: CardRow) =>
  effect.kind === 'steal' && effect.from === 'each'
    ? inPlay(state).filter((one) => one !== seat && !isSafe(state, one))
    : on
      ? [on]
      : [];

/** Whether it takes the ship is known where nothing lies under it. */
const creature: PlayRow = {
  aim: 'otherShip',
  wrong(state, aimed, row) {
    const found = shipOf(state, aimed.ship);
    if (!found) return undefined;
    if (found.seat === aimed.seat) return refusal('own-creature');
    const wrong = wrongAbility(state, found, aimed);
    if (wrong) return wrong;
    const sinks = verdictOf(state, found, aimed, row);
    if (sinks === undefined)
      return aimed.sinks === undefined ? refusal('which-way') : wrongMagic(state, found, aimed);
    return aimed.sinks === undefined || aimed.sinks === sinks
      ? wrongMagic(state, found, aimed)
      : refusal(sinks ? 'creature-takes' : 'creature-fails', {
          ...(sizeOf(found.ship) ?? { cannons: 'X', strength: aimed.thrown ?? 0 }),
        });
  },
  works(script, aimed, row) {
    const found = shipOf(script.state, aimed.ship);
    if (!found) return;
    const { seat } = aimed;
    const confusions = aimed.confusions ?? 0;
    if (confusions > 0)
      carry(script, { from: magicUnderAt(found.ship.id), to: spentAt('magic'), count: confusions });
    if (aimed.eliminated) carryAllUnder(script, found.ship.id, [eliminate]);
    if (aimed.removed)
      carry(
        script,
        aimed.removed === 'magic'
          ? { from: magicUnderAt(found.ship.id), to: spentAt('magic') }
          : { from: underAt(found.ship.id), to: 'discard' },
      );
    if (!(aimed.sinks ?? verdictOf(script.state, found, aimed, row))) {
      script.add({ kind: 'creatureFailed', seat, on: found.seat, ship: found.ship });
      return;
    }
    sinks(script, found, { how: 'creature', by: seat, used: aimed.returns ? 1 : 0 });
    if (aimed.returns) bringBack(script, found);
    endArmada(script, found.seat);
    takeCopies(script, [found.ship.id]);
    if (!teamOf(script.state, seat).includes(found.seat))
      scoreFor(script, seat, fameOfCard(script.state, found.ship.card));
  },
};

const eliminate = 'eliminate-all-add-on-cards';

/** A Reincarnation, and what goes with the creature, are of the packs in play, and among the Magic that lies there. */
function wrongMagic(
  state: State,
  { ship }: Found,
  { returns, confusions = 0, eliminated, removed }: Aimed,
): Refusal | undefined {
  const shownNow = [...(returns ? ['reincarnation'] : []), ...(eliminated ? [eliminate] : [])];
  const foreign = shownNow.find((id) => !inPacks(state, cardOf(id)));
  if (foreign) return refusal('no-such-card', { card: printedName(foreign) });
  if (eliminated && !state.options.seaEliminate) return refusal('eliminates-not');
  const lying = magicUnder(state, ship.id);
  if (!Number.isInteger(confusions) || confusions < 0)
    return refusal('bad-count', { count: confusions, most: lying });
  const shown = confusions + (returns ? 1 : 0) + (eliminated ? 1 : 0) + (removed === 'magic' ? 1 : 0);
  return shown > lying ? refusal('less-magic', { count: shown, lying }) : undefined;
}

/** What a throw, or a card that is thrown out, asks of the ship. */
function wrongAbility(state: State, { ship }: Found, { removed, thrown }: Aimed): Refusal | undefined {
  if (thrown !== undefined && !isThrown(ship)) return refusal('size-printed');
  if (thrown !== undefined && !isThrowable(thrown))
    return refusal('no-such-throw', { face: thrown, most: mostThrown });
  if (removed === undefined) return undefined;
  if (abilityOf(ship).removes !== 'own') return refusal('removes-not');
  if (!state.options.removeVsNavy) return refusal('removes-no-navy');
  const lying = cardsUnder(state, ship.id) - magicUnder(state, ship.id);
  return removed === 'card' && lying === 0 ? refusal('lies-not-there') : undefined;
}

function verdictOf(
  state: State,
  found: Found,
  { seat, thrown }: Aimed,
  { effect }: CardRow,
): boolean | undefined {
  if (effect.kind !== 'creature' || cardsUnder(state, found.ship.id) > 0) return undefined;
  const encounter = creatureOn(state, found, seat, effect.level, thrown);
  return encounter ? sheetOf(encounter, battleOptionsOf(state)).sunk.length > 0 : undefined;
}

/** Whether a card is aimed as it has to be. */
export function wrongAim(
  state: State,
  row: PlayRow,
  aimed: Aimed,
  needsPlayer: boolean,
): Refusal | undefined {
  const { seat, on, ship: id, to } = aimed;
  if ((row.aim === 'other' || row.aim === 'player') && needsPlayer) {
    if (on === undefined) return refusal('which-captain');
    if (!state.seats.includes(on)) return refusal('no-such-seat', { mark: on });
    if (row.aim === 'other' && on === seat) return refusal('on-oneself', { player: { seat } });
    return isOut(state, on) ? refusal('is-out', { player: { seat: on } }) : undefined;
  }
  if (row.aim === 'ship' || row.aim === 'otherShip' || row.aim === 'twoShips' || row.aim === 'swap') {
    if (id === undefined) return refusal('which-ship');
    const ids = [id, ...(to === undefined ? [] : [to])];
    const missing = ids.find((one) => !shipOf(state, one));
    if (missing !== undefined) return refusal('no-such-ship', { ship: missing });
    return ids.map((one) => outOfReach(seat, shipOf(state, one))).find((one) => one !== undefined);
  }
  return undefined;
}

/** A card that takes from everybody names nobody. */
export const needsPlayer = ({ effect }: CardRow): boolean =>
  !(effect.kind === 'steal' && effect.from === 'each');

/** Where a card goes as it is played. */
export const placeOf = (row: PlayRow | undefined, { ship: id }: Aimed, card?: CardRow): ZoneName => {
  if (row?.stays === 'under' && id !== undefined) return underAt(id);
  if (row?.stays === 'table') return 'table';
  return card?.kind === 'tavern' ? spentAt('tavern') : 'discard';
};
