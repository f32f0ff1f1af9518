import { largestPicture, mostPictures } from '../contract/camera-parts.ts';
import type { StoredReading } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';

/** Whether what a reader sent is a picture: a camera's reading has it for its bytes, or the text alone. */
export const isPicture = (raw: Uint8Array): boolean =>
  raw[0] === 0xff && raw[1] === 0xd8 && raw[2] === 0xff && raw.length > 3;

/** Pictures of what was read, as evidence: each is small, and an evening keeps no more than so many bytes of them. */
export class Pictures {
  readonly #log: Pick<SessionLog, 'readings'>;
  #kept: number | undefined;

  constructor(log: Pick<SessionLog, 'readings'>) {
    this.#log = log;
  }

  /** The bytes of a picture that may be kept; undefined for what is none, is too large, or is one too many. */
  take(picture: string | undefined): Uint8Array | undefined {
    if (picture === undefined) return undefined;
    const bytes = new Uint8Array(Buffer.from(picture, 'base64'));
    if (!isPicture(bytes) || bytes.length > largestPicture) return undefined;
    this.#kept ??= weighed(this.#log.readings({ last: Number.MAX_SAFE_INTEGER }));
    if (this.#kept + bytes.length > mostPictures) return undefined;
    this.#kept += bytes.length;
    return bytes;
  }
}

const weighed = (readings: readonly StoredReading[]): number =>
  readings.reduce((sum, { raw }) => sum + (isPicture(raw) ? raw.length : 0), 0);
