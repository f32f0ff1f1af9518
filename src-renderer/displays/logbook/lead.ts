interface Point {
  readonly x: number;
  readonly y: number;
}

/** Values side by side, with a point wherever the line passes zero. */
function crossed(values: readonly number[]): readonly Point[] {
  const apart = 1 / Math.max(values.length - 1, 1);
  return values.flatMap((y, at) => {
    const x = at * apart;
    const before = values[at - 1];
    if (before === undefined || before * y >= 0) return [{ x, y }];
    return [
      { x: x - apart * (y / (y - before)), y: 0 },
      { x, y },
    ];
  });
}

/** A line of the winner's lead: solid where ahead, hollow where behind. */
export function leadPaths(values: readonly number[], width: number, height: number) {
  const most = Math.max(1, ...values.map(Math.abs));
  const points = crossed(values);
  const draw = (bounded: (y: number) => number): string =>
    points
      .map(({ x, y }, at) => {
        const down = height / 2 - (bounded(y) / most) * (height / 2 - 1);
        return `${at === 0 ? 'M' : 'L'}${(x * width).toFixed(1)} ${down.toFixed(1)}`;
      })
      .join('');
  const zero = (height / 2).toFixed(1);
  return {
    whole: draw((y) => y),
    ahead: `${draw((y) => Math.max(y, 0))}L${width} ${zero}L0 ${zero}Z`,
    behind: draw((y) => Math.min(y, 0)),
  };
}
