/**
 * Whether a die is fair, asked after every roll. The evidence against is the likelihood of the rolls mixed over dice
 * round the fair one (a Dirichlet with the weight of so many rolls), over that under the fair one. For a fair die it
 * is a martingale that begins at 1: that it ever reaches 100 has a chance of at most 1 in 100 (Ville), whenever one
 * looks and however often. So an accusation stands once it was made.
 */
const weight = 60;
/** The odds at which a die is accused. */
const accusedAt = 100;
/** Of fair dice that are looked at after every roll, at most this share is ever accused. */
export const accusedAtMost = 1 / accusedAt;
/** By so many rolls a die with one of six faces doubled is found nine times in ten; test/logbook prints it. */
export const enoughRolls = 330;

/** Alike faces are one; `sides` of all have it. */
export interface Side {
  readonly face: string;
  readonly sides: number;
}

export interface Judged {
  readonly counts: ReadonlyMap<string, number>;
  readonly rolls: number;
  /** ln of the odds against, now. */
  readonly against: number;
  /** The roll at which it was accused. */
  readonly since: number | null;
}

export class DieTest {
  readonly #sides: ReadonlyMap<string, number>;
  readonly #counts = new Map<string, number>();
  #rolls = 0;
  #against = 0;
  #since: number | null = null;

  constructor(sides: readonly Side[]) {
    const all = sides.reduce((sum, side) => sum + side.sides, 0);
    this.#sides = new Map(sides.map(({ face, sides: its }) => [face, its / all]));
  }

  /** A face that the die does not have is left out: it was another die. */
  roll(face: string): void {
    const due = this.#sides.get(face);
    if (due === undefined) return;
    const count = this.#counts.get(face) ?? 0;
    this.#against += Math.log((weight * due + count) / (weight + this.#rolls) / due);
    this.#counts.set(face, count + 1);
    this.#rolls += 1;
    if (this.#since === null && this.#against >= Math.log(accusedAt)) this.#since = this.#rolls;
  }

  get judged(): Judged {
    return { counts: this.#counts, rolls: this.#rolls, against: this.#against, since: this.#since };
  }
}

/** How far from due a face lies on 99 of 100 fair dice, in standard deviations, by how many faces are looked at. */
const widths = [2.576, 2.576, 2.807, 2.935, 3.023, 3.09, 3.144] as const;

export function bandOf(rolls: number, due: number, faces: number): readonly [number, number] {
  const width = widths[Math.min(faces, widths.length - 1)] ?? 3.144;
  const spread = width * Math.sqrt(rolls * due * (1 - due));
  return [Math.max(0, rolls * due - spread), Math.min(rolls, rolls * due + spread)];
}
