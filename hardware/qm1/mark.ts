import { crc32 } from 'node:zlib';
import type { NumberedMessage } from './message.ts';

/** Tells two reports of the same number apart. Its age grows while a report is said again, so it is left out. */
export function markOf(message: NumberedMessage): number {
  switch (message.type) {
    case 'report':
      return crc32(JSON.stringify(message.report));
    case 'fault':
      return crc32(JSON.stringify([message.code, message.text]));
    case 'strange':
      return 0;
  }
}
