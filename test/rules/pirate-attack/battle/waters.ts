import type { Curse, Size } from '../../../../src-main/rules/pirate-attack/cards.ts';
import {
  sides,
  type Clash,
  type Cure,
  type CurseCard,
  type Encounter,
  type Fleet,
  type Ship,
  type Side,
  type UnderCard,
  type UnderFace,
} from '../../../../src-main/rules/pirate-attack/battle/fleet.ts';
import {
  defaultBattleOptions,
  type BattleOptions,
} from '../../../../src-main/rules/pirate-attack/battle/house.ts';
import { sheetOf } from '../../../../src-main/rules/pirate-attack/battle/sheet.ts';
import type { Layer, LayerKind, Sheet, Step } from '../../../../src-main/rules/pirate-attack/battle/steps.ts';
import type { SeatId } from '../../../../src-main/rules/kernel/seat.ts';

/** Rows of ships in short: `6/7 -1s +2c !fire`, `~` for one that is not in the fight. */
export type Rows = { readonly [seat in SeatId]?: readonly string[] };

const faces: Readonly<Record<string, UnderFace>> = {
  eliminate: { kind: 'eliminate' },
  explode: { kind: 'explode' },
  left: { kind: 'confuse', to: 'left' },
  right: { kind: 'confuse', to: 'right' },
  spirit: { kind: 'spirit' },
  field: { kind: 'forceField' },
  return: { kind: 'reincarnate' },
  insure: { kind: 'insure', gold: 10 },
  navigator: { kind: 'navigator' },
  x2c: { kind: 'double', of: 'cannons' },
  x2s: { kind: 'double', of: 'strength' },
};

export function face(word: string): UnderFace {
  const known = faces[word];
  if (known) return known;
  const found = /^([+-]\d)([cs])$/.exec(word);
  if (!found) throw new Error(`no card ${word}`);
  return { kind: 'addOn', of: found[2] === 'c' ? 'cannons' : 'strength', plus: Number(found[1]) };
}

const size = (text: string): Size | null => {
  const [cannons = '', strength = ''] = text.split('/');
  return text === 'X/X' ? null : { cannons: Number(cannons), strength: Number(strength) };
};

function under(word: string): readonly UnderCard[] {
  if (word === '?') return [{ face: null }];
  if (word.startsWith('out:')) return [{ face: face(word.slice(4)), removed: true }];
  return word in faces || /^[+-]/.test(word) ? [{ face: face(word) }] : [];
}

function curse(word: string): readonly CurseCard[] {
  if (!word.startsWith('!')) return [];
  if (word === '!?') return [{ face: null, cure: 'none' }];
  const [kind = '', cure = 'none'] = word.slice(1).split('=');
  return [{ face: kind as Curse, cure: cure as Cure }];
}

export function ship(id: string, text: string): Ship {
  const [printed = '', ...words] = text.replace('~', '').split(' ');
  const [figures = '', thrown] = printed.split('=');
  const after = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1);
  const number = (text: string | undefined): number | null =>
    text === undefined || text === '?' ? null : Number(text);
  const [cannons, strength] = (thrown ?? '?/?').split('/');
  return {
    id,
    printed: size(figures),
    ...(thrown === undefined ? {} : { thrown: { cannons: number(cannons), strength: number(strength) } }),
    curses: words.flatMap(curse),
    under: words.flatMap(under),
    fame: Number(after('fame') ?? 1),
    ...(words.includes('port') ? { inPort: true } : {}),
    ...(words.includes('hidden') ? { hidden: true } : {}),
    ...(words.includes('bounty') ? { bounty: 10 } : {}),
    ...(words.includes('insured') ? { insured: 10 } : {}),
    ...(words.includes('ability:navigator') ? { navigator: true } : {}),
    ...(after('copy') === undefined ? {} : { copyOf: after('copy') as string }),
    ...(after('with') === undefined ? {} : { thrownWith: after('with') as string }),
  };
}

export type FleetCards = { readonly [seat in SeatId]?: Partial<Omit<Fleet, 'seat' | 'ships'>> };

export const fleets = (rows: Rows, cards: FleetCards = {}): readonly Fleet[] =>
  (Object.entries(rows) as [SeatId, readonly string[]][]).map(([seat, ships]) => ({
    seat,
    ships: ships.map((text, at) => ship(`${seat}-${at + 1}`, text)),
    plus: 0,
    math: 'plain',
    ...cards[seat],
  }));

