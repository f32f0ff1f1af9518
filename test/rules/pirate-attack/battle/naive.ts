import type { SeatId } from '../../../../src-main/rules/kernel/seat.ts';
import type {
  Encounter,
  Fleet,
  Ship,
  UnderFace,
} from '../../../../src-main/rules/pirate-attack/battle/fleet.ts';
import type { BattleOptions } from '../../../../src-main/rules/pirate-attack/battle/house.ts';

/** The end of a fight, worked out the way a patient person would with paper, from the digest alone. */
export interface NaiveEnd {
  readonly sunk: readonly string[];
  readonly back: readonly string[];
  readonly handed: readonly string[];
  readonly fame: Readonly<Record<string, number>>;
  readonly goldCards: Readonly<Record<string, number>>;
  readonly gold: Readonly<Record<string, number>>;
  readonly insurance: Readonly<Record<string, number>>;
}

interface Paper {
  readonly id: string;
  readonly ship: Ship;
  readonly owner: SeatId;
  readonly team: 'A' | 'B' | 'none';
  cards: UnderFace[];
  c: number;
  s: number;
  printedSum: number;
  away: boolean;
  dead: Set<string>;
  selfTeamHit: boolean;
  otherHit: boolean;
  hitBy: string[];
}

type Money = Record<string, number>;
const give = (to: Money, seat: string, n: number): void => {
  if (n !== 0) to[seat] = (to[seat] ?? 0) + n;
};

