/** What the link itself says to a page that may not, cannot or has not yet. */
export const en = {
  'refusal.not-a-message': 'Refused: that was no message this program knows. Nothing was done.',
  'refusal.message-too-long': 'Refused: a message of {length} characters, and {most} are the most.',
  'refusal.slow-down': 'Refused: too many messages at once. Wait a moment and try again.',
  'refusal.hello-first': 'Refused: a page says hello before anything else.',
  'refusal.no-hello': 'This page did not say hello in time.',
  'refusal.no-such-call': 'Refused: there is nothing here called "{call}".',
  'refusal.bad-call': 'Refused: {where} {problem}. Nothing was done.',
  'refusal.not-allowed': 'Refused: that is for the scorekeeper.',
  'refusal.needs-link': 'This page opens by a link that works once: {where}.',
  'refusal.link-used':
    'That link has let its browser in already, and works once. A console that is open makes another.',
  'refusal.link-expired':
    'That link was good for ten minutes, and they are over. A console that is open makes another.',
  'refusal.link-unknown':
    'That link is from another start of the program. As for the one that counts, {where}.',
  'refusal.link-elsewhere': 'The link was opened once more, in another browser, and has let that one in.',
  'refusal.not-known':
    'This browser is not known here any more, and the page opens by a link that works once: {where}.',
  'waiting.forgotten': 'Not known here any more. The console shows the same number and lets you in anew.',
  'link.terminal': 'it stands in the terminal in which Quartermaster was started',
  'link.window': 'the console in Quartermaster’s own window makes one, under Phones',
  'refusal.no-seat': 'Refused: take a seat first.',
  'refusal.not-your-seat': 'Refused: from here only {seats} can answer. Nothing entered.',
  'refusal.names-no-seat': 'Refused: a captain’s answer names their own seat. Nothing entered.',
  'refusal.needs-prompt': 'Refused: a captain’s answer names the question it answers. Nothing entered.',
  'refusal.not-asked':
    'Refused: the table has gone on since. This seat is asked something else now, or nothing. Nothing entered.',
  'refusal.seat-taken': 'Refused: another device holds that seat. The console can free it.',
  'refusal.no-such-seat': 'Refused: nobody plays {mark} this evening.',
  'refusal.no-session': 'Refused: no evening is open.',
  'refusal.no-such-device': 'Refused: that device is not here any more.',
  'refusal.room-shut': 'Refused: others cannot reach this computer yet. Let them join first.',
  'refusal.no-such-address': 'Refused: this computer has no address {address} now.',
  'refusal.cannot-listen': 'Others cannot be let in: the port could not be opened ({detail}).',
  'refusal.pass-expired':
    'This code was good for ten minutes, and they are over. Scan the one that the television shows now.',
  'refusal.pass-unknown': 'This code is not from this table. Scan the one that the television shows now.',
  'refusal.revoked': 'The scorekeeper has disconnected this device. Scan the code again to come back.',
  'refusal.turned-away': 'The scorekeeper did not let this device in.',
  'refusal.too-many': 'Too many messages that could not be read. Load the page again.',
  'refusal.room-full': 'Too many pages are open from here. Close some and try again.',
  'refusal.not-known-here':
    'Refused: this device is not known here any more. Load the page again and ask to be let in.',
  'refusal.too-many-devices':
    'More devices came by this code, or from your network, than sit at a table. Wait for the next code, or ask the console.',
  'refusal.knocks-full': 'Many wait to be let in already. This page tries again by itself.',
  'refusal.slow': 'Too many tries from your network. Wait a minute and try again.',
  'refusal.shut': 'The scorekeeper has closed the table for other devices.',
  'refusal.only-here': 'A camera works only at the table’s own computer: open its page there.',
  'refusal.ended': 'The program has ended.',
  'refusal.no-such-evening': 'Refused: that evening is not in the logbook. Open the list anew.',
  'refusal.not-your-evening': 'Refused: from here only the evenings of your own captain can be seen.',
  'refusal.no-such-person': 'Refused: that person is not in the logbook any more. Nothing was changed.',
  'refusal.same-person': 'Refused: that is one person already. Choose another one. Nothing was changed.',
  'refusal.only-name': 'Refused: {detail} is the only name of that person. Nothing was changed.',
  'refusal.no-such-folder':
    'Refused: there is no folder {folder} on the table’s computer. Write its whole path, as the computer shows it.',
  'refusal.no-such-backup': 'Refused: that backup is not there any more. Nothing was changed.',
  'refusal.evening-is-open': 'Refused: that evening is open. Leave it first.',
  'refusal.sealed-evening':
    'Refused: that evening is not over, and a file of it would show what is still secret. Make it only if everybody at the table agrees: the log then says that everybody’s secrets were looked at.',
  'refusal.no-result':
    'Refused: that evening is not over, so there is no result to hand over. Nothing was written.',
  'refusal.newer-game':
    'Refused: it is of a game that this version does not know ({game}). Nothing was changed.',
  'refusal.evening-broken':
    'Refused: entry {entry} of the file does not follow from those before it. Nothing was changed.',
  'refusal.hash-differs':
    'Refused: the file was changed after it was made: what it tells of {id} does not fit its fingerprint. Nothing here was changed.',
  'refusal.not-understood':
    'Refused: that is no evening, nor one as JSON, no archive and no chest of Quartermaster. Nothing was changed.',
  'refusal.not-json': 'Refused: the file cannot be read: {where} {problem}. Nothing was changed.',
  'refusal.result-unclear':
    'Refused: from this play alone nobody can say who sat there and how it ended. Nothing of it was taken in.',
  'refusal.only-result':
    'Refused: of this evening only the result is known; it was brought from elsewhere and has no log. Nothing was changed.',
  'refusal.chest-refused': 'Refused: the chest in it was not taken: {problem}. Nothing was changed.',
  'refusal.not-an-archive': 'Refused: that is no archive, or only half of one. Nothing was changed.',
  'refusal.archive-name':
    'Refused: the archive names a file that leads out of it or comes twice: {name}. Nothing was changed.',
  'refusal.archive-broken': 'Refused: the archive is damaged at {name}. Nothing of that file was taken in.',
  'refusal.archive-large': 'Refused: {name} in the archive is larger than any evening. Nothing was changed.',
  'refusal.archive-full':
    'Refused: all evenings together are more than one archive holds. Copy the folder instead.',
  'refusal.stopped': 'Stopped. What was done before stays done.',
  'refusal.link-too-long':
    'Refused: with so many and so long names the result is longer than a code can be. Save the file for BG Stats instead. Nothing was changed.',
  'refusal.upload-lost': 'Refused: parts of the file are missing. Bring it again. Nothing was changed.',
  'refusal.upload-large': 'Refused: the file has more than {most} MB. Bring it with qm import instead.',
  'refusal.bug': 'Something went wrong inside the program. Nothing was entered; it is written down.',
  'refusal.no-desktop': 'Only the app in its own windows can be told to open files by double click.',
  'refusal.not-registered': 'The system did not take it: {detail}.',
  'fault.differs':
    'That evening is here too, and has gone on otherwise than in the file. Put the one here into the trash first, then open the file again.',

  'fault.open-here':
    'That evening is open here, and the file goes on with it. Leave it first, then open the file again.',

  'help.title': 'Not at the table yet',
  'help.expired': 'The code you scanned has expired. Scan the one that is on the television now.',
  'help.unknown':
    'The code you scanned is not known here. It may be from another evening or another computer.',
  'help.name':
    'You came by the name “{name}”, which this computer does not go by. Scan the code on the television, or type one of its addresses.',
  'help.slow': 'Too many tries from your address. Wait a minute, then scan the code again.',
  'help.nothing': 'There is no page at {path}.',
  'help.method': 'That cannot be asked of this address.',
  'help.only-here':
    'The page of a camera opens only at the table’s own computer: a browser lends its camera to no page of another.',
  'help.look': 'This page shows what the table’s computer can see of you.',
  'help.seen': 'What the table’s computer saw',
  'help.from': 'Your address',
  'help.to': 'The address you reached',
  'help.asked': 'What you asked for',
  'help.when': 'Its time',
  'help.browser': 'Your browser',
  'help.open': 'Other devices may join',
  'help.yes': 'yes',
  'help.no': 'no',
  'help.try': 'What helps',
  'help.try.network': 'Join the same wireless network as the table’s computer, and not its guest network.',
  'help.try.vpn': 'Switch off a VPN or “private relay” on this phone for the evening.',
  'help.try.address': 'The scorekeeper can show a code for another address of the computer.',
  'help.try.knock': 'Or open {url} here; the console then asks whether to let you in.',
} as const;

export type LinkKey = keyof typeof en;
