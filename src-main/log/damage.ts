import type { LogFault } from './entry.ts';
import { isGrave, tellFinding, type Finding } from './finding.ts';

/** A file that lost something. `rescue` sets it aside and saves what holds. */
export interface Damage {
  readonly code: 'damaged';
  readonly detail: string;
  readonly findings: readonly Finding[];
}

export const damageOf = (findings: readonly Finding[]): Damage => ({
  code: 'damaged',
  detail: findings.map(tellFinding).join('; '),
  findings,
});

export const isDamage = (no: LogFault | Damage): no is Damage => 'findings' in no;

/** Why a file with these findings is not opened. Damage is rescued; from anything else nobody takes anything away. */
export function refusalOf(findings: readonly Finding[]): LogFault | Damage | undefined {
  for (const finding of findings) {
    if (finding.kind === 'foreign') return notOurs(tellFinding(finding));
    if (finding.kind === 'newer') return { code: 'newer', detail: `format ${finding.version}` };
    if (finding.kind === 'added') return { code: 'altered', detail: `${finding.what} "${finding.name}"` };
  }
  if (findings.some(isGrave)) return damageOf(findings);
  const cut = findings.find((finding) => finding.kind === 'copied-open');
  return cut && { code: 'copied-open', detail: String(cut.last) };
}

export const notOurs = (detail: string): LogFault => ({ code: 'foreign', detail });