export function naive(table: Encounter, o: BattleOptions): NaiveEnd {
  const { clash, fleets } = table;
  const papers = new Map<string, Paper>();
  const A = clash.kind === 'ships' ? clash.attacker.ships : [];
  const B = clash.kind === 'storm' ? [] : clash.defender.ships;
  for (const fleet of fleets)
    for (const ship of fleet.ships)
      papers.set(ship.id, blank(ship, fleet, A.includes(ship.id) ? 'A' : B.includes(ship.id) ? 'B' : 'none'));
  const at = (id: string): Paper => papers.get(id) as Paper;
  const fleetOf = (seat: string): Fleet => fleets.find((f) => f.seat === seat) as Fleet;
  const out = { fame: {} as Money, goldCards: {} as Money, gold: {} as Money };
  const handed: string[] = [];
  const team = (t: 'A' | 'B'): Paper[] => [...A, ...B].map(at).filter((p) => p.team === t);
  const alive = (t: 'A' | 'B'): Paper[] => team(t).filter((p) => p.dead.size === 0 && !p.away);
  const fled = clash.kind === 'ships' ? clash.fled : undefined;
  const fledTeam = fled === 'attacker' ? 'A' : fled === 'defender' ? 'B' : null;

  if (clash.kind === 'storm') {
    for (const id of clash.ships) {
      prepare(at(id), fleetOf(at(id).owner), table, o, false);
      const safe = at(id).ship.navigator || at(id).cards.some((f) => f.kind === 'navigator');
      if (!safe) at(id).dead.add('storm');
    }
    return close();
  }
  if (clash.kind === 'creature') {
    for (const p of team('B')) {
      prepare(p, fleetOf(p.owner), table, o, false);
      if (p.s <= clash.level) {
        p.dead.add('creature');
        if (p.owner !== clash.seat && fleetOf(p.owner).partner !== clash.seat)
          give(out.fame, clash.seat, p.ship.fame);
      }
    }
    return close();
  }

  // The witch doctors.
  const doctors = clash.kind === 'ships' && (!fledTeam || o.smokeWD);
  if (doctors && clash.kind === 'ships') {
    const kinds = ['mutiny', 'plague', 'poison'];
    const order = [o.wdOrder, ...kinds.filter((k) => k !== o.wdOrder)];
    for (const kind of order) {
      const now = { A: alive('A'), B: alive('B') };
      const todo: (() => void)[] = [];
      const bad = (p: Paper): number =>
        p.ship.curses.filter((w) => w.face === kind && w.cure !== 'cursed').length;
      if (kind === 'mutiny') {
        const both = [...now.A, ...now.B].filter((p) => bad(p) > 0);
        const cancels = o.doubleMutiny === 'stay' && A.length === 1 && B.length === 1 && both.length === 2;
        for (const p of both)
          todo.push(() => {
            p.away = true;
            if (!cancels)
              handed.push(`${p.id} to ${p.team === 'A' ? clash.defender.seat : clash.attacker.seat}`);
          });
      }
      if (kind === 'poison')
        for (const p of [...now.A, ...now.B]) if (bad(p) > 0) todo.push(() => p.dead.add('poison'));
      if (kind === 'plague')
        for (const t of ['A', 'B'] as const) {
          const taken: Paper[] = [];
          for (const p of now[t]) {
            if (bad(p) === 0) continue;
            todo.push(() => p.dead.add('plague'));
            const deadly = p.ship.curses.filter((w) => w.face === 'plague' && w.cure === 'none').length;
            for (let i = 0; i < deadly; i++) {
              const rest = now[t === 'A' ? 'B' : 'A'].filter((q) => !taken.includes(q));
              if (rest.length === 0) continue;
              if (o.plagueVsArmada === 'all') taken.push(...rest);
              else if (o.plagueVsArmada === 'chosen') {
                const wish = rest.find((q) => table.choices?.some((c) => c.by === p.id && c.victim === q.id));
                taken.push(wish ?? (rest[0] as Paper));
              } else taken.push(biggest(rest, table, p.id));
            }
          }
          for (const q of taken) todo.push(() => q.dead.add('plague'));
        }
      for (const deed of todo) deed();
    }
  }
  const over =
    clash.kind === 'ships' &&
    ((fledTeam !== 'A' && alive('A').length === 0) || (fledTeam !== 'B' && alive('B').length === 0));

  let navyDead = false;
  const blownUp: Paper[] = [];
  if (!over) {
    const fighters = [...alive('A'), ...alive('B')].filter((p) => p.team !== fledTeam);
    for (const p of fighters) prepare(p, fleetOf(p.owner), table, o, doctors);
    const ignored = clash.kind === 'navy' && o.navyMagic === 'ignore';
    const has = (p: Paper, kind: string): boolean => !ignored && p.cards.some((f) => f.kind === kind);
    const role = (p: Paper): string =>
      has(p, 'explode')
        ? 'explode'
        : has(p, 'confuse')
          ? 'confuse'
          : has(p, 'spirit')
            ? 'spirit'
            : has(p, 'forceField')
              ? 'field'
              : 'fight';
    const fire = (p: Paper): number => (p.s === 0 && o.zeroShipGuns === 'ignore' ? 0 : p.c);
    const foe = (t: 'A' | 'B'): 'A' | 'B' => (t === 'A' ? 'B' : 'A');
    const strayAt = new Map<Paper, number>();
    const lost = new Map<Paper, string>();
    const navyShip = clash.kind === 'navy' ? clash.size : null;

    for (const p of fighters)
      if (role(p) === 'explode') {
        blownUp.push(p);
        if (p.c >= p.s) {
          p.dead.add('exploded');
          p.otherHit = true;
        }
      }
    const stop = blownUp.length > 0 && o.explodeEndsFight;
    if (!stop) {
      const spirits = fighters.filter((p) => role(p) === 'spirit');
      const quiet = spirits.length > 0 && o.spiritEndsFight;
      // Confusion.
      for (const p of fighters) {
        if (role(p) !== 'confuse') continue;
        const ways = (['left', 'right'] as const).filter((w) =>
          p.cards.some((f) => f.kind === 'confuse' && f.to === w),
        );
        for (const w of ways) {
          const q = beside(p, w, table, o, papers, fighters);
          if (!q) continue;
          if (quiet && spirits.some((x) => x.team === q.team)) continue;
          if (q.team === 'none' || q.team === fledTeam) {
            const told = o.bystanderWD && clash.kind === 'ships' && (!fledTeam || o.smokeWD);
            prepare(q, fleetOf(q.owner), table, o, told);
            // Its own curses take it first, and the shot is lost.
            const works = (kind: string) =>
              told && q.ship.curses.some((w) => w.face === kind && w.cure !== 'cursed');
            const kind = [o.wdOrder, 'mutiny', 'plague', 'poison'].find(works);
            if (kind && !lost.has(q)) {
              lost.set(q, kind);
              if (kind === 'mutiny') handed.push(`${q.id} to ${p.owner}`);
              const deadly = q.ship.curses.some(
                (w) => w.face === 'plague' && w.cure !== 'cursed' && w.cure !== 'other',
              );
              if (kind === 'plague' && deadly) lost.set(p, kind);
            }
            if (kind) continue;
          }
          const half = o.confusionSplit === 'up' ? Math.ceil(fire(p) / 2) : Math.floor(fire(p) / 2);
          if (has(p, 'spirit')) {
            q.dead.add('spirit');
            hit(q, p);
          } else {
            strayAt.set(q, (strayAt.get(q) ?? 0) + (ways.length === 2 ? half : fire(p)));
            q.hitBy.push(p.id);
          }
        }
      }
      for (const [q, kind] of lost) {
        if (kind !== 'mutiny') q.dead.add(kind);
        if (q.team !== 'none') q.otherHit = true;
      }
      // Spirits.
      const navySpirited = navyShip !== null && spirits.length > 0;
      if (navySpirited) navyDead = true;
      const hitBySpirit = new Set<Paper>(fighters.filter((p) => p.dead.has('spirit')));
      for (const p of spirits) {
        const rest = fighters.filter((q) => q.team === foe(p.team as 'A' | 'B') && !hitBySpirit.has(q));
        if (rest.length === 0) continue;
        const q = biggest(rest, table, p.id);
        hitBySpirit.add(q);
        q.dead.add('spirit');
        q.otherHit = true;
      }
      // The volleys.
      if (!quiet) {
        const shield = (t: 'A' | 'B'): boolean =>
          fighters.some((p) => p.team === t && role(p) === 'field') &&
          !fighters.some((p) => p.team === foe(t) && role(p) === 'spirit');
        const targets = (t: 'A' | 'B'): Paper[] =>
          fighters.filter((p) => p.team === t && role(p) !== 'explode');
        const volleys: { from: 'A' | 'B'; onto: 'A' | 'B'; n: number; any: boolean }[] = [];
        for (const t of ['A', 'B'] as const) {
          const guns = fighters.filter((p) => p.team === t && ['fight', 'field'].includes(role(p)));
          const n = t === 'A' && navyShip ? navyShip.cannons : guns.reduce((x, p) => x + fire(p), 0);
          const any = guns.length > 0 || (t === 'A' && navyShip !== null);
          if (!any) continue;
          if (shield(t) && !shield(foe(t))) continue;
          volleys.push({ from: t, onto: shield(foe(t)) ? t : foe(t), n, any });
        }
        for (const v of volleys) {
          if (v.onto === 'A' && navyShip) {
            if (v.n >= navyShip.strength) navyDead = true;
            continue;
          }
          const them = targets(v.onto);
          if (them.length === 0) continue;
          if (v.n >= them.reduce((x, p) => x + p.s, 0))
            for (const p of them) {
              p.dead.add('volley');
              p.otherHit = true;
            }
          else if (them.length === 1) {
            const only = them[0] as Paper;
            const stray = strayAt.get(only);
            if (stray !== undefined && stray + v.n >= only.s) only.dead.add('stray');
          }
        }
      }
      for (const [q, n] of strayAt) if (n >= q.s) q.dead.add('stray');
      for (const [q] of strayAt) if (q.dead.has('stray')) for (const id of q.hitBy) hit(q, at(id));
    }
    for (const p of fighters)
      if (p.s === 0) {
        p.dead.add('zero');
        p.otherHit = true;
      }
    if (navyShip?.strength === 0) navyDead = true;
  }

  // Copies of what has sunk are gone too, and bring nobody anything.
  const along = new Set<Paper>();
  for (let before = -1; before !== along.size;) {
    before = along.size;
    for (const p of papers.values()) {
      const original = p.ship.copyOf === undefined ? undefined : papers.get(p.ship.copyOf);
      if (original && p.dead.size === 0 && (original.dead.size > 0 || along.has(original))) along.add(p);
    }
  }
  const afloat = (t: 'A' | 'B'): Paper[] => alive(t).filter((p) => !along.has(p));

  // Prizes.
  const isPartner = (seat: string, of: string): boolean => fleetOf(seat).partner === of;
  if (clash.kind === 'navy') {
    if (navyDead && afloat('B').length > 0) {
      give(out.fame, clash.defender.seat, clash.fame);
      if (!fleetOf(clash.defender.seat).sharks) give(out.goldCards, clash.defender.seat, 1);
    }
  } else if (!fledTeam)
    for (const t of ['A', 'B'] as const) {
      if (afloat(t).length === 0) continue;
      const foes = team(t === 'A' ? 'B' : 'A');
      const seat = t === 'A' ? clash.attacker.seat : clash.defender.seat;
      const lost = foes
        .filter((p) => p.dead.size > 0)
        .filter(
          (p) =>
            o.ownShot === 'likeSelfSunk' ||
            p.otherHit ||
            p.dead.has('plague') ||
            p.dead.has('poison') ||
            !p.selfTeamHit,
        );
      for (const p of lost) if (!isPartner(seat, p.owner)) give(out.fame, seat, p.ship.fame);
      if (fleetOf(seat).sharks) continue;
      const wiped = !foes.some((p) => p.dead.size === 0 && !along.has(p) && !p.away);
      give(out.goldCards, seat, wiped ? lost.length : lost.filter((p) => p.dead.has('exploded')).length);
      give(
        out.gold,
        seat,
        lost.reduce((x, p) => x + (p.ship.bounty ?? 0), 0),
      );
    }
  if (o.confusionCredit === 'owner')
    for (const q of papers.values()) {
      if ((q.team !== 'none' && q.team !== fledTeam) || q.dead.size === 0) continue;
      const first = q.hitBy[0];
      if (first === undefined) continue;
      const p = at(first);
      if (p.owner === q.owner || isPartner(p.owner, q.owner)) continue;
      give(out.fame, p.owner, q.ship.fame);
      if (p.dead.size > 0 || along.has(p) || p.away || fleetOf(p.owner).sharks) continue;
      give(out.goldCards, p.owner, 1);
      give(out.gold, p.owner, q.ship.bounty ?? 0);
    }
  return close();

  function hit(q: Paper, by: Paper): void {
    if (!q.hitBy.includes(by.id)) q.hitBy.push(by.id);
    if (by.team === q.team) q.selfTeamHit = true;
    else q.otherHit = true;
  }

  function close(): NaiveEnd {
    for (let more = true; more;) {
      more = false;
      for (const p of papers.values())
        if (p.dead.size === 0 && p.ship.copyOf && (papers.get(p.ship.copyOf)?.dead.size ?? 0) > 0) {
          p.dead.add('copy');
          more = true;
        }
    }
    const dead = [...papers.values()].filter((p) => p.dead.size > 0);
    const insurance: Money = {};
    const back: string[] = [];
    for (const p of dead) {
      const cards = live(p.ship, table, o);
      const sums = [
        ...cards.flatMap((f) => (f.kind === 'insure' ? [f.gold] : [])),
        ...(p.ship.insured ? [p.ship.insured] : []),
      ];
      const paid = o.insuredTwice ? sums.reduce((x, n) => x + n, 0) : Math.max(0, ...sums);
      if (paid > 0) insurance[p.id] = paid;
      const shot = ['volley', 'stray', 'exploded', 'creature'].some((k) => p.dead.has(k));
      const fought = shot || ['plague', 'poison', 'spirit', 'zero'].some((k) => p.dead.has(k));
      const originalGone = p.ship.copyOf !== undefined && (papers.get(p.ship.copyOf)?.dead.size ?? 0) > 0;
      if (
        cards.some((f) => f.kind === 'reincarnate') &&
        !originalGone &&
        (o.reincarnationCauses === 'fights' ? fought : shot)
      )
        back.push(p.id);
    }
    return {
      sunk: dead.map((p) => p.id).sort(),
      back: back.sort(),
      handed: handed.sort(),
      insurance,
      ...out,
    };
  }
}

