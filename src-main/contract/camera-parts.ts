/** What passes between the page of a camera and the program; a page needs no schemas. */

/** What can keep a camera from seeing, as its page tells it apart. */
export const cameraTroubles = [
  'elsewhere',
  'none',
  'refused',
  'busy',
  'unplugged',
  'broken',
  'unread',
] as const;
export type CameraTrouble = (typeof cameraTroubles)[number];

/** The most that a picture of a reading may weigh, in bytes, and all those of an evening together. */
export const largestPicture = 20_000;
export const mostPictures = 1_000_000;

/** What became of a label that was seen. */
export interface SawPart {
  readonly outcome: 'accepted' | 'refused' | 'asked' | 'strange' | 'noted';
  readonly text: string;
  /** As it was kept; null where no evening is on. */
  readonly reading: number | null;
  /** What it led to, which can be taken back. */
  readonly entry: number | null;
  /** It says something that others may not know: its picture is shown no longer. */
  readonly secret: boolean;
}

export interface CameraPiece {
  readonly piece: string;
  readonly name: string;
  /** Somebody is asked for it just now. */
  readonly fits: boolean;
}
