import type { Signal } from '../driver.ts';
import type { FakeReader } from '../fake.ts';
import type { AlarmClock } from '../port/port.ts';
import { deviceBoot, deviceStep, deviceWakeAt } from './device.ts';
import type { DeviceInput, DeviceStep, Make } from './device.ts';
import { Qm1Parser } from './parser.ts';

/** Unlike the readers that only ever talk, this one repeats itself: it must be woken. */
export interface FakeQm1 extends FakeReader {
  /** When it next wants to speak of its own accord; never before it was powered. */
  wakeAt(): number | undefined;
  woken(): readonly Uint8Array[];
  complain(code: string, text: string): readonly Uint8Array[];
  /** Reports that it holds because they are not acknowledged. */
  waiting(): number;
  /** What its lamp and beep were told to do since it was powered. */
  signalled(): readonly Signal[];
}

/** Without `nameBoot` it names each start by the time, as none was named before. */
export function fakeQm1(make: Make, clock: Pick<AlarmClock, 'now'>, nameBoot?: () => string): FakeQm1 {
  let step: DeviceStep | undefined;
  let parser = new Qm1Parser();
  let signalled: readonly Signal[] = [];
  let lastBoot = 0;

  function take(input: DeviceInput): readonly Uint8Array[] {
    if (!step) return [];
    step = deviceStep(step.state, input, clock.now());
    return said(step);
  }
  function said({ deeds }: DeviceStep): readonly Uint8Array[] {
    signalled = [...signalled, ...deeds.flatMap((deed) => (deed.type === 'signal' ? [deed.signal] : []))];
    return deeds.flatMap((deed) => (deed.type === 'send' ? [deed.bytes] : []));
  }

  return {
    powered() {
      // Named by the time, a boot differs from those of any earlier run.
      lastBoot = Math.max(Math.floor(clock.now()), lastBoot + 1);
      parser = new Qm1Parser();
      signalled = [];
      // Tags and dice lie where they lay; it looks at them when it starts.
      const boot = nameBoot?.() ?? lastBoot.toString(36).slice(-8);
      step = deviceBoot(make, boot, clock.now(), step?.state.lying);
      return said(step);
    },
    heard: (bytes) =>
      parser
        .feed(bytes)
        .flatMap((parsed) =>
          parsed.kind === 'frame' ? take({ type: 'sentence', sentence: parsed.frame }) : [],
        ),
    shown: (report) =>
      report.kind === 'code' || report.kind === 'number' ? [] : take({ type: 'report', report }),
    complain: (code, text) => take({ type: 'fault', code, text }),
    wakeAt: () => step && deviceWakeAt(step.state),
    woken: () => take({ type: 'timeout' }),
    waiting: () => step?.state.held.length ?? 0,
    signalled: () => signalled,
  };
}
