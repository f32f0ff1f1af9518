import type { ReaderKind } from '../driver.ts';
import { asciiText } from '../parser/bytes.ts';
import type { LinePlan } from './lines.ts';
import type { Question } from './question.ts';
import { talkerOf } from './talkers.ts';

/** So much of what came on a line is looked at. */
const most = 400;
/** At the right speed most bytes of a talker are letters, at a wrong one every third. */
const mostlyText = 0.7;

const text: readonly ReaderKind[] = ['scanner', 'text-uid'];

/** What was heard on each line, for the moment when a person is asked about it. */
export class Evidence {
  readonly #heard = new Map<LinePlan, number[]>();

  take(plan: LinePlan, bytes: Uint8Array): void {
    this.#heard.set(plan, [...(this.#heard.get(plan) ?? []), ...bytes].slice(-most));
  }

  /** The line on which the bytes look most like text; where all look alike, the first. */
  best(plans: readonly LinePlan[]): LinePlan | undefined {
    return plans.toSorted((a, b) => this.#share(b) - this.#share(a))[0];
  }

  /** What it may be, at which speed, as far as bytes that nobody understood tell. */
  guess(plan: LinePlan, plans: readonly LinePlan[]): Question & { readonly kind: 'unknown' } {
    const hasSpeed = plans.length > 1;
    const isText = this.#share(plan) >= mostlyText;
    // Whoever was heard without a speed and not understood is none of ours.
    const kinds = isText ? text : hasSpeed ? this.#atAnotherSpeed(plan) : [];
    return { kind: 'unknown', kinds, ...(hasSpeed && { baudRate: plan.line.baudRate }) };
  }

  /** Scanners are set to any speed and parity, all others come as they are. */
  #atAnotherSpeed({ drivers }: LinePlan): readonly ReaderKind[] {
    const talking = drivers.filter(({ proof }) => proof === 'first-frame').map(({ kind }) => kind);
    return [...new Set<ReaderKind>(['scanner', ...talking])];
  }

  /** Hints fit whatever prints lines: whoever prints them, it is one of these or no reader. */
  hinted(plan: LinePlan, kinds: readonly ReaderKind[]): Question & { readonly kind: 'which' } {
    const looksLike = talkerOf(asciiText(Uint8Array.from(this.#heard.get(plan) ?? [])));
    return { kind: 'which', kinds: [...new Set([...kinds, ...text])], ...(looksLike && { looksLike }) };
  }

  #share(plan: LinePlan): number {
    const bytes = this.#heard.get(plan) ?? [];
    const letters = bytes.filter((byte) => (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d);
    return bytes.length > 0 ? letters.length / bytes.length : 0;
  }
}
