import type { ReaderKind } from '../driver.ts';
import { fakes, manners, type Actor } from '../fakes.ts';
import type { AlarmClock } from '../port/port.ts';
import type { Role } from './script.ts';

export function mannersOf(kind: ReaderKind): readonly string[] {
  return Object.keys(manners[kind] ?? {});
}

export function cast(role: Role, clock: AlarmClock): Actor {
  const { kind, manner } = role;
  if (manner === undefined) return fakes[kind](role, clock);
  const actor = manners[kind]?.[manner];
  if (!actor) throw new Error(`nobody plays ${kind} in the manner ${manner}`);
  return actor();
}
