import type { Label, Read } from '../labels/told.ts';
import { BareTable } from './bare-table.ts';
import { cellsUnder, movedBy, overlap } from './geometry.ts';
import { Hints, type Hint } from './hints.ts';
import { isOfBoard, inRing } from './ring.ts';

/** A code counts once it has lain still for so long, in milliseconds, and was seen more than once. */
export const stillFor = 150;
/** So far may it tremble meanwhile, in its own sides. */
const trembles = 0.12;
/** So near to where it was is a code that comes to light again the one that lay there. */
const samePlace = 0.35;
/** Codes that come within so long of one another were laid in one moment; that long one waits for the other. */
const oneMoment = 400;
const waitsFor = 900;
/** What is covered for so long is taken for gone: something else lies there now. */
const coveredFor = 60_000;
/** The same where nobody knows what the table looks like there. */
const coveredUnseen = 4000;
/** What is seen within so long of the first picture was laid by nobody just now. */
const beginsFor = 1000;

type Lies = 'settling' | 'lying' | 'covered';

export interface Seen extends Label {
  readonly state: Lies;
}

interface Lying {
  label: Label;
  state: Lies;
  readonly since: number;
  stillSince: number;
  sightings: number;
  seenAt: number;
}

/** What has happened on the table since the picture before. */
export interface Happened {
  /** Codes that lie still now, in the order in which they came; several are of one moment. */
  readonly laid: readonly Label[];
  /** The same of codes that lay there already when the camera began to look. */
  readonly before: readonly Label[];
  /** Codes that were taken away. */
  readonly gone: readonly string[];
}

/** Follows what lies under the camera, from picture to picture; it knows no clock of its own. */
export class Watch {
  readonly #lying = new Map<string, Lying>();
  readonly #table = new BareTable();
  readonly #hints = new Hints();
  #gap: number;
  #beganAt: number | undefined;

  /** `gap`: milliseconds that a code has to be out of sight before it counts as gone. */
  constructor(gap: number) {
    this.#gap = gap;
  }

  set gap(gap: number) {
    this.#gap = gap;
  }

  get seen(): readonly Seen[] {
    return [...this.#lying.values()].map(({ label, state }) => ({ ...label, state }));
  }

  /** What keeps codes from being read, if anything does. */
  get hint(): Hint | undefined {
    return this.#hints.now;
  }

  look(read: Read, at: number): Happened {
    this.#table.weigh(read.cells);
    const inSight = new Map<string, Label>();
    for (const label of read.labels)
      if (!isOfBoard(label.text) || inRing(label.corners, read)) inSight.set(label.text, label);
    for (const label of inSight.values()) this.#sight(label, at);
    const gone = this.#missed(read, inSight, at);
    const under = new Set(
      [...this.#lying.values()].flatMap(({ label }) => cellsUnder(label.corners, read.cells, read, 1)),
    );
    // A card is larger than its label: all of what hangs together with that lies there for a reason.
    const clumps = this.#table.clumps(read.cells);
    const own = clumps.filter(({ cells }) => cells.some((cell) => under.has(cell)));
    this.#table.learn(read.cells, new Set([...under, ...own.flatMap(({ cells }) => cells)]), at);
    const strange = clumps.filter((clump) => !own.includes(clump));
    this.#hints.see(read, under, strange, at);
    const beganAt = (this.#beganAt ??= at);
    const settled = this.#settled(at);
    const isNew = ({ since }: Lying): boolean => since - beganAt > beginsFor;
    return {
      laid: settled.filter(isNew).map(({ label }) => label),
      before: settled.filter((one) => !isNew(one)).map(({ label }) => label),
      gone,
    };
  }

  /** Nothing is known of what lies there now: the camera was away. */
  forget(): readonly string[] {
    const lay = [...this.#lying].filter(([, { state }]) => state !== 'settling').map(([text]) => text);
    this.#lying.clear();
    this.#beganAt = undefined;
    return lay;
  }

  #sight(label: Label, at: number): void {
    const known = this.#lying.get(label.text);
    const moved = known ? movedBy(known.label.corners, label.corners) : 0;
    // What comes to light elsewhere than where it was covered was taken there meanwhile.
    if (!known || (known.state === 'covered' && moved > samePlace)) {
      this.#lying.set(label.text, {
        label,
        state: 'settling',
        since: at,
        stillSince: at,
        sightings: 1,
        seenAt: at,
      });
      return;
    }
    known.seenAt = at;
    known.sightings += 1;
    if (known.state === 'settling' && moved > trembles) {
      known.stillSince = at;
      known.label = label;
    } else if (known.state === 'lying') known.label = label;
    else if (known.state === 'covered') known.state = 'lying';
  }

  #missed(read: Read, inSight: ReadonlyMap<string, Label>, at: number): readonly string[] {
    const gone: string[] = [];
    const elsewhere = new Set(read.labels.map(({ text }) => text));
    for (const [text, lying] of this.#lying) {
      const away = at - lying.seenAt;
      if (inSight.has(text) || away < this.#gap) continue;
      if (lying.state === 'settling') this.#lying.delete(text);
      else if (this.#isGone(lying, read, away, inSight) || elsewhere.has(text)) {
        this.#lying.delete(text);
        gone.push(text);
      } else lying.state = 'covered';
    }
    return gone;
  }

  #isGone({ label }: Lying, read: Read, away: number, inSight: ReadonlyMap<string, Label>): boolean {
    const { corners } = label;
    const others = [...inSight.values()].filter((other) => overlap(other.corners, corners));
    // Of a board another code lies in the ring now; a card may lie under another one.
    if (others.length > 0) return isOfBoard(label.text);
    const isBare = this.#table.isBare(read.cells, cellsUnder(corners, read.cells, read));
    return (isBare ?? away > coveredUnseen) || away > coveredFor;
  }

  #settled(at: number): readonly Lying[] {
    const all = [...this.#lying.values()].filter(({ state }) => state === 'settling');
    const still = all.filter(({ stillSince, sightings }) => sightings > 1 && at - stillSince >= stillFor);
    const isAwaited = (one: Lying): boolean =>
      all.some(
        (other) =>
          !still.includes(other) &&
          Math.abs(other.since - one.since) <= oneMoment &&
          at - other.since < waitsFor,
      );
    const laid = still.filter((one) => !isAwaited(one)).sort((one, other) => one.since - other.since);
    for (const one of laid) one.state = 'lying';
    return laid;
  }
}
