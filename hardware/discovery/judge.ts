import { type ProofStrength, type ReaderKind, proofStrengths } from '../driver.ts';

export interface Proof {
  readonly kind: ReaderKind;
  readonly strength: ProofStrength;
}

/** What is known so far of the reader on one line. */
export interface Hearing {
  readonly openedAt: number;
  /** When bytes came last. */
  readonly heardAt?: number;
  readonly proofs: readonly Proof[];
  /** Somebody was spoken to and may yet answer. */
  readonly hasAsked: boolean;
  /** There are other lines to try. */
  readonly hasOthers: boolean;
}

export type Judgement =
  | { readonly kind: 'found'; readonly reader: ReaderKind }
  /** Two fit equally well: only a person can tell. */
  | { readonly kind: 'ask'; readonly readers: readonly ReaderKind[] }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'listen'; readonly until?: number };

/** Milliseconds. */
export const hearingTimes = {
  /** A frame may be the front of a longer one of somebody else; so long nothing more may come. */
  settle: 150,
  /** A board that restarts when its port is opened needs some two seconds before it can answer. */
  answer: 2_500,
  /** Nobody has used the reader; meanwhile another may have got power. */
  listen: 30_000,
} as const;

function decide(proofs: readonly Proof[]): Judgement {
  const rank = ({ strength }: Proof): number => proofStrengths.indexOf(strength);
  const best = Math.max(...proofs.map(rank));
  const [reader, ...others] = proofs.filter((proof) => rank(proof) === best).map(({ kind }) => kind);
  if (reader === undefined) return { kind: 'listen' };
  return others.length > 0 ? { kind: 'ask', readers: [reader, ...others] } : { kind: 'found', reader };
}

function waitUntil(until: number, at: number, then: Judgement): Judgement {
  return at >= until ? then : { kind: 'listen', until };
}

export function judge(hearing: Hearing, at: number): Judgement {
  const { proofs, openedAt, heardAt, hasAsked, hasOthers } = hearing;
  if (proofs.some(({ strength }) => strength === 'hello')) return decide(proofs);
  const settled = heardAt === undefined ? undefined : heardAt + hearingTimes.settle;
  if (proofs.length > 0) return waitUntil(settled ?? at, at, decide(proofs));
  if (!hasOthers) return { kind: 'listen' };
  const answered = openedAt + (hasAsked ? hearingTimes.answer : 0);
  if (settled !== undefined) return waitUntil(Math.max(settled, answered), at, { kind: 'elsewhere' });
  return waitUntil(hasAsked ? answered : openedAt + hearingTimes.listen, at, { kind: 'elsewhere' });
}
