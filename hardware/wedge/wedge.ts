import type { AlarmClock } from '../port/port.ts';
import { type Decision, type Stroke, type WedgeInput, wedge, wedgeStep } from './machine.ts';

/** What is needed of a page's keyboard event; a browser's own has it all. */
export interface KeyEvent {
  readonly type: string;
  readonly code: string;
  readonly key: string;
  readonly timeStamp: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  preventDefault(): void;
  stopImmediatePropagation(): void;
}

export interface KeyboardWedgeOptions {
  /** Counts as the events' own time stamps do: `performance.now` in a page. */
  readonly clock: AlarmClock;
  readonly scanned: (scan: Decision & { readonly kind: 'scan' }) => void;
  /** Keys that were held back and are typing: to be written where the caret is, or taken as shortcuts. */
  readonly typed: (strokes: readonly Stroke[]) => void;
  /** Whether what is typed now goes into a field. */
  readonly inTextField: () => boolean;
}

export interface KeyboardWedge {
  /** For `keydown` and `keyup`, registered so that it is asked before everything else on the page. */
  key(event: KeyEvent): void;
  /** For `blur` of the window. */
  blur(): void;
}

/** A timer that comes so many milliseconds late was held up. */
const lateness = 15;

/** Carries out what the timing machine decides, for a page that hands in its keyboard events. */
export function keyboardWedge(options: KeyboardWedgeOptions): KeyboardWedge {
  const { clock, scanned, typed, inTextField } = options;
  let state = wedge();
  let cancel = (): void => undefined;

  function feed(input: WedgeInput): boolean {
    const step = wedgeStep(state, input);
    state = step.state;
    cancel();
    if (step.wakeAt !== undefined) wake(step.wakeAt);
    step.decisions.forEach(decide);
    return step.take;
  }
  function wake(due: number): void {
    cancel = clock.after(Math.max(0, due - clock.now()), () => {
      // Where the page was busy, keys that went down meanwhile are still to come: they are heard first.
      if (clock.now() - due > lateness) cancel = clock.after(0, timeout);
      else timeout();
    });
  }
  function timeout(): void {
    feed({ kind: 'timeout', at: clock.now() });
  }
  function decide(decision: Decision): void {
    if (decision.kind === 'scan') scanned(decision);
    else typed(decision.strokes);
  }
  function strokeOf(event: KeyEvent): Stroke {
    const { code, key, timeStamp, shiftKey, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
    const chord = ctrlKey || altKey || metaKey;
    return {
      code,
      key,
      at: timeStamp,
      inTextField: inTextField(),
      shift: shiftKey,
      chord,
      repeat,
      composing: isComposing,
    };
  }

  return {
    key(event) {
      const { code, timeStamp: at } = event;
      const isTaken =
        event.type === 'keydown'
          ? feed({ kind: 'down', ...strokeOf(event) })
          : feed({ kind: 'up', code, at });
      if (!isTaken) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    blur() {
      feed({ kind: 'blur', at: clock.now() });
    },
  };
}