const unit = (rows: Rows, seat: SeatId) => ({
  seat,
  ships: (rows[seat] ?? []).flatMap((text, at) => (text.startsWith('~') ? [] : [`${seat}-${at + 1}`])),
});

export interface More {
  readonly cards?: FleetCards;
  readonly choices?: Encounter['choices'];
  readonly fled?: Side;
}

/** The first captain attacks the second; everybody sits clockwise as written. */
export function attack(rows: Rows, { cards = {}, choices = [], fled }: More = {}): Encounter {
  const [attacker, defender] = Object.keys(rows) as [SeatId, SeatId];
  return {
    fleets: fleets(rows, cards),
    clash: {
      kind: 'ships',
      attacker: unit(rows, attacker),
      defender: unit(rows, defender),
      ...(fled ? { fled } : {}),
    },
    choices,
  };
}

/** The Navy meets the first captain's ships. */
export function navy(text: string, rows: Rows, { cards = {} }: More = {}): Encounter {
  const [seat] = Object.keys(rows) as [SeatId];
  const clash: Clash = { kind: 'navy', size: size(text) as Size, fame: 1, defender: unit(rows, seat) };
  return { fleets: fleets(rows, cards), clash };
}

/** Whoever is named plays a creature on the only marked ship of the first row. */
export function creature(level: number, by: SeatId, rows: Rows, { cards = {} }: More = {}): Encounter {
  const [seat] = Object.keys(rows) as [SeatId];
  return {
    fleets: fleets(rows, cards),
    clash: { kind: 'creature', level, seat: by, defender: unit(rows, seat) },
  };
}

export const played = (encounter: Encounter, options: Partial<BattleOptions> = {}): Sheet =>
  sheetOf(encounter, { ...defaultBattleOptions, ...options });

export const figures = ({ cannons, strength }: Size): string => `${cannons}/${strength}`;

type StepOf<Kind extends Step['kind']> = Kind extends LayerKind
  ? Layer
  : Extract<Step, { readonly kind: Kind }>;

export function step<Kind extends Step['kind']>(sheet: Sheet, kind: Kind): StepOf<Kind> {
  const found = sheet.steps.find((one) => one.kind === kind);
  if (!found) throw new Error(`no ${kind} among ${sheet.steps.map((one) => one.kind).join()}`);
  return found as StepOf<Kind>;
}

export const kindsIn = (sheet: Sheet): readonly Step['kind'][] => sheet.steps.map(({ kind }) => kind);

/** What each touched ship has after a layer. */
export const after = (sheet: Sheet, kind: LayerKind): Record<string, string> =>
  Object.fromEntries(layer(sheet, kind).ships.map(({ ship: id, now }) => [id, figures(now)]));

/** What both sides have after a layer: `11/8 against 12/13`. */
export function sum(sheet: Sheet, kind: LayerKind): string {
  const { totals } = layer(sheet, kind);
  return sides.map((side) => (totals[side] ? figures(totals[side].now) : 'none')).join(' against ');
}

const layer = (sheet: Sheet, kind: LayerKind): Layer => step(sheet, kind) as Layer;

export const total = (sheet: Sheet): string =>
  sides.map((side) => (sheet.totals[side] ? figures(sheet.totals[side].now) : 'none')).join(' against ');

export const standings = (sheet: Sheet): string =>
  sides.map((side) => sheet.verdicts[side]?.standing ?? 'none').join(' against ');

export const sunk = (sheet: Sheet): readonly string[] => sheet.sunk.toSorted();

/** Each shot in words: `attacker 11 at defender 13: misses`. */
export const shots = (sheet: Sheet, kind: 'volley' | 'bystanders' = 'volley'): readonly string[] =>
  sheet.steps.flatMap((one) =>
    one.kind === kind
      ? one.shots.map(({ by, at, cannons, strength, sinks, kind: how }) => {
          const name = (party: typeof by): string => ('side' in party ? party.side : party.ship);
          return `${name(by)} ${how} ${cannons} at ${name(at)} ${strength}: ${sinks ? 'sinks' : 'holds'}`;
        })
      : [],
  );

/** What each captain has: `yellow 4 fame, 4 cards, 0 gold`. */
export const prizes = (sheet: Sheet): readonly string[] =>
  step(sheet, 'prizes').prizes.map(
    ({ seat, fame, goldCards, gold }) => `${seat} ${fame} fame, ${goldCards} cards, ${gold} gold`,
  );
