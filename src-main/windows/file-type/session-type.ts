/** By what the systems know a session's file, and us with it. */
export const sessionType = {
  extension: 'quartermaster',
  mime: 'application/vnd.quartermaster.session',
  /** Windows' name for the kind. */
  progId: 'Quartermaster.Session',
  /** And that of macOS. */
  uti: 'quartermaster.session',
  name: { en: 'Session of Quartermaster', de: 'Partie von Quartermaster' },
} as const;

/** How this desktop is started once more, so that a file can be put behind it. */
export type Program = readonly [string, ...string[]];

/** Registers us with the system for the person who is logged in, and takes it back. */
export interface Opener {
  /** Whether a double click on a session's file leads here. */
  readonly isOn: boolean;
  /** Answers what went wrong, if it did. */
  turn(on: boolean): Promise<string | undefined>;
}

export interface Ran {
  readonly code: number;
  readonly said: string;
}

/** Runs a tool of the system's; undefined where there is no such tool. */
export type Run = (tool: string, args: readonly string[]) => Promise<Ran | undefined>;
