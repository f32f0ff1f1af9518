import type { FakeReader } from '../fake.ts';
import { fakes } from '../fakes.ts';
import type { Clock } from '../port/port.ts';
import { fakeQm1 } from '../qm1/fake.ts';
import type { FakeQm1 } from '../qm1/fake.ts';
import { qm1Kinds } from '../qm1/message.ts';
import type { Role } from './script.ts';

/** Whoever plays a role; only QM1 has more to it than hearing and being shown things. */
export type Actor = FakeReader & Partial<Omit<FakeQm1, keyof FakeReader>>;

export function cast(role: Role, clock: Clock): Actor {
  const { kind, unit, name } = role;
  if (kind === 'qm1') return fakeQm1({ unit, name, kinds: qm1Kinds, firmware: 'simulated' }, clock);
  const actor = fakes[kind]?.();
  if (!actor) throw new Error(`nobody plays ${kind}`);
  return actor;
}
