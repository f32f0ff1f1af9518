import type { LogFault } from '../../log/entry.ts';
import type { MessageValues } from '../../rules/kernel/message.ts';
import type { ZipNo } from './zip.ts';

/** Why a file could not be made or brought in, by the key of a sentence: `refusal.` or, where the disk failed, `fault.`. */
export interface FileNo {
  readonly code: FileCode;
  readonly values: MessageValues;
}

export type FileCode =
  | LogFault['code']
  | ZipNo['code']
  | 'newer-game'
  | 'evening-broken'
  | 'hash-differs'
  | 'not-understood'
  | 'not-json'
  | 'result-unclear'
  | 'only-result'
  | 'chest-refused'
  | 'sealed-evening'
  | 'no-result'
  | 'archive-full'
  | 'stopped';

export const faultNo = ({ code, detail }: LogFault): FileNo => ({ code, values: { detail } });
