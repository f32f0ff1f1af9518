import { every } from '../every/en.ts';

/** What the television and the overlay say beside the game's own words. */
export const table = {
  ...every,

  'page.table.nothing': 'Nothing is asked.',
  'page.table.nothing.hint': 'The table goes on when the scorekeeper does.',
  'page.table.idle': 'Quartermaster keeps the tally.',
  'page.table.idle.hint': 'No session is open yet. The scorekeeper begins one.',
  'page.table.joining': 'Looking for the table.',
  'page.table.joining.hint': 'This screen fills in as soon as Quartermaster answers.',
  'page.table.waiting': 'Screen {code} knocks.',
  'page.table.waiting.hint': 'The console shows the same number. Let it in there.',
  'page.table.out': 'This screen was shown out.',
  'page.table.out.hint': '{reason}',
  'page.table.result': 'Take the result along',
  'page.table.result.hint': 'Point a phone’s camera here: BG Stats opens with the play filled in.',
  'page.table.join': 'Come aboard',
  'page.table.join.hint': 'Point a phone’s camera here, or type the address.',

  'page.table.lost': 'No connection since {time}.',
  'page.table.lost.more': 'What you see is as of then. It joins again by itself.',
  'page.table.unsaved': 'Not saved since {time}.',
  'page.table.unsaved.more': '{count} {count|entry is|entries are} kept in memory only.',
  'page.table.held': 'Nothing can be entered just now.',
  'page.table.held.more': 'The disk does not write; what was read is kept. The console says what to do.',
  'page.table.paused': 'A break, or something to settle.',
  'page.table.paused.more': 'The clock stands still until the next fact.',
  'page.table.frozen': 'This picture is kept as of {time}.',
  'page.table.frozen.more': 'The table goes on.',
} as const;
