import type { Conversation, Deed, Identity, ReaderDriver, ReaderKind } from '../driver.ts';
import { type Hearing, type Judgement, type Proof, judge } from './judge.ts';

/** A candidate with what it has understood so far, to go on from there once it is chosen. */
export interface Heard {
  readonly driver: ReaderDriver;
  readonly conversation: Conversation;
  /** What it reported while nobody knew yet that it was the one. */
  readonly reports: readonly Deed[];
  readonly identity?: Identity;
}

export type Verdict = Exclude<Judgement, { kind: 'listen' }>;

export interface JuryOptions {
  readonly drivers: readonly ReaderDriver[];
  readonly rests: boolean;
  readonly hasOthers: boolean;
  /** Called once per opening at most, with every candidate that fits. */
  readonly judged: (judgement: Verdict, heard: readonly Heard[]) => void;
}

interface Juror {
  readonly driver: ReaderDriver;
  readonly conversation: Conversation;
  readonly reports: Deed[];
  identity?: Identity;
  wakeAt: number | undefined;
}

/**
 * Lets every candidate listen to the same line, as if it were one reader, until one of them has understood.
 * What they report is kept back for the one that is chosen.
 */
export function jury({ drivers, rests, hasOthers, judged }: JuryOptions): Conversation {
  const jurors = drivers.map((driver): Juror => ({
    driver,
    conversation: driver.converse(),
    reports: [],
    wakeAt: undefined,
  }));
  let hearing: Hearing | undefined;

  function prove({ driver: { kind, strength } }: Juror, at: number): void {
    if (!hearing || hearing.proofs.some((proof) => proof.kind === kind)) return;
    const proof: Proof = { kind, strength };
    hearing = { provedAt: at, ...hearing, proofs: [...hearing.proofs, proof] };
  }
  function keep(juror: Juror, deed: Deed, at: number): readonly Deed[] {
    switch (deed.kind) {
      case 'send':
        return [deed];
      case 'report':
        juror.reports.push(deed);
        return [];
      case 'wake':
        juror.wakeAt = deed.after === undefined ? undefined : at + deed.after;
        return [];
      case 'proved':
        if (deed.identity) juror.identity = deed.identity;
        prove(juror, at);
        return [];
      case 'frame':
      case 'discarded':
      case 'looked':
      case 'silent':
      case 'complaint':
        return [];
    }
  }
  function ask(at: number, question: (juror: Juror) => readonly Deed[]): readonly Deed[] {
    return jurors.flatMap((juror) => question(juror).flatMap((deed) => keep(juror, deed, at)));
  }
  function heardOf(kinds: readonly ReaderKind[]): readonly Heard[] {
    return jurors.filter(({ driver }) => kinds.includes(driver.kind));
  }
  function pronounce(judgement: Verdict): void {
    hearing = undefined;
    if (judgement.kind === 'elsewhere') judged(judgement, []);
    else judged(judgement, heardOf(judgement.kind === 'found' ? [judgement.reader] : judgement.readers));
  }
  function nextWake(until: number | undefined, at: number): Deed {
    const due = [until, ...jurors.map(({ wakeAt }) => wakeAt)].filter((each) => each !== undefined);
    return due.length > 0 ? { kind: 'wake', after: Math.max(0, Math.min(...due) - at) } : { kind: 'wake' };
  }
  function conclude(deeds: readonly Deed[], at: number): readonly Deed[] {
    if (!hearing) return deeds;
    const judgement = judge(hearing, at);
    if (judgement.kind === 'listen') return [...deeds, nextWake(judgement.until, at)];
    pronounce(judgement);
    return deeds;
  }

  return {
    opened(at) {
      const hasAsked = drivers.some(({ proof }) => proof === 'hello');
      hearing = { openedAt: at, proofs: [], hasAsked, rests, hasOthers };
      return conclude(
        ask(at, ({ conversation }) => conversation.opened(at)),
        at,
      );
    },
    heard(bytes, at) {
      if (hearing) hearing = { heardAt: at, ...hearing };
      return conclude(
        ask(at, ({ conversation }) => conversation.heard(bytes, at)),
        at,
      );
    },
    timeout(at) {
      const isDue = ({ wakeAt }: Juror): boolean => wakeAt !== undefined && wakeAt <= at;
      const due = new Set(jurors.filter(isDue));
      due.forEach((juror) => (juror.wakeAt = undefined));
      return conclude(
        ask(at, (juror) => (due.has(juror) ? juror.conversation.timeout(at) : [])),
        at,
      );
    },
    signal: () => [],
    closed(at) {
      hearing = undefined;
      return ask(at, ({ conversation }) => conversation.closed(at));
    },
  };
}
