import { withChange } from '../../src-main/contract/change.ts';
import type { Frame } from '../../src-main/contract/view.ts';

/** Reads frames as a page does: each with every part that it says something of, as that part is then. */
export function reading(): (frame: Frame) => Frame {
  let known: Readonly<Record<string, unknown>> = {};
  return (frame) => {
    const { from, parts, changes = {}, gone = [] } = frame;
    const before = from === null ? {} : known;
    const changed = Object.entries(changes).map(
      ([name, change]) => [name, withChange(before[name], change)] as const,
    );
    const told = { ...parts, ...Object.fromEntries(changed) };
    known = Object.fromEntries(
      Object.entries({ ...before, ...told }).filter(([name]) => !gone.includes(name)),
    );
    return { ...frame, parts: told };
  };
}
