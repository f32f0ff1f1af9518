import { createHash, randomBytes } from 'node:crypto';

/** For a device to keep: nobody guesses it, so a plain hash is enough to store. */
export const deviceToken = (): string => randomBytes(32).toString('base64url');

/** For a QR code that is read across a room: as short as a guess a day for a million years allows. */
export const passToken = (): string => randomBytes(12).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
