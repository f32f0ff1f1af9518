/** What an entry says that is no game's own. */
export const told = {
  'tell.begin': 'The evening begins',
  'tell.undo': 'Took back entry {entry}',
  'tell.undo.tap': '{name} took back entry {entry}, from the phone',
  'tell.undo.scan': 'Took back entry {entry}: a scan, taken for keys',
  'tell.redo': 'Brought back entry {entry}',
  'tell.redo.scan': 'Brought back entry {entry}: a scan had taken it back',
  'tell.draft': 'Corrected the log',
  'tell.captainSeated': '{captain} takes this seat',
  'tell.captainLeft': 'The captain leaves this seat',
  'tell.revealed': 'The console looked at {who}’s secrets',
  'tell.ruled': 'Ruling: {text}',
  'tell.noted': 'Note: {text}',
  'tell.paused': 'The clock stands still',
  'tell.disputed': 'Something is being settled, the clock stands still',
  'tell.resumed': 'The clock runs again',
} as const;
