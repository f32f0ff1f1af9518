import type { StatusPart } from '../../../src-main/contract/view.ts';

/** Hours and minutes played, `since` milliseconds after the status came. */
export function played({ played: before, isSure, running }: StatusPart['clock'], since: number): string {
  const minutes = Math.floor((before + (running ? Math.max(0, since) : 0)) / 60_000);
  return `${isSure ? '' : '≥ '}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
