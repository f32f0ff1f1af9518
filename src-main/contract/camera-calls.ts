import { z } from 'zod';
import { call, look, nothing, players, scorekeeper } from './call.ts';
import { cameraTroubles, largestPicture } from './camera-parts.ts';
import { seatSchema } from './common.ts';

/** What the page of a camera may tell and ask. A handler for each stands where the work is done. */

const camera = z.strictObject({
  camera: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .describe('What the browser tells it from others by'),
});
const code = z.string().trim().min(1).max(200);
/** As AIM identifies it. */
const symbology = z.exactOptional(z.string().regex(/^\][A-Za-z][0-9A-Za-z]$/));
const reading = z.strictObject({ reading: z.number().int().min(1) });

export const cameraCalls = {
  /** It is there, under the name that its maker gave it; or it is not, and why. */
  'camera.here': call(
    scorekeeper,
    camera.extend({ name: z.string().trim().max(80), trouble: z.enum(cameraTroubles).nullable() }),
  ),
  /** A label lies still under it. The picture is a JPEG in base64, and goes with the reading. */
  'camera.saw': call(
    scorekeeper,
    camera.extend({
      text: code,
      symbology,
      picture: z.exactOptional(z.base64().max(Math.ceil(largestPicture / 3) * 4)),
    }),
  ),
  /** A label that lay there was taken away. */
  'camera.gone': call(scorekeeper, camera.extend({ text: code })),
  /** What the game's pieces are, those that are asked for first. */
  'camera.pieces': look(scorekeeper, nothing),
  /** What was read was something else: taken back, and entered as that piece. */
  'camera.right': call(scorekeeper, reading.extend({ piece: z.string().min(1).max(200) })),
  /** What a captain's phone has read off a photo of the own card. */
  'photo.scan': call(players, z.strictObject({ text: code, symbology, seat: seatSchema })),
} as const;
