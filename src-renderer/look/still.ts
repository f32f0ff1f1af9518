/** What a picture that stands for long does against burn-in, from the minutes it has stood. */
export interface Still {
  /** Offset of the whole page, in u. */
  readonly x: number;
  readonly y: number;
  /** `dim`: frame, plate and ruler step back. `alone`: only the prompt stays, and wanders. */
  readonly rest: 'awake' | 'dim' | 'alone';
}

const stepsRound = 12;
const dimAfter = 5;
const aloneAfter = 10;

export function still(minuteOfEvening: number, minutesUnchanged: number): Still {
  const angle = ((minuteOfEvening % stepsRound) / stepsRound) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  if (minutesUnchanged >= aloneAfter) return { x: 6 + 6 * x, y: 36 + 34 * y, rest: 'alone' };
  return { x, y, rest: minutesUnchanged >= dimAfter ? 'dim' : 'awake' };
}
