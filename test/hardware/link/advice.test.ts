import { describe, expect, it } from 'vitest';
import { advice, adviceLanguages, systemOf, systems } from '../../../hardware/link/advice.ts';
import { portFaults } from '../../../hardware/port/port.ts';

const every = portFaults.flatMap((code) =>
  systems.flatMap((system) => adviceLanguages.map((language) => ({ code, system, language }))),
);

describe('the advice for a fault', () => {
  it.each(every)(
    'says what is wrong and what to do: $code on $system in $language',
    ({ code, system, language }) => {
      for (const path of ['/dev/ttyUSB0', 'tcp://cabin:4000']) {
        const { title, steps } = advice({ code, path, detail: '' }, system, language);
        expect(title).toMatch(/^\S.*\.$/);
        expect(steps.length).toBeGreaterThan(30);
        expect(title + steps).not.toContain('{');
      }
    },
  );

  it('differs by system where another program holds the port, and names the port', () => {
    const steps = systems.map(
      (system) => advice({ code: 'taken', path: '/dev/tty.x', detail: '' }, system, 'en').steps,
    );
    expect(new Set(steps).size).toBe(systems.length);
    expect(steps[0]).toContain('fuser -v /dev/tty.x');
  });

  it('is its own for the network, where no plug can be pulled', () => {
    const fault = { code: 'refused', path: 'tcp://cabin:4000', detail: '' } as const;
    expect(advice(fault, 'win32', 'de')).toMatchObject({ key: 'reader.fault.network.refused' });
    expect(advice(fault, 'win32', 'de').steps).toContain('tcp://cabin:4000');
  });

  it('is in German where German is asked for', () => {
    for (const code of portFaults) {
      const fault = { code, path: '/dev/ttyUSB0', detail: '' };
      expect(advice(fault, 'linux', 'de').title).not.toBe(advice(fault, 'linux', 'en').title);
    }
  });

  it('takes a system that it does not know for a kind of Linux', () => {
    expect(systemOf('freebsd')).toBe('linux');
    expect(systemOf('darwin')).toBe('darwin');
  });
});
