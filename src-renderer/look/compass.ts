interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rhumb lines of a sea chart: 32 winds out of one rose, and the rose's graduated ring, as paths. */
export interface Compass {
  readonly principal: string;
  readonly half: string;
  readonly minor: string;
  readonly ticks: string;
}

const winds = 32;
const ring = 30.8;
const graduations = 64;

export function compass(centre: Point, reach: number): Compass {
  const rays = (wanted: (wind: number) => boolean): string =>
    Array.from({ length: winds }, (_, wind) => wind)
      .filter(wanted)
      .map((wind) => ray(centre, (wind / winds) * 2 * Math.PI, 0, reach))
      .join('');
  return {
    principal: rays((wind) => wind % 8 === 0),
    half: rays((wind) => wind % 8 === 4),
    minor: rays((wind) => wind % 4 !== 0),
    ticks: Array.from({ length: graduations }, (_, step) =>
      ray(centre, (step / graduations) * 2 * Math.PI, ring, ring + (step % 4 === 0 ? 2.2 : 1.2)),
    ).join(''),
  };
}

function ray(centre: Point, angle: number, from: number, to: number): string {
  const at = (far: number): string =>
    `${(centre.x + Math.cos(angle) * far).toFixed(2)} ${(centre.y + Math.sin(angle) * far).toFixed(2)}`;
  return `M${at(from)}L${at(to)}`;
}
