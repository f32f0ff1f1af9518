import type { AlarmClock } from '../../hardware/port/port.ts';

/** A clock that stands still until a test moves it; calls come due in the order of their times. */
export interface HandClock extends AlarmClock {
  advance(milliseconds: number): void;
  /** Moves on and lets promises settle at every call that comes due. */
  advanceSettled(milliseconds: number): Promise<void>;
  /** How many calls wait. */
  pending(): number;
}

interface Appointment {
  readonly due: number;
  readonly order: number;
  readonly call: () => void;
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export function handClock(start = 0): HandClock {
  let now = start;
  let order = 0;
  const appointments = new Set<Appointment>();

  function next(until: number): Appointment | undefined {
    const due = [...appointments].filter((appointment) => appointment.due <= until);
    return due.sort((a, b) => a.due - b.due || a.order - b.order)[0];
  }
  function keep(appointment: Appointment): void {
    appointments.delete(appointment);
    now = Math.max(now, appointment.due);
    appointment.call();
  }

  return {
    now: () => now,
    after(milliseconds, call) {
      const appointment = { due: now + milliseconds, order: order++, call };
      appointments.add(appointment);
      return () => {
        appointments.delete(appointment);
      };
    },
    advance(milliseconds) {
      const until = now + milliseconds;
      for (let due = next(until); due; due = next(until)) keep(due);
      now = until;
    },
    async advanceSettled(milliseconds) {
      const until = now + milliseconds;
      await settle();
      for (let due = next(until); due; due = next(until)) {
        keep(due);
        await settle();
      }
      now = until;
    },
    pending: () => appointments.size,
  };
}
