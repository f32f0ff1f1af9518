/** The box and the six packs, in their order: copies are numbered through them, so that a tag tells its pack. */
export const packs = [
  'main',
  'magic-shop',
  'raise-the-dead',
  'miss-direction',
  'walk-the-plank',
  'tavern',
  'special-abilities',
] as const;
export type Pack = (typeof packs)[number];

/** What a card is, by its back and the colour of its scroll. */
export type Kind =
  | 'ship'
  | 'addOn'
  | 'play'
  /** Purple: laid out and kept, and another is drawn. */
  | 'save'
  /** Red: played as it is drawn. */
  | 'red'
  /** Opens or closes a shop. */
  | 'shop'
  | 'gold'
  | 'curse'
  | 'cure'
  | 'magic'
  | 'tavern'
  | 'soul'
  | 'ability';

export const decks = ['main', 'gold', 'curses', 'cures', 'magic', 'tavern', 'souls', 'abilities'] as const;
export type Deck = (typeof decks)[number];

const deckOfKind = {
  ship: 'main',
  addOn: 'main',
  play: 'main',
  save: 'main',
  red: 'main',
  shop: 'main',
  gold: 'gold',
  curse: 'curses',
  cure: 'cures',
  magic: 'magic',
  tavern: 'tavern',
  soul: 'souls',
  ability: 'abilities',
} as const satisfies Record<Kind, Deck>;
export const deckOf = ({ kind }: CardRow): Deck => deckOfKind[kind];

/** Whom or what a card is played on. */
export type Target =
  | 'none'
  | 'self'
  | 'player'
  | 'otherPlayer'
  | 'others'
  | 'everyone'
  | 'ownRow'
  | 'ship'
  | 'ownShips'
  | 'otherShip'
  | 'anyShip'
  | 'twoShips'
  | 'allShips'
  | 'sunkShips'
  | 'shop'
  /** The card just played, or turned up. */
  | 'card'
  | 'fight'
  | 'pile';

export type Timing =
  /** As the play of an own turn. */
  | 'turn'
  | 'drawn'
  /** When it is bought or given out. */
  | 'atOnce'
  | 'reaction'
  /** On an own turn or between two turns. */
  | 'between'
  /** Kept in front of its owner until it is used. */
  | 'kept'
  /** From the start to the end. */
  | 'always'
  /** Won, drawn or spent as money. */
  | 'money';

/** Whether the Miss-Direction page lets a card be sent elsewhere; some cards it does not name. */
export type Redirect = 'yes' | 'no' | 'unlisted';

export const shops = ['market', 'magic', 'tavern'] as const;
export type Shop = (typeof shops)[number];

export const shipClasses = ['sloop', 'schooner', 'brigantine', 'galleon', 'large'] as const;
export type ShipClass = (typeof shipClasses)[number];

export type ShipAbility =
  | 'armada'
  | 'raiseTheDead'
  | 'insured'
  | 'masterNavigator'
  | 'extraGold'
  | 'invisible'
  | 'extraMagic'
  | 'selfRemove'
  | 'opponentRemove'
  /** X/X: thrown in each fight with the two dice of twenty sides. */
  | 'unknownSize';

export const curses = ['plague', 'poison', 'mutiny', 'fire', 'storm'] as const;
export type Curse = (typeof curses)[number];

/** What a card does, with its figures. A card that no kind can say is its own: one file in `effects/` by its id. */
export type Effect =
  | {
      readonly kind: 'ship';
      /** Null is thrown. */
      readonly size: Size | null;
      readonly class: ShipClass | null;
      readonly ability?: ShipAbility;
    }
  | { readonly kind: 'addOn'; readonly of: keyof Size; readonly plus: number }
  | { readonly kind: 'double'; readonly of: keyof Size }
  | { readonly kind: 'curse'; readonly curse: Curse }
  | { readonly kind: 'cure'; readonly against: Curse }
  | { readonly kind: 'creature'; readonly level: number }
  | { readonly kind: 'gold'; readonly worth: number }
  | { readonly kind: 'open'; readonly shop: Shop; readonly price: number }
  | { readonly kind: 'close'; readonly shops: readonly Shop[] }
  | { readonly kind: 'theft'; readonly share: 'half' | 'all' }
  | {
      readonly kind: 'steal';
      readonly of: 'cures' | 'magic';
      readonly count: 'one' | 'all';
      readonly from: 'one' | 'each';
    }
  | { readonly kind: 'fleet'; readonly plus: number }
  | { readonly kind: 'draw'; readonly from: Deck; readonly count: number }
  | { readonly kind: 'navy'; readonly size: Size }
  | { readonly kind: 'own' };

export interface Size {
  readonly cannons: number;
  readonly strength: number;
}

export interface CardRow {
  /** Made from the printed name, and for ever. */
  readonly id: string;
  readonly printed: string;
  /** How else the booklet calls it, and what is typed for it. */
  readonly aliases?: readonly string[];
  readonly kind: Kind;
  readonly effect: Effect;
  readonly target: Target;
  readonly timing: Timing;
  readonly redirect: Redirect;
  readonly block: boolean;
  readonly copies: Copies;
}

export type Copies = { readonly [In in Pack]?: number };

/** A row without its pack: how many of it that pack has. */
export type Printed = Omit<CardRow, 'copies'> & { readonly count: number };

/** What one pack adds: cards of its own, and more of cards that came before. */
export interface PackCards {
  readonly pack: Pack;
  readonly cards: readonly Printed[];
  readonly more?: Readonly<Record<string, number>>;
}

/** One row a card: a pack states only what it adds. */
export function rowsOf(all: readonly PackCards[]): readonly CardRow[] {
  return all.flatMap(({ pack, cards }, at) =>
    cards.map(({ count, ...row }): CardRow => {
      const later = all.slice(at + 1).flatMap(({ pack: other, more }) => {
        const again = more?.[row.id];
        return again === undefined ? [] : [[other, again] as const];
      });
      return { ...row, copies: { [pack]: count, ...Object.fromEntries(later) } };
    }),
  );
}

/** How many of a card lie in these packs together: added up once for a table, which asks it of every card. */
export function copiesIn(row: CardRow, chosen: readonly Pack[]): number {
  const known = summed.get(chosen) ?? new Map<CardRow, number>();
  summed.set(chosen, known);
  const before = known.get(row);
  if (before !== undefined) return before;
  const sum = chosen.reduce((all, pack) => all + (row.copies[pack] ?? 0), 0);
  known.set(row, sum);
  return sum;
}

const summed = new WeakMap<readonly Pack[], Map<CardRow, number>>();

/** Every copy of a card with its pack, numbered through all packs whichever are in play. */
export const copiesOf = ({ copies }: CardRow): readonly { readonly copy: number; readonly pack: Pack }[] =>
  packs
    .flatMap((pack) => Array.from({ length: copies[pack] ?? 0 }, () => pack))
    .map((pack, at) => ({ copy: at + 1, pack }));
