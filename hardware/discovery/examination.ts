import type { ReaderKind } from '../driver.ts';
import { type Counters, noCounts } from '../link/counters.ts';
import type { Status } from '../link/life.ts';
import { Link, type LinkEvent } from '../link/link.ts';
import { LentPort } from '../port/lent.ts';
import type { AlarmClock, LineSettings, Port } from '../port/port.ts';
import { Evidence } from './evidence.ts';
import type { Hearing } from './judge.ts';
import { type Heard, type Jury, type Verdict, jury } from './jury.ts';
import { type LinePlan, nextPlan } from './lines.ts';
import type { Question } from './question.ts';

/** Who was understood, on which line, and the port as it stands: open, with nothing lost that came since. */
export interface Finding {
  readonly line: LineSettings;
  readonly heard: Heard;
  readonly port: Port;
}

export interface ExaminationOptions {
  readonly plans: readonly LinePlan[];
  readonly portOn: (line: LineSettings) => Port;
  readonly clock: AlarmClock;
  readonly tell: (event: LinkEvent) => void;
  readonly found: (finding: Finding) => void;
  /** Only a person can say; meanwhile it is listened on. */
  readonly ask: (question: Question) => void;
}

/** Whoever listens has no say in what counts as a reader's absence. */
const bystander = { proof: 'first-frame', tags: 'once', signals: [] } as const;

interface Present {
  readonly plan: LinePlan;
  readonly rests: Hearing['rests'];
  readonly port: LentPort;
  readonly link: Link;
  readonly jury: Jury;
}

/** Tries one line after the other on a port, until the reader on it is known, or a person has to say what it is. */
export class Examination {
  readonly #options: ExaminationOptions;
  /** Lines that were tried: bytes came that nobody could make sense of, or none. */
  readonly #noisy = new Set<LinePlan>();
  /** Lines on which readers were asked already: once is enough. */
  readonly #asked = new Set<LinePlan>();
  readonly #evidence = new Evidence();
  #present: Present | undefined;
  #isOn = false;
  #isProving = false;

  constructor(options: ExaminationOptions) {
    this.#options = options;
  }

  get status(): Status {
    return this.#present?.link.status ?? { kind: 'stopped' };
  }

  get counters(): Counters {
    return this.#present?.link.counters ?? noCounts;
  }

  start(): void {
    const [first] = this.#options.plans;
    this.#isOn = true;
    if (first) this.#listen(first);
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    await this.#present?.link.stop();
  }

  plugged(): void {
    this.#present?.link.plugged();
  }

  unplugged(): void {
    this.#present?.link.unplugged();
  }

  signal(): boolean {
    return false;
  }

  askState(): boolean {
    return false;
  }

  /** A person, or a proof, has said what hangs there: what it has told so far comes with it. */
  async handOver(kind: ReaderKind): Promise<Finding | undefined> {
    const { plan, port, link, jury: listening } = this.#present ?? {};
    const isOpen = link?.status.kind === 'proving';
    const heard = isOpen ? listening?.handOver(kind, this.#options.clock.now()) : undefined;
    this.#isOn = false;
    if (!plan || !port || !heard) {
      await link?.stop();
      return undefined;
    }
    port.passOn();
    await link?.stop();
    return { line: plan.line, heard, port };
  }

  #listen(plan: LinePlan, isLast = false): void {
    const { plans, portOn, clock } = this.#options;
    const isMute = isLast || this.#asked.has(plan);
    this.#asked.add(plan);
    const rests = this.#restsOn(plan, isMute);
    const listening = jury({
      drivers: plan.drivers,
      rests,
      hasOthers: plans.length > 1,
      isLast,
      isMute,
      judged: (judgement) => void this.#judged(judgement, plan),
    });
    const port = new LentPort(portOn(plan.line));
    const link = new Link({
      driver: { ...bystander, converse: () => listening },
      port,
      clock,
      gap: () => 0,
      tell: (event) => {
        if (event.kind === 'bytes' && event.direction === 'in') this.#evidence.take(plan, event.bytes);
        this.#tell(event);
      },
    });
    this.#present = { plan, rests, port, link, jury: listening };
    link.start();
  }

  #restsOn({ visit }: LinePlan, isMute: boolean): Hearing['rests'] {
    if (visit === 'rest' || !this.#options.plans.some((plan) => plan.visit === 'rest')) return 'for-good';
    return visit === 'ask' && !isMute ? 'no' : 'a-while';
  }

  async #judged(judgement: Verdict, plan: LinePlan): Promise<void> {
    const { found, ask } = this.#options;
    switch (judgement.kind) {
      case 'ask':
        ask(this.#questionOf(judgement.readers, plan));
        return;
      case 'found': {
        const finding = await this.handOver(judgement.reader);
        if (finding) found(finding);
        return;
      }
      case 'elsewhere':
        await this.#goOn(plan, judgement.because === 'noise');
        return;
    }
  }

  #questionOf(kinds: readonly ReaderKind[], plan: LinePlan): Question {
    const isHint = kinds.every((kind) => kind === 'scanner' || kind === 'text-uid');
    return isHint ? this.#evidence.hinted(plan, kinds) : { kind: 'which', kinds };
  }

  async #goOn(from: LinePlan, isNoisy: boolean): Promise<void> {
    const { plans, ask } = this.#options;
    if (plans.length === 1) {
      ask(this.#evidence.guess(from, plans));
      return;
    }
    // Nobody came by while it was waited there: the next noise is for the next line.
    if (isNoisy || this.#present?.rests === 'a-while') this.#noisy.add(from);
    const next = nextPlan(plans, from, this.#noisy);
    const last = next ?? this.#evidence.best(plans) ?? from;
    await this.#present?.link.stop();
    if (!this.#isOn) return;
    this.#listen(last, next === undefined);
    // One round is over, and no line made sense.
    if (!next) ask(this.#evidence.guess(last, plans));
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
