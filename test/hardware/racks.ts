import type { Answer } from '../../hardware/discovery/answers.ts';
import type { Remembered } from '../../hardware/discovery/remembered.ts';
import { Rack, type RackEvent } from '../../hardware/rack.ts';
import { drivers } from '../../hardware/readers.ts';
import type { World } from './world.ts';

export const tag = '62E3086CED';
export const path = '/dev/serial/by-path/pci-usb-1.2';
export const ch340 = { vendorId: '1a86', productId: '7523' };

export const known: Remembered = {
  path,
  kind: 'rdm6300',
  line: { baudRate: 9600 },
  name: 'Left reader',
  place: { kind: 'seat', seat: 'orange' },
  chip: ch340,
};

/** A person has said on another evening that this is a reader. */
export const saidYes: readonly Answer[] = [
  { path, isReader: true, chip: ch340 },
  { path, isReader: true, chip: { vendorId: '2341', productId: '0043' } },
];

/** A rack on a machine in memory, and what it told. */
export function rackIn(
  world: World,
  remembered: readonly Remembered[] = [],
  some = drivers,
  answers: readonly Answer[] = saidYes,
) {
  const events: RackEvent[] = [];
  const rack = new Rack({
    tell: (event) => events.push(event),
    remembered,
    answers,
    drivers: some,
    clock: world.clock,
    list: world.list,
    portAt: world.portAt,
  });
  return {
    rack,
    events,
    readings: () =>
      events.flatMap((event) =>
        event.kind === 'reading' ? [{ reader: event.reader, ...event.reading.report }] : [],
      ),
    stored: () => events.flatMap((event) => (event.kind === 'remember' ? [event.remembered] : [])),
    status: (reader = path) => rack.readers.find((view) => view.reader === reader)?.status,
  };
}
