import type { TagHabit } from '../driver.ts';
import type { AlarmClock } from '../port/port.ts';
import type { Report } from '../report.ts';
import {
  type Lying,
  type Presence,
  departSilent,
  departUnseen,
  excuse,
  nextDeparture,
  nothing,
  see,
} from './presence.ts';

/** Tells a tag that came from one that only goes on lying there. */
export interface PresenceWatch {
  /** Whether this report is news. */
  isNews(report: Report, raw: Uint8Array): boolean;
  looked(): void;
  /** The reader has no say for now: nothing departs. */
  pause(): void;
  resume(): void;
}

export interface WatchOptions {
  readonly habit: TagHabit;
  readonly clock: AlarmClock;
  /** Milliseconds; asked at each turn, as a person may change it. */
  readonly gap: () => number;
  readonly gone: (tag: Lying) => void;
}

const everythingIsNews: PresenceWatch = {
  isNews: () => true,
  looked: () => undefined,
  pause: () => undefined,
  resume: () => undefined,
};

/**
 * A timer that comes this late, in milliseconds, says that the program was busy: bytes that would show the tag
 * still wait to be read, so they are given their turn first.
 */
const lateness = 50;

/**
 * A reader that repeats by itself starts slowly after an unplugging, and what lay on it may still lie there: so
 * long, in milliseconds, such a tag may take to be read again without counting as laid down anew.
 */
const graceOnReturn = 1_500;

export function presenceWatch({ habit, clock, gap, gone }: WatchOptions): PresenceWatch {
  if (habit === 'once' || habit === 'comes-and-goes') return everythingIsNews;
  // Of a tag that is mentioned once nobody knows whether it still lies there.
  const tellGone = habit === 'mentions' ? () => undefined : gone;
  let presence: Presence = nothing;
  let isPaused = true;
  let cancel: () => void = () => undefined;

  function rearm(notBefore = 0): void {
    cancel();
    const due = nextDeparture(presence, gap());
    if (habit === 'polled' || isPaused || due === undefined) return;
    const at = Math.max(due, notBefore);
    cancel = clock.after(Math.max(0, at - clock.now()), () => {
      if (clock.now() - at > lateness) rearm(clock.now() + lateness);
      else depart();
    });
  }
  function depart(): void {
    const departure = departSilent(presence, clock.now(), gap());
    presence = departure.presence;
    departure.gone.forEach(tellGone);
    rearm();
  }

  return {
    isNews(report, raw) {
      if (report.kind !== 'tag') return true;
      const { tag, antenna } = report;
      const sighting = see(presence, {
        tag,
        ...(antenna !== undefined && { antenna }),
        seenAt: clock.now(),
        raw,
      });
      presence = sighting.presence;
      rearm();
      return sighting.isNew;
    },
    looked() {
      if (habit !== 'polled') return;
      const departure = departUnseen(presence, clock.now(), gap());
      presence = departure.presence;
      departure.gone.forEach(gone);
    },
    pause() {
      isPaused = true;
      cancel();
    },
    resume() {
      isPaused = false;
      // Of a reader that looks only when told, no time passes between the looks.
      const grace = habit === 'polled' ? 0 : Math.max(0, graceOnReturn - gap());
      presence = excuse(presence, clock.now() + grace);
      rearm();
    },
  };
}
