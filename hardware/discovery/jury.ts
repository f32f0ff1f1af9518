import {
  isStronger,
  type Conversation,
  type Deed,
  type Identity,
  type ProofStrength,
  type ReaderDriver,
  type ReaderKind,
} from '../driver.ts';
import { type Hearing, type Judgement, hearingTimes, judge } from './judge.ts';

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
  readonly rests: Hearing['rests'];
  readonly hasOthers: boolean;
  /** All other lines were tried: whatever comes, it stays here. */
  readonly isLast: boolean;
  /** Nobody is spoken to any more: all that was asked was asked before. */
  readonly isMute: boolean;
  /**
   * Called whenever the judgement is another than before; no more after `found`, and after `elsewhere` where there are
   * other lines.
   */
  readonly judged: (judgement: Verdict) => void;
}

export interface Jury extends Conversation {
  /** The one that was chosen goes on from here: it is told nothing of this closing. */
  handOver(kind: ReaderKind, at: number): Heard | undefined;
}

interface Juror {
  readonly driver: ReaderDriver;
  readonly conversation: Conversation;
  readonly reports: { readonly deed: Deed; readonly at: number }[];
  identity?: Identity;
  wakeAt: number | undefined;
}

/**
 * Milliseconds. A person who is asked may take an hour, and may have tried the same card ten times meanwhile: what was
 * shown that long ago is no answer to what the table asks now.
 */
const mostAge = 10_000;
const mostReports = 50;

/**
 * Lets every candidate listen to the same line, as if it were one reader, until one of them has understood.
 * What they report is kept back for the one that is chosen. While a person is asked they listen on.
 */
export function jury({ drivers, rests, hasOthers, isLast, isMute, judged }: JuryOptions): Jury {
  const jurors = drivers.map((driver): Juror => ({
    driver,
    conversation: driver.converse(),
    reports: [],
    wakeAt: undefined,
  }));
  const handedOver = new Set<Juror>();
  let hearing: Hearing | undefined;
  const saidBefore = new Set<string>();

  /** Whoever is not there after some seconds will not answer later: then it is waited without a word. */
  function mayAsk(at: number): boolean {
    return !isMute && hearing !== undefined && at - hearing.openedAt <= hearingTimes.answer;
  }
  function prove({ driver: { kind } }: Juror, strength: ProofStrength, at: number): void {
    if (!hearing) return;
    const earlier = hearing.proofs.find((proof) => proof.kind === kind);
    if (earlier && !isStronger(strength, earlier.strength)) return;
    const others = hearing.proofs.filter((proof) => proof !== earlier);
    hearing = { provedAt: at, ...hearing, proofs: [...others, { kind, strength }] };
  }
  function keep(juror: Juror, deed: Deed, at: number): readonly Deed[] {
    switch (deed.kind) {
      case 'send':
        return mayAsk(at) ? [deed] : [];
      case 'report':
        juror.reports.push({ deed, at });
        if (juror.reports.length > mostReports) juror.reports.shift();
        return [];
      case 'wake':
        juror.wakeAt = deed.after === undefined ? undefined : at + deed.after;
        return [];
      case 'proved':
        if (deed.identity) juror.identity = deed.identity;
        prove(juror, deed.strength ?? juror.driver.strength, at);
        return [];
      case 'frame':
      case 'discarded':
      case 'looked':
      case 'silent':
      case 'complaint':
      case 'remember':
        return [];
    }
  }
  function ask(at: number, question: (juror: Juror) => readonly Deed[]): readonly Deed[] {
    return jurors.flatMap((juror) => question(juror).flatMap((deed) => keep(juror, deed, at)));
  }
  function pronounce(judgement: Verdict): void {
    const said = judgement.kind === 'ask' ? judgement.readers.join() : judgement.kind;
    const goesOn = judgement.kind === 'ask' || (judgement.kind === 'elsewhere' && !hasOthers);
    if (!goesOn) hearing = undefined;
    else if (saidBefore.has(said)) return;
    saidBefore.add(said);
    judged(judgement);
  }
  function nextWake(until: number | undefined, at: number): Deed {
    const due = [until, ...jurors.map(({ wakeAt }) => wakeAt)].filter((each) => each !== undefined);
    return due.length > 0 ? { kind: 'wake', after: Math.max(0, Math.min(...due) - at) } : { kind: 'wake' };
  }
  function conclude(deeds: readonly Deed[], at: number): readonly Deed[] {
    if (!hearing) return deeds;
    const judgement = judge(hearing, at);
    const stays = judgement.kind === 'listen' || (isLast && judgement.kind === 'elsewhere');
    if (!stays) pronounce(judgement);
    const until = judgement.kind === 'listen' ? judgement.until : undefined;
    return [...deeds, nextWake(until, at)];
  }

  return {
    opened(at) {
      const hasAsked = !isMute && drivers.some(({ proof }) => proof === 'hello');
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
      return ask(at, (juror) => (handedOver.has(juror) ? [] : juror.conversation.closed(at)));
    },
    handOver(kind, at) {
      const juror = jurors.find(({ driver }) => driver.kind === kind);
      if (!juror) return undefined;
      handedOver.add(juror);
      const fresh = juror.reports.filter((report) => at - report.at <= mostAge);
      return { ...juror, reports: fresh.map(({ deed }) => deed) };
    },
  };
}
