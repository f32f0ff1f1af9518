import type { Conversation } from '../driver.ts';
import { type Counters, noCounts } from '../link/counters.ts';
import type { Status } from '../link/life.ts';
import { Link, type LinkEvent } from '../link/link.ts';
import type { Clock, LineSettings, Port } from '../port/port.ts';
import { type Heard, type Verdict, jury } from './jury.ts';
import { type LinePlan, nextPlan } from './lines.ts';

/** Who fits, and the line on which they were understood. */
export interface Finding {
  readonly line: LineSettings;
  /** One, or several that only a person can tell apart. */
  readonly heard: readonly Heard[];
}

export interface ExaminationOptions {
  readonly plans: readonly LinePlan[];
  readonly portOn: (line: LineSettings) => Port;
  readonly clock: Clock;
  readonly tell: (event: LinkEvent) => void;
  /** Called when the port is free again. */
  readonly found: (finding: Finding) => void;
}

/** Whoever listens has no say in what counts as a reader's absence. */
const bystander = { proof: 'first-frame', tags: 'once', signals: [] } as const;

/** Milliseconds until the next round after one in which every line made noise: most likely this is no reader. */
const breather = 60_000;

/** Tries one line after the other on a port, until the reader on it is known. */
export class Examination {
  readonly #options: ExaminationOptions;
  /** Lines on which bytes came that nobody could make sense of. */
  readonly #noisy = new Set<LinePlan>();
  #link: Link | undefined;
  #cancel: () => void = () => undefined;
  #isOn = false;
  #isProving = false;

  constructor(options: ExaminationOptions) {
    this.#options = options;
  }

  get status(): Status {
    return this.#link?.status ?? { kind: 'stopped' };
  }

  get counters(): Counters {
    return this.#link?.counters ?? noCounts;
  }

  start(): void {
    const [first] = this.#options.plans;
    this.#isOn = true;
    if (first) this.#listen(first);
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    this.#cancel();
    await this.#link?.stop();
  }

  plugged(): void {
    this.#link?.plugged();
  }

  unplugged(): void {
    this.#link?.unplugged();
  }

  signal(): boolean {
    return false;
  }

  askState(): boolean {
    return false;
  }

  #listen(plan: LinePlan): void {
    const { plans, portOn, clock } = this.#options;
    const converse = (): Conversation =>
      jury({
        drivers: plan.drivers,
        rests: plan.visit !== 'ask' || !plans.some((other) => other !== plan && other.visit !== 'noise'),
        hasOthers: plans.length > 1,
        judged: (judgement, heard) => void this.#judged(judgement, plan, heard),
      });
    this.#link = new Link({
      driver: { ...bystander, converse },
      port: portOn(plan.line),
      clock,
      gap: () => 0,
      tell: (event) => {
        this.#tell(event);
      },
    });
    this.#link.start();
  }

  async #judged(judgement: Verdict, plan: LinePlan, heard: readonly Heard[]): Promise<void> {
    await this.#link?.stop();
    if (!this.#isOn) return;
    if (judgement.kind === 'elsewhere') {
      this.#goOn(plan, judgement.because === 'noise');
      return;
    }
    this.#isOn = false;
    this.#options.found({ line: plan.line, heard });
  }

  #goOn(from: LinePlan, isNoisy: boolean): void {
    const { plans } = this.#options;
    if (isNoisy) this.#noisy.add(from);
    const next = nextPlan(plans, from, this.#noisy);
    if (next) {
      this.#listen(next);
      return;
    }
    this.#noisy.clear();
    this.#cancel = this.#options.clock.after(breather, () => {
      this.start();
    });
  }

  /** Going from line to line is one long proving to whoever looks on. */
  #tell(event: LinkEvent): void {
    if (event.kind === 'status') {
      const { kind } = event.status;
      if (kind === 'stopped' || kind === 'opening' || (kind === 'proving' && this.#isProving)) return;
      this.#isProving = kind === 'proving';
    }
    this.#options.tell(event);
  }
}
