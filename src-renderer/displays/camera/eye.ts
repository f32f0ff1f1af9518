import type { CameraTrouble } from '../../../src-main/contract/camera-parts.ts';

/** One camera as the browser tells it from others; nameless until somebody has allowed its use. */
export interface Found {
  readonly id: string;
  readonly name: string;
}

/** A camera that is looked through. */
export interface Eye extends Found {
  readonly stream: MediaStream;
  readonly close: () => void;
}

/** Why there is none, by what the browser calls it. */
function troubleOf(error: unknown): CameraTrouble {
  switch (error instanceof DOMException || error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'broken';
  }
}

const media = (): MediaDevices | undefined =>
  (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;

export async function camerasHere(): Promise<readonly Found[]> {
  const all = (await media()?.enumerateDevices()) ?? [];
  return all
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** Hears of cameras that come and go. */
export function onCameras(listener: () => void): () => void {
  media()?.addEventListener('devicechange', listener);
  return () => media()?.removeEventListener('devicechange', listener);
}

/** `lost`: it was unplugged, or taken away, while it was looked through. */
export async function openEye(wished: string | null, lost: () => void): Promise<Eye | CameraTrouble> {
  const devices = media();
  if (!devices) return 'elsewhere';
  const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
  const chosen = wished === null ? {} : { deviceId: { exact: wished } };
  try {
    const stream = await devices
      .getUserMedia({ video: { ...size, ...chosen }, audio: false })
      .catch((error: unknown) => {
        // The one that was chosen last time is not here today: any other will do.
        if (wished === null || troubleOf(error) !== 'none') throw error;
        return devices.getUserMedia({ video: size, audio: false });
      });
    const [track] = stream.getVideoTracks();
    if (!track) return 'broken';
    track.onended = lost;
    const close = (): void => {
      track.onended = null;
      for (const each of stream.getTracks()) each.stop();
    };
    return { id: track.getSettings().deviceId ?? 'camera', name: track.label, stream, close };
  } catch (error) {
    return troubleOf(error);
  }
}
