import type { Message } from '../rules/kernel/message.ts';

/** Taking it along and bringing it in. */

/** A file for the page to save. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

export interface BgStatsLink {
  readonly url: string;
  /** The same for an app that is there already. */
  readonly app: string;
  readonly qr: { readonly size: number; readonly path: string };
}

export interface FilesPart {
  readonly folder: string;
  /** Bytes of the evenings that are over; the others are counted only. */
  readonly sessions: { readonly count: number; readonly bytes: number; readonly unmeasured: number };
  readonly index: { readonly bytes: number; readonly indexed: number; readonly of: number };
  readonly backups: { readonly count: number; readonly bytes: number; readonly newest: number | null };
  readonly trash: number;
  /** Folders of what is plugged in and can be written to. */
  readonly sticks: readonly string[];
}

/** The look's faces for a picture that leaves the page, as a style sheet with the fonts in it. */
export interface FacesPart {
  readonly css: string;
}

export interface BackupPart {
  readonly backup: string;
  readonly at: number;
  /** Of an evening that is over. */
  readonly bytes: number | null;
}

export interface CheckPart {
  readonly sound: boolean;
  readonly entries: number;
  readonly found: readonly Message[];
  /** Of an evening that is over, and so is the next. */
  readonly playHash: string | null;
  /** Entries that today's rules would decide otherwise. */
  readonly otherwise: readonly number[];
}

/** What came of a file that somebody brought. */
export interface BroughtPart {
  readonly kind: 'session' | 'json' | 'archive' | 'chest' | 'bgstats' | 'result' | 'data';
  readonly evenings: { readonly new: number; readonly known: number; readonly differing: number };
  readonly people: number;
  readonly chests: number;
  /** What else came along, in sentences. */
  readonly more: readonly Message[];
  /** What was left out, and why, in the language of who asks. */
  readonly refused: readonly { readonly name: string; readonly why: string }[];
}

export interface WorkPart {
  readonly done: number;
  readonly of: number;
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  /** What it found on the way. */
  readonly said: readonly Message[];
  /** Why it failed, in the language of who asked. */
  readonly no: string | null;
}
