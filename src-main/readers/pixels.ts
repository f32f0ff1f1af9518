import type { Shelf } from '../chest/find.ts';
import { decodePixelsBody, decodePixelsQuery, type PixelsRoll } from '../../hardware/pixels/pixels.ts';
import type { Report } from '../../hardware/report.ts';
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
  const { intake } = readers.at ?? {};
  const report = intake ? asDieOfTheBox(roll, intake.shelf) : roll.report;
  readers.takeFromGuest(`pixels:${device}`, 'Pixels', { report, raw, at });
  return true;
}

/** As people write the name of a die into the app: `Green`, `green die`, `bid red`. */
const inOneWriting = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:die|dice|pixel|w\u00fcrfel)\b/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');

/**
 * A die that was named in the app after a die of the box is that die, unless it was taught as another: its faces stand
 * for those of the box in their order, as when a die is taught at once.
 */
function asDieOfTheBox({ report, name }: PixelsRoll & { readonly ok: true }, shelf: Shelf): Report {
  const { chests, chest, contents } = shelf;
  const isTaught = chest && chests.tags(chest.id).some(({ tag }) => tag.startsWith(`face:${report.die}:`));
  const wanted = inOneWriting(name);
  if (isTaught || wanted === '') return report;
  const all = contents.pieces.flatMap(({ sign }) => (sign.kind === 'face' ? [sign.die] : []));
  const dice = [...new Set(all)];
  // A die called `bid` is the bid die of whoever holds the phone.
  const die = dice.find((each) => each === wanted) ?? dice.find((each) => each.startsWith(`${wanted}-`));
  if (die === undefined) return report;
  const faces = contents.faces(die).flatMap(({ sign }) => (sign.kind === 'face' ? [sign.face] : []));
  const face = faces[Number(report.face) - 1];
  return face === undefined ? report : { ...report, die: die === wanted ? die : wanted, face };
}
