import { type ProofStrength, type ReaderKind, proofStrengths } from '../driver.ts';

export interface Proof {
  readonly kind: ReaderKind;
  readonly strength: ProofStrength;
}

/** What is known so far of the reader on one line. */
export interface Hearing {
  readonly openedAt: number;
  /** When the first bytes came. */
  readonly heardAt?: number;
  /** When the first proof came. */
  readonly provedAt?: number;
  readonly proofs: readonly Proof[];
  /** Somebody was spoken to and may yet answer. */
  readonly hasAsked: boolean;
  /** This is a line to stay on, not one to try for a moment only. */
  readonly rests: 'for-good' | 'a-while' | 'no';
  /** There are other lines to try. */
  readonly hasOthers: boolean;
}

export type Judgement =
  | { readonly kind: 'found'; readonly reader: ReaderKind }
  /** Two fit equally well, or nothing more than a hint was heard: only a person can tell. */
  | { readonly kind: 'ask'; readonly readers: readonly ReaderKind[] }
  | { readonly kind: 'elsewhere'; readonly because: 'noise' | 'quiet' }
  | { readonly kind: 'listen'; readonly until?: number };

/** Milliseconds. */
export const hearingTimes = {
  /** What one takes for its frame may be the front of a longer one of somebody else. */
  settle: 150,
  /** Bytes that nobody understands: the first frame may have been cut by the opening, a second one follows soon. */
  puzzle: 500,
  /** Lines of text that anything might send: what proves a reader may follow. */
  hint: 2_000,
  /** A board that restarts when its port is opened needs some two seconds before it can answer. */
  answer: 2_500,
  /** On a line that is tried because of noise elsewhere: somebody has to use the reader once more. */
  listen: 30_000,
} as const;

function decide(proofs: readonly Proof[]): Judgement {
  const rank = ({ strength }: Proof): number => proofStrengths.indexOf(strength);
  const best = Math.max(...proofs.map(rank));
  const [reader, ...others] = proofs.filter((proof) => rank(proof) === best).map(({ kind }) => kind);
  if (reader === undefined) return { kind: 'listen' };
  if (proofStrengths[best] === 'hint') return { kind: 'ask', readers: [reader, ...others] };
  return others.length > 0 ? { kind: 'ask', readers: [reader, ...others] } : { kind: 'found', reader };
}

function waitUntil(until: number, at: number, then: Judgement): Judgement {
  return at >= until ? then : { kind: 'listen', until };
}

/** Where it is waited for somebody to use a reader, the wait has no end: nothing is said, nothing opened again. */
function patience({ openedAt, heardAt, hasAsked, rests, hasOthers }: Hearing): number {
  const answered = openedAt + (hasAsked ? hearingTimes.answer : 0);
  if (heardAt === undefined) return rests === 'for-good' ? Infinity : restUntil(rests, openedAt, answered);
  return Math.max(heardAt + (hasOthers ? hearingTimes.puzzle : hearingTimes.hint), answered);
}

const restUntil = (rests: Hearing['rests'], openedAt: number, answered: number): number =>
  rests === 'a-while' ? openedAt + hearingTimes.listen : answered;

function settleTime(proofs: readonly Proof[]): number {
  return proofs.every(({ strength }) => strength === 'hint') ? hearingTimes.hint : hearingTimes.settle;
}

export function judge(hearing: Hearing, at: number): Judgement {
  const { proofs, provedAt = at, heardAt } = hearing;
  if (proofs.some(({ strength }) => strength === 'hello')) return decide(proofs);
  if (proofs.length > 0) return waitUntil(provedAt + settleTime(proofs), at, decide(proofs));
  const until = patience(hearing);
  const because = heardAt === undefined ? 'quiet' : 'noise';
  return until === Infinity ? { kind: 'listen' } : waitUntil(until, at, { kind: 'elsewhere', because });
}
