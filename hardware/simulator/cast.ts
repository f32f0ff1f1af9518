import type { ReaderKind } from '../driver.ts';
import type { FakeReader } from '../fake.ts';
import { fakes } from '../fakes.ts';
import type { Clock } from '../port/port.ts';
import { fakeQm1 } from '../qm1/fake.ts';
import type { FakeQm1 } from '../qm1/fake.ts';
import { qm1Kinds } from '../qm1/message.ts';
import { fakeRdm6300 } from '../rdm6300/fake.ts';
import { fakeReader7941e } from '../reader-7941e/fake.ts';
import { fakeScanner } from '../scanner/fake.ts';
import type { Role } from './script.ts';

/** Whoever plays a role; only QM1 has more to it than hearing and being shown things. */
export type Actor = FakeReader & Partial<Omit<FakeQm1, keyof FakeReader>>;

const ends = { cr: [0x0d], lf: [0x0a], crlf: [0x0d, 0x0a], tab: [0x09], etx: [0x03], eot: [0x04] };
const mifare = 0x01;

/** How readers of one kind differ on the wire, by the name that a script uses. */
const manners: Partial<Record<ReaderKind, Readonly<Record<string, () => FakeReader>>>> = {
  rdm6300: { 'id-12la': () => fakeRdm6300('id-12la') },
  'reader-7941e': { mifare: () => fakeReader7941e(mifare) },
  scanner: Object.fromEntries(
    Object.entries(ends).flatMap(([name, bytes]) => {
      const end = Uint8Array.from(bytes);
      return [
        [name, () => fakeScanner({ end })],
        [`stx+${name}`, () => fakeScanner({ end, leadingStx: true })],
      ];
    }),
  ),
};

export function mannersOf(kind: ReaderKind): readonly string[] {
  return Object.keys(manners[kind] ?? {});
}

export function cast({ kind, unit, name, manner }: Role, clock: Clock): Actor {
  if (kind === 'qm1') return fakeQm1({ unit, name, kinds: qm1Kinds, firmware: 'simulated' }, clock);
  const actor = manner === undefined ? fakes[kind] : manners[kind]?.[manner];
  if (!actor) throw new Error(`nobody plays ${kind} in the manner ${manner ?? 'of itself'}`);
  return actor();
}
