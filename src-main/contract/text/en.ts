import { captainPage } from './captain/en.ts';
import { consolePage } from './console/en.ts';
import { door } from './door/en.ts';
import { final } from './final.ts';
import { readers } from './readers/en.ts';
import { shared } from './shared/en.ts';
import { startPage } from './start/en.ts';
import { table } from './table/en.ts';
import { keyboard } from './keyboard/en.ts';
import { told } from './told/en.ts';

/** What the companion itself says, whatever is played. A game's own words live with the game. */
export const en = {
  ...captainPage,
  ...shared,
  ...door,
  ...consolePage,
  ...startPage,
  ...readers,
  ...table,
  ...keyboard,
  ...told,
  ...final.en,

  'refusal.moved-on':
    'Refused: the table has moved on since that question was asked. Look at what is asked now. Nothing entered.',
  'refusal.nothing-to-undo': 'Nothing to take back: only the beginning is left, and it can be corrected.',
  'refusal.nothing-to-redo': 'Nothing to bring back: nothing was taken back since the last entry.',
  'refusal.unasked':
    'Refused: nobody is asked for that just now. Answer what the table waits for, or correct the past. Nothing entered.',
  'refusal.no-such-choice':
    'Refused: {choice} cannot be chosen there, or not any more. Look at what is asked now and choose again. Nothing entered.',
  'refusal.nothing-to-choose':
    'Refused: {choice} needs something more to be chosen, and there is nothing to choose. Nothing entered.',
  'refusal.no-such-entry':
    'Refused: entry {entry} is nothing that can be corrected. Choose one that tells what happened at the table. Nothing entered.',
  'refusal.not-in-force':
    'Refused: entry {entry} is not in force. Bring it back first, or correct another. Nothing entered.',
  'refusal.beginning':
    'Refused: the beginning can be replaced by another beginning, and a beginning stands nowhere else. Nothing entered.',
  'refusal.for-somebody-else': 'Refused: a captain’s phone answers for its own seat only. Nothing entered.',
  'refusal.not-own-tap':
    'Refused: a captain’s phone takes back its own last tap only. The console takes back the rest. Nothing changed.',
  'refusal.tap-too-late': 'Too late: ten seconds are over. The console can still take it back.',
  'refusal.came-to-light':
    'Refused: it has shown something that nobody can unsee. The console can still take it back.',
  'refusal.edited-twice':
    'Refused: this correction changes entry {entry} twice. Keep one of the two changes. Nothing entered.',
  'refusal.no-such-reading': 'Refused: there is no reading {reading}. Nothing entered.',
  'refusal.same-depth': 'Refused: the table tells this much already. Nothing entered.',
  'refusal.no-edits':
    'Refused: this correction changes nothing. Name an entry to replace, insert before or void.',
  'refusal.already-begun':
    'Refused: this evening has begun already. Correct its first entry, or begin another.',
  'refusal.not-begun':
    'Refused: the beginning can be replaced, not taken away, and nothing stands before it. Nothing entered.',
  'refusal.already-paused': 'Refused: the clock stands still already. Nothing entered.',
  'refusal.disputed-already': 'Refused: the table is settling something already. Nothing entered.',
  'refusal.not-paused': 'Refused: the clock is running. Nothing entered.',
  'refusal.no-such-seat': 'Refused: nobody plays {mark}. Nothing entered.',
  'refusal.same-captain': 'Refused: that is how the seat is taken already. Nothing entered.',
  'refusal.all-saved': 'Everything is on the disk; there is nothing to go on without.',
  'refusal.not-json':
    'Refused: the line is no JSON. One command to a line, such as {example}. Nothing entered.',
  'where.whole': 'all of it',
  'problem.unreadable': 'cannot be read',
  'problem.missing': 'is missing',
  'problem.type': 'is not {type}',
  'type.string': 'a text',
  'type.number': 'a number',
  'type.int': 'a whole number',
  'type.boolean': 'true or false',
  'type.array': 'a list',
  'type.object': 'an object',
  'type.record': 'an object',
  'type.tuple': 'a list',
  'problem.too-big.number': 'is more than {most}',
  'problem.too-big.string': 'has more than {most} letters',
  'problem.too-big.array': 'has more than {most} {most|entry|entries}',
  'problem.too-small.number': 'is less than {least}',
  'problem.too-small.string': 'has fewer than {least} {least|letter|letters}',
  'problem.too-small.array': 'has fewer than {least} {least|entry|entries}',
  'problem.among': 'is none of these: {among}',
  'problem.stranger': 'holds what nobody knows: {keys}',
  'problem.no-field': 'names no field',
  'problem.ill-formed': 'is no well-formed text',
  'problem.no-face': 'is no face of a die',
  'problem.no-game': 'is no game known here',
  'problem.no-id': 'is no id',
  'problem.seat-twice': 'names a seat twice',
  'problem.no-object': 'is no JSON object',
  'problem.no-kind': 'has neither "kind" nor "command"',
  'problem.no-kinded': 'is no object with a "kind"',
  'problem.other-session': 'holds an evening of {game}, not of {asked}',
  'problem.no-json': 'is no JSON',
  'problem.cannot-read': 'cannot be read ({detail})',
  'problem.unwritable': 'cannot be written ({detail})',
  'refusal.bad-line': 'Refused: {where} {problem}. Nothing entered.',
  'refusal.unknown-command': 'Refused: {game} knows no command "{kind}". It knows {known}. Nothing entered.',
  'refusal.too-long': 'Refused: the line has {length} characters, and {most} are the most. Nothing entered.',
  'refusal.unknown-game': 'Refused: no game is called "{game}". There are {known}.',
  'refusal.bad-setup': 'Refused: in the setup, {where} {problem}. Nothing begun.',
  'refusal.bad-question': 'Refused: in the question, {where} {problem}.',
  'refusal.not-over': 'This evening is not over yet. Play it out, or begin a new one on the start page.',
  'refusal.nothing-typed-in': 'Nothing to keep: nothing of dice, cards or board was typed in here.',
  'refusal.not-kept': 'Refused: {problem}. It is not kept.',
  'refusal.bad-kept': 'Refused: in what is to be kept, {where} {problem}.',
  'refusal.nothing-to-keep': 'Refused: of “{choice}” this game keeps nothing of the table’s own.',
  'refusal.not-offered': 'Refused: “{value}” is not offered for “{choice}”. Choose anew, then begin.',
  'refusal.no-session': 'No evening is open. Begin one on the start page, or go on with an earlier one.',
  'refusal.no-evening': 'There is no recorded evening of {game}.',
  'refusal.nothing-unfinished': 'Nothing is unfinished. Begin a new evening.',
  'refusal.not-in-trash': 'That evening is not in the trash any more.',
  'refusal.no-such-option': 'Refused: this game has no such rule to settle: {option}. Nothing saved.',
  'refusal.no-last-time': 'There was no last time yet. Begin a new evening.',

  'rule.table.prompts.title': 'What the table waits for',
  'rule.table.prompts':
    'An answer counts while its question is open. If something else was entered first, the question may be gone; look at what is asked now and answer that.',
  'rule.table.undo.title': 'Undo and redo',
  'rule.table.undo':
    'Undo takes back the newest entry, or a whole correction, and names it. Redo brings it back until something new is entered. Nothing is ever deleted from the log.',
  'rule.table.correct.title': 'Correcting the past',
  'rule.table.correct':
    'A correction changes one or more earlier entries together. Everything after them is decided anew; what the rules would then refuse stays all the same, since the table did it, and is called “overruled” in the log.',
  'rule.table.secrets.title': 'What is secret',
  'rule.table.secrets':
    'An answer that is not turned over yet, a noted hand and a purse behind its screen are known to their captain alone. Nothing that others are told depends on them: where a correction touches such an answer, whether it is still possible shows when it is turned over. The scorekeeper may look at somebody’s secrets; the log then says so.',
  'rule.table.begin.title': 'The beginning',
  'rule.table.begin':
    'The first entry holds who sits where, the house rules and the data that is played with. It can be corrected like any other.',
  'rule.table.pause.title': 'The clock',
  'rule.table.pause': 'A pause stops the clock. The next entry starts it again by itself.',
  'rule.table.depth.title': 'What you tell',
  'rule.table.depth':
    'A table may tell only bids and fights won, who won each fight, or every card. It can change at any moment.',
  'rule.table.seats.title': 'Seats and captains',
  'rule.table.seats': 'Each seat has a mark. Captains may come and go; what they had stays with the seat.',
  'rule.table.saving.title': 'Saving',
  'rule.table.saving':
    'Every entry is on the disk before it is shown. If the disk fails nothing changes; going on unsaved is the scorekeeper’s decision, and every display says so.',
  'rule.table.lines.title': 'Commands as lines',
  'rule.table.lines':
    'Each line is one JSON object. A line that cannot be read is refused by itself; the lines after it are read as usual.',

  'fault.disk-full': 'The disk is full. Nothing is lost: make room, then press "try again".',
  'fault.read-only':
    'The folder of the evenings cannot be written to. Give the program leave to write there, then press "try again".',
  'fault.locked': 'Another program is using it: {detail}. Close that one, or choose another place.',
  'fault.damaged':
    'The file is damaged: {detail}. Opened in the app, it is set aside and all that its seals still hold is saved.',
  'fault.newer':
    'This file was written by a newer Quartermaster ({detail}). Update this one to open it; the file was left untouched.',
  'fault.foreign': 'This is no evening of Quartermaster: {detail}. Nothing of it was changed.',
  'fault.altered':
    'Another program has put something into this evening that could run by itself: {detail}. Nothing was changed. “Rescue” on the start page makes an evening of all that was entered, without it.',
  'fault.too-large':
    'This file is larger than any evening: {detail}. It was not opened, and nothing of it was changed.',
  'fault.copied-open':
    'This copy was made while the evening was being written: it ends with entry {detail}, and whatever came later is only in the original. Copy it again once the evening is closed; or “Rescue” on the start page makes an evening of what is here.',
  'fault.unplayable':
    'This evening cannot be played again as it was written: {detail}. Nothing of it was changed. A backup or another copy of it may be whole.',
  'fault.gone':
    'There is no such file or folder: {detail}. If a drive was unplugged, bring it back and try again.',
  'fault.bad-name': 'No file can have this name: {detail}. Choose a shorter and plainer one.',
  'fault.cancelled': 'Opening {detail} was cancelled. Nothing was changed.',
  'fault.exists': 'There is a file of that name already: {detail}. Choose another name.',
  'fault.disk': 'The disk answered with a fault: {detail}. Nothing is lost; press "try again".',
} as const;

export type CommonKey = keyof typeof en;