function blank(ship: Ship, fleet: Fleet, team: Paper['team']): Paper {
  const c = ship.printed?.cannons ?? ship.thrown?.cannons ?? 0;
  const s = ship.printed?.strength ?? ship.thrown?.strength ?? 0;
  return {
    id: ship.id,
    ship,
    owner: fleet.seat,
    team,
    cards: [],
    c,
    s,
    printedSum: c + s,
    away: false,
    dead: new Set(),
    selfTeamHit: false,
    otherHit: false,
    hitBy: [],
  };
}

function live(ship: Ship, table: Encounter, o: BattleOptions): UnderFace[] {
  const up = ship.under.flatMap((u) => (u.face && !u.removed ? [u.face] : []));
  const swept = up.some((f) => f.kind === 'eliminate') && (table.clash.kind !== 'creature' || o.seaEliminate);
  return swept ? [] : up;
}

/** Double, then each plus and minus, then the fleet's card, then nothing below nothing, then Fire and Storm. */
function prepare(p: Paper, fleet: Fleet, table: Encounter, o: BattleOptions, doctors: boolean): void {
  p.cards = live(p.ship, table, o);
  const figure = (what: 'cannons' | 'strength', curse: string): number => {
    const printed = p.ship.printed?.[what] ?? p.ship.thrown?.[what] ?? 0;
    let n = printed;
    const doubles = p.cards.filter((f) => f.kind === 'double' && f.of === what).length;
    for (let i = 0; i < doubles; i++) n = o.doubleStack === 'add' ? n + printed : n * 2;
    for (const f of p.cards) if (f.kind === 'addOn' && f.of === what) n += mathed(f.plus, fleet);
    if (fleet.plus !== 0) n += o.fleetMath ? mathed(fleet.plus, fleet) : fleet.plus;
    if (what === 'strength' || o.gunsFloor) n = Math.max(0, n);
    const bites = doctors ? p.ship.curses.filter((w) => w.face === curse && w.cure !== 'cursed').length : 0;
    for (let i = 0; i < bites; i++) n -= Math.max(0, Math.ceil(n / 2));
    return n;
  };
  p.c = figure('cannons', 'storm');
  p.s = figure('strength', 'fire');
}

