import { cameraCalls } from '../contract/camera-calls.ts';
import { handlersOf, type Answered, type Handlers } from '../link/handler.ts';
import type { Cameras } from '../readers/cameras.ts';
import { accept, refuse } from '../rules/kernel/result.ts';

const done: Answered = accept(null);

/** What the page of a camera tells and asks, and a photo on a captain's phone. */
export const cameraHandlers = (cameras: Cameras): Handlers =>
  handlersOf(cameraCalls, {
    'camera.here': ({ camera, name, trouble }) => {
      cameras.here(camera, name, trouble);
      return done;
    },
    'camera.saw': (saw, { language }) => accept(cameras.saw(saw, language)),
    'camera.gone': ({ camera, text }) => {
      cameras.gone(camera, text);
      return done;
    },
    'camera.pieces': (_, { language }) => accept(cameras.pieces(language)),
    'camera.right': ({ reading, piece }, { language }) => cameras.right(reading, piece, language),
    'photo.scan': ({ seat, ...photo }, { seats, device, page, language }) =>
      seats.includes(seat)
        ? accept(cameras.photographed({ ...photo, seat, device: device ?? page }, language))
        : refuse({ code: 'not-held' }),
  });
