import type { Conversation } from '../driver.ts';
import { type Counters, noCounts } from '../link/counters.ts';
import type { Status } from '../link/life.ts';
import { Link, type LinkEvent } from '../link/link.ts';
import type { Clock, LineSettings, Port } from '../port/port.ts';
import type { Judgement } from './judge.ts';
import { type Heard, jury } from './jury.ts';
import type { LinePlan } from './lines.ts';

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

/** Tries one line after the other on a port, until the reader on it is known. */
export class Examination {
  readonly #options: ExaminationOptions;
  #plan = 0;
  #link: Link | undefined;
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
    this.#isOn = true;
    this.#listen();
  }

  async stop(): Promise<void> {
    this.#isOn = false;
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

  #listen(): void {
    const { plans, portOn, clock } = this.#options;
    const plan = plans[this.#plan % plans.length];
    if (!plan) return;
    const converse = (): Conversation =>
      jury({
        drivers: plan.drivers,
        hasOthers: plans.length > 1,
        judged: (judgement, heard) => void this.#judged(judgement, { line: plan.line, heard }),
      });
    const tell = this.#tell.bind(this);
    this.#link = new Link({
      driver: { ...bystander, converse },
      port: portOn(plan.line),
      clock,
      gap: () => 0,
      tell,
    });
    this.#link.start();
  }

  async #judged(judgement: Exclude<Judgement, { kind: 'listen' }>, finding: Finding): Promise<void> {
    await this.#link?.stop();
    if (!this.#isOn) return;
    if (judgement.kind === 'elsewhere') {
      this.#plan += 1;
      this.#listen();
      return;
    }
    this.#isOn = false;
    this.#options.found(finding);
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