const mathed = (plus: number, { math }: Fleet): number =>
  math === 'plain' ? plus : math === 'good' ? (plus > 0 ? 5 : -1) : plus > 0 ? 1 : -5;

function biggest(among: Paper[], table: Encounter, by: string): Paper {
  const most = Math.max(...among.map((p) => p.printedSum));
  const tied = among.filter((p) => p.printedSum === most);
  return tied.find((p) => table.choices?.some((c) => c.by === by && c.victim === p.id)) ?? (tied[0] as Paper);
}

/** One long row round the table, everybody's ships from left to right, read as it lies: to the left goes clockwise. */
function beside(
  p: Paper,
  way: 'left' | 'right',
  table: Encounter,
  o: BattleOptions,
  papers: Map<string, Paper>,
  fighters: Paper[],
): Paper | null {
  const ring = table.fleets.flatMap((f) => f.ships.toReversed().map((s) => papers.get(s.id) as Paper));
  const from = ring.indexOf(p);
  const step = way === 'left' ? 1 : -1;
  for (let k = 1; k < ring.length; k++) {
    const q = ring[(((from + step * k) % ring.length) + ring.length) % ring.length] as Paper;
    const wrapped = q.owner === p.owner && !isReachedAtHome(p, q, way, table);
    if (wrapped) return null;
    if (q.ship.inPort || q.away || q.dead.has('plague') || q.dead.has('poison')) continue;
    if (q.owner === p.owner) return q;
    if (q.ship.hidden && !fighters.includes(q)) continue;
    return o.neighbourRing ? q : null;
  }
  return null;
}

function isReachedAtHome(p: Paper, q: Paper, way: 'left' | 'right', table: Encounter): boolean {
  const row = (table.fleets.find((f) => f.seat === p.owner) as Fleet).ships.map((s) => s.id);
  return way === 'left' ? row.indexOf(q.id) < row.indexOf(p.id) : row.indexOf(q.id) > row.indexOf(p.id);
}
