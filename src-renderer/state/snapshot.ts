import { withChange } from '../../src-main/contract/change.ts';
import type { Frame } from '../../src-main/contract/view.ts';

/** What the program has shown us last, as a whole. */
export interface Snapshot {
  readonly run: string;
  readonly revision: number;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** The next snapshot, or that something between was missed and the whole is needed. */
export function applyFrame(known: Snapshot | undefined, frame: Frame): Snapshot | 'gap' {
  const { run, from, to, parts, changes = {}, gone = [] } = frame;
  if (from === null) return { run, revision: to, parts };
  if (known?.run !== run) return 'gap';
  if (to <= known.revision) return known;
  if (from !== known.revision) return 'gap';
  const kept = Object.entries(known.parts).filter(([name]) => !gone.includes(name));
  const changed = Object.entries(changes).map(([name, change]) => [
    name,
    withChange(known.parts[name], change),
  ]);
  return {
    run,
    revision: to,
    parts: { ...Object.fromEntries(kept), ...parts, ...Object.fromEntries(changed) },
  };
}
