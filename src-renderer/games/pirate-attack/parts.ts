import type {
  BuyerPart,
  FightPart,
  FleetPart,
  LookPart,
  PursePart,
  ShipPart,
  ShopPart,
  StarterPart,
  TurnPart,
} from '../../../src-main/contract/games/pirate-attack-view.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Seen } from '../drawing.ts';

/** Pirate Attack's own parts of the view. */
export interface AttackParts {
  readonly purses: readonly PursePart[];
  readonly fleets: readonly FleetPart[];
  /** Absent where nobody has sold a soul. */
  readonly starters?: readonly StarterPart[];
  /** Cards that this viewer has looked at; absent where nobody has noted any. */
  readonly looks?: readonly LookPart[];
  readonly shops: readonly ShopPart[];
  readonly buyers: readonly BuyerPart[];
  readonly turn: TurnPart;
  readonly fight: FightPart | null;
  /** For whoever looks on: the last one in a line, as long as there is no other. */
  readonly fought?: Message;
}

export const part = <Name extends keyof AttackParts>({ parts }: Seen, name: Name): AttackParts[Name] =>
  parts[`game.${name}`] as AttackParts[Name];

/** All that one captain has. */
export type Captain = PursePart & FleetPart;

export const captainsOf = (seen: Seen): readonly Captain[] =>
  part(seen, 'purses').map((purse) => {
    const fleet = part(seen, 'fleets').find(({ seat }) => seat === purse.seat);
    return { ...purse, row: [], ...fleet };
  });

export const captainAt = (seen: Seen, seat: SeatId): Captain | undefined =>
  captainsOf(seen).find((one) => one.seat === seat);

/** As it is called at the table: 3/4, or a ship where nobody has told which; a copy as one, and what is hidden. */
export function shipWords(
  { say }: Seen,
  { size, hidden, copy, thrown }: Pick<ShipPart, 'size' | 'hidden' | 'copy' | 'thrown'>,
): string {
  const kind = copy ? '.copy' : hidden ? '.hidden' : '';
  if (thrown) return say({ key: `ship.size${kind}`, values: thrownSize });
  if (!size) return say({ key: `ship.unknown${kind}` });
  const [cannons, strength] = size;
  return say({ key: `ship.size${kind}`, values: { cannons, strength } });
}

/** With what it can do beside fighting. */
export const ableWords = (seen: Seen, ship: ShipPart): string =>
  ship.ability
    ? `${shipWords(seen, ship)} ${seen.say({ key: `ability.${ship.ability}` })}`
    : shipWords(seen, ship);

/** Of a ship whose size is thrown in each fight. */
const thrownSize = { cannons: 'X', strength: 'X' };

/** Its figures alone; of a copy with a sign that says so. */
export function figuresOf({ say }: Seen, { size, copy, thrown }: ShipPart): string {
  const values = thrown ? thrownSize : size && { cannons: size[0], strength: size[1] };
  return values ? `${copy ? '=' : ''}${say({ key: 'ship.size', values })}` : '';
}

/** Whether the table tells which ships they are. */
export const isNamed = (row: readonly ShipPart[]): boolean =>
  row.some(({ size, hidden, thrown }) => size !== null || hidden || thrown);

/** What the ships of a row that are known come to together. */
export function sumWords(row: readonly ShipPart[]): string {
  const sizes = row.flatMap(({ size }) => (size ? [size] : []));
  const [cannons, strength] = sizes.reduce<readonly [number, number]>(
    (all, [guns, planks]) => [all[0] + guns, all[1] + planks],
    [0, 0],
  );
  return sizes.length > 0 ? `${cannons}/${strength}` : '–';
}

/** Which round it is, in words; before anybody has the Chip there is none. */
export function roundWords(seen: Seen): string {
  const { phase, round } = part(seen, 'turn');
  return phase === 'opening'
    ? seen.say({ key: 'drawn.opening' })
    : seen.say({ key: 'drawn.round', values: { round } });
}

export function isOnTurn(seen: Seen, seat: SeatId): boolean {
  const turn = part(seen, 'turn');
  return turn.phase === 'turn' && turn.seat === seat;
}

/** All that lies face up before a captain, by its names: for this game, and for a while. */
export const lyingBefore = (seen: Seen, captain: Captain): readonly string[] => [
  ...laidBefore(seen, captain),
  ...startersOf(seen, captain.seat),
];

/** Blockades that lie open are saved there too. */
const laidBefore = (
  { say }: Seen,
  { kept = [], blocks = 0 }: Pick<Captain, 'kept' | 'blocks'>,
): readonly string[] => [
  ...kept.map(({ name }) => say(name)),
  ...(blocks > 0 ? [say({ key: 'drawn.blocks.count', values: { count: blocks } })] : []),
];

/** What a captain is doing, under the name, and what lies there; who has the Chip may be said above it already. */
export function statusOf(seen: Seen, captain: Captain, isAsked = false): string | undefined {
  const { say } = seen;
  const { seat, out, armada, armadas = [], partner, row } = captain;
  if (out !== undefined) return say({ key: 'drawn.out', values: { round: out } });
  const sides = part(seen, 'fight')?.sides;
  if (sides?.attacker.seat === seat) return say({ key: 'drawn.attacks' });
  if (sides?.defender.seat === seat) return say({ key: 'drawn.attacked' });
  const words = [
    ...(isOnTurn(seen, seat) && !isAsked ? [say({ key: 'drawn.on-turn' })] : []),
    ...[...(armada ? [armada] : []), ...armadas].map((one) =>
      say({ key: 'drawn.armada', values: { ...one } }),
    ),
    ...(row.length > 0 && row.every(({ port }) => port) ? [say({ key: 'drawn.port.all' })] : []),
    ...(partner ? [say({ key: 'drawn.partner', values: { player: { seat: partner } } })] : []),
    ...lyingBefore(seen, captain),
  ];
  return words.length > 0 ? words.join(' · ') : undefined;
}

/** The soul that a captain has sold, and the special ability, by their names. */
const startersOf = (seen: Seen, seat: SeatId): readonly string[] =>
  (part(seen, 'starters') ?? []).flatMap((one) => (one.seat === seat ? [seen.say(one.card)] : []));

/** Cards that this captain has looked at, each with where it lies; on no other page. */
export const lookWords = (seen: Seen, seat: SeatId): readonly string[] =>
  (part(seen, 'looks') ?? []).flatMap(({ seat: by, of, ship, card }) =>
    by === seat ? [seen.say({ key: 'drawn.look', values: { ship, player: { seat: of }, card } })] : [],
  );

/** A shop has just changed: who may buy is what everybody wants to know. */
export const freshShop = (seen: Seen): ShopPart | undefined => part(seen, 'shops').find(({ fresh }) => fresh);
