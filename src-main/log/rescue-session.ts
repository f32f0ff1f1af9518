import type { Damage } from './damage.ts';
import type { LogFault } from './entry.ts';
import { whyNotOpened } from './open-session.ts';
import { rescue, type Rescued } from './rescue.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';

export interface RescuedSession extends Rescued {
  /** It was copied while it was being written, so that nobody can say what else there was. */
  readonly isCut: boolean;
}

export const isRescuable = ({ code }: LogFault | Damage): boolean =>
  code === 'damaged' || code === 'altered' || code === 'copied-open';

/** Of what is not ours, or of a later version, too little is known to take anything out of it. */
export function rescueSession(path: string, now: number): Result<RescuedSession, LogFault> {
  const why = whyNotOpened(path);
  if (why && !isRescuable(why)) return refuse({ code: why.code, detail: why.detail });
  const rescued = rescue(path, now);
  return rescued.ok ? accept({ ...rescued.value, isCut: why?.code === 'copied-open' }) : rescued;
}
