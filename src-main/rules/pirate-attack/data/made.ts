import { toId } from '../../kernel/id.ts';
import type {
  Curse,
  Deck,
  Effect,
  Printed,
  Redirect,
  ShipAbility,
  ShipClass,
  Shop,
  Size,
  Target,
  Timing,
} from '../cards.ts';

/** So long may an id be for its tag to fit on the smallest label, with the number of the copy behind it. */
const longestId = 26;

/** Called by its printed name, or by its first alias where a tag has no room for that. */
function card(printed: string, count: number, row: Omit<Printed, 'id' | 'printed' | 'count'>): Printed {
  const [alias = printed] = row.aliases ?? [];
  return { id: toId(printed.length > longestId ? alias : printed), printed, count, ...row };
}

/** What the booklet's lists say of a card by itself: its effect is its own. */
type Own = Pick<Printed, 'target' | 'timing' | 'redirect' | 'block' | 'aliases'>;

const ownOf =
  (kind: Printed['kind']) =>
  (printed: string, count: number, row: Own, effect: Effect = { kind: 'own' }): Printed =>
    card(printed, count, { kind, effect, ...row });

export const play = ownOf('play');
export const red = ownOf('red');
export const save = ownOf('save');
export const magic = ownOf('magic');
export const tavern = ownOf('tavern');

/** Whether it may be sent elsewhere, and whether it may be stopped. */
export const as = (
  target: Target,
  timing: Timing,
  redirect: Redirect,
  block: boolean,
  ...aliases: readonly string[]
): Own => ({ target, timing, redirect, block, ...(aliases.length > 0 ? { aliases } : {}) });

const sizeWords = ({ cannons, strength }: Size): string => `${cannons}/${strength}`;

export const size = (cannons: number, strength: number): Size => ({ cannons, strength });

const inOwnRow = as('ownRow', 'turn', 'no', false);

export const ship = (name: string, of: Size, shipClass: ShipClass, count: number): Printed =>
  card(`${name} ${sizeWords(of)}`, count, {
    kind: 'ship',
    effect: { kind: 'ship', size: of, class: shipClass },
    ...inOwnRow,
    aliases: [`${sizeWords(of)} ${name}`],
  });

export const abilityShip = (name: string, ability: ShipAbility, of: Size | null, count: number): Printed => {
  const figures = of ? sizeWords(of) : 'X/X';
  return {
    // A tag has no room for every one of the whole names, and brothers are called alike.
    id: toId(`${name} Ship ${figures}`),
    printed: `${name} Ability Ship ${figures}`,
    count,
    kind: 'ship',
    effect: { kind: 'ship', size: of, class: null, ability },
    ...inOwnRow,
    aliases: [`${name} Ship ${figures}`, `${figures} ${name} Ability Ship`],
  };
};

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

export const addOn = (name: string, of: keyof Size, plus: number): Printed =>
  card(`${name} ${signed(plus)}`, 4, {
    kind: 'addOn',
    effect: { kind: 'addOn', of, plus },
    ...as('ship', 'turn', 'yes', true),
  });

export const curse = (printed: string, of: Curse): Printed =>
  card(printed, 5, {
    kind: 'curse',
    effect: { kind: 'curse', curse: of },
    ...as('ship', 'atOnce', 'yes', false),
  });

export const cure = (printed: string, against: Curse): Printed =>
  card(printed, 5, {
    kind: 'cure',
    effect: { kind: 'cure', against },
    ...as('card', 'reaction', 'unlisted', true),
  });

export const creature = (level: number, count: number, ...aliases: readonly string[]): Printed =>
  play(`Sea Creature ${level}`, count, as('ship', 'turn', 'no', false, ...aliases), {
    kind: 'creature',
    level,
  });

const money = as('none', 'money', 'unlisted', false);

/** A Gold Card, of the deck that is drawn from for what was won. */
export const gold = (worth: number, count: number): Printed =>
  card(`Gold ${worth}`, count, { kind: 'gold', effect: { kind: 'gold', worth }, ...money });

/** Gold in the main deck, laid out as it is drawn. */
export const savedGold = (worth: number, count: number): Printed =>
  save(`${worth} Gold`, count, { ...money, target: 'self', timing: 'drawn' }, { kind: 'gold', worth });

const atShop = as('shop', 'turn', 'no', false);

const shopName = { market: 'Market', magic: 'Magic Shop', tavern: 'Tavern' } as const satisfies Record<
  Shop,
  string
>;

export const open = (shop: Shop, price: number, count: number): Printed =>
  card(`Open ${shopName[shop]} ${price}`, count, {
    kind: 'shop',
    effect: { kind: 'open', shop, price },
    ...atShop,
    aliases: [`Open ${shopName[shop]} for ${price} Gold Each`],
  });

export const close = (printed: string, closed: readonly Shop[], count: number): Printed =>
  card(printed, count, { kind: 'shop', effect: { kind: 'close', shops: closed }, ...atShop });

export const navy = (of: Size, count: number): Printed =>
  red(`Royal Navy ${sizeWords(of)}`, count, as('allShips', 'drawn', 'no', true), { kind: 'navy', size: of });

interface Theft {
  readonly count: 'one' | 'all';
  readonly from: 'one' | 'each';
}

export const steal = (
  printed: string,
  short: string,
  of: 'cures' | 'magic',
  how: Theft,
  count: number,
): Printed => {
  const target = how.from === 'one' ? 'otherPlayer' : 'others';
  return play(printed, count, as(target, 'turn', 'no', true, short), { kind: 'steal', of, ...how });
};

/** For all ships of a captain. */
export const fleet = (printed: string, plus: number): Printed =>
  tavern(printed, 3, as('player', 'atOnce', 'yes', true), { kind: 'fleet', plus });

export const drawn = (from: Deck, count: number): Effect => ({ kind: 'draw', from, count });

const starter =
  (kind: 'soul' | 'ability') =>
  (printed: string, ...aliases: readonly string[]): Printed =>
    card(printed, 1, {
      kind,
      effect: { kind: 'own' },
      ...as('self', 'always', 'unlisted', false, ...aliases),
    });
export const soul = starter('soul');
export const ability = starter('ability');
