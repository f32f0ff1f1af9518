/** The switches that the changed files ask, in the process that runs them. */
export interface Switches {
  /** The change that is made now; none is -1. */
  on: number;
  /** Those that were asked since this was laid anew. */
  asked: Set<number>;
  /** Those that were asked while files were read. */
  readonly early: Set<number>;
  steps: number;
  /** More steps than this are a loop that never ends. */
  most: number;
}

// One for the whole process, however often this file is read.
const shared = globalThis as unknown as { qmSwitches?: Switches };
export const switches: Switches = (shared.qmSwitches ??= {
  on: -1,
  asked: new Set(),
  early: new Set(),
  steps: 0,
  most: Infinity,
});

function isOn(id: number): boolean {
  switches.asked.add(id);
  if (++switches.steps > switches.most) throw new Error('It never ends.');
  return switches.on === id;
}

const otherOperator: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
};

function compared(operator: string, left: never, right: never): unknown {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '+':
      return left + right;
    default:
      return left - right;
  }
}

export const functions = {
  /** Stands before the first statement of a file of tests, behind all that it imports. */
  $read(): void {
    for (const id of switches.asked) switches.early.add(id);
    switches.asked = new Set();
  },
  $on: isOn,
  $not: (id: number, value: unknown): unknown => (isOn(id) ? value : !value),
  $compare: (id: number, operator: string, left: never, right: never): unknown =>
    compared(isOn(id) ? (otherOperator[operator] ?? operator) : operator, left, right),
  $either(id: number, operator: string, left: unknown, right: () => unknown): unknown {
    const isBoth = (operator === '&&') !== isOn(id);
    return Boolean(left) === isBoth ? right() : left;
  },
};
