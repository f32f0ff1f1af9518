import { decodePixelsBody, decodePixelsQuery } from '../../hardware/pixels/pixels.ts';
import type { Readers } from './readers.ts';

/** What the dice app has sent to the link. */
export interface PixelsMessage {
  readonly body: string;
  readonly query: string;
  /** The paired device that may send it. */
  readonly device: string;
  readonly at: number;
}

/** Takes a roll of the dice app; false where the message tells none. */
export function takePixels(readers: Readers, { body, query, device, at }: PixelsMessage): boolean {
  const roll = body.trim() === '' ? decodePixelsQuery(query) : decodePixelsBody(body);
  if (!roll.ok) return false;
  const raw = new TextEncoder().encode(body === '' ? query : body);
  readers.takeFromGuest(`pixels:${device}`, 'Pixels', { report: roll.report, raw, at });
  return true;
}
