import type { Mutation } from './mutations.ts';

/** A change that makes no other game of it, so that no test can notice it. */
export interface Equivalent {
  readonly file: string;
  /** The line it stands in, without its indent. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'src-main/rules/pirate-quest/odds/roll-value.ts',
    line: 'if (change < close) return worth;',
    from: '<',
    to: '<=',
    why: 'reckoning stops a hair sooner, where nothing changes any more',
  },
];

export const isThis = ({ file, line, from, to }: Equivalent, text: string, mutation: Mutation): boolean =>
  file === mutation.file &&
  from === mutation.from &&
  to === mutation.to &&
  line === (text.split('\n')[mutation.line - 1] ?? '').trim();

export const isEquivalent = (text: string, mutation: Mutation): boolean =>
  equivalents.some((row) => isThis(row, text, mutation));
