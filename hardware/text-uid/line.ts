import { bareUid, findUid, type WrittenUid } from './uid.ts';
import { jsonUid } from './json.ts';

/** What one line of a program says. */
export type TextLine =
  | { readonly kind: 'uid'; readonly text: string; readonly uid: WrittenUid; readonly by: 'name' | 'alone' }
  /** Words that only a program with an RFID chip says. */
  | { readonly kind: 'introduction'; readonly text: string }
  | { readonly kind: 'chatter'; readonly text: string };

const colours = /\x1b\[[\d;]*[A-Za-z]/g;

/** What stands before a UID in the sketches and logs there are, in the languages they are written in. */
const names =
  /(?<![a-z])(?:n?uid|tag|card|rfid|nfc|picc|transponder|chip|id|in (?:hex|dec)|badge|key ?fob|karte|marke|tarjeta|cart[ae]o?|carte|kartu|scheda|kaart)(?![a-z])[^\n]*?[:=#'"»\s]/i;

/** What else a card holds, and what else a program counts: of these lines none is a UID. */
const otherThings =
  /(?<![a-z])(?:keys?|blocks?|sectors?|pages?|sak|atqa|ats|sens_res|crc|bcc|firmware|version|data|payload|length|time|uptime|millis|heap|free|size|baud|mac|address|ip|rssi|write|writing|wrote|read from)(?![a-z])/i;

const inDecimal = /(?<![a-z])dec(?:imal)?(?![a-z])/i;

const introductions =
  /(?<![a-z\d])(?:m?f?rc-?522|pn53[23]|pn7160|pn5180|rdm-?6300|em-?18|mifare|ntag|iso ?14443a?|picc|nuid|rfid|nfc)(?![a-z\d])/i;

function namedUid(text: string): WrittenUid | undefined {
  const name = names.exec(text);
  if (!name) return undefined;
  const before = text.slice(0, name.index + name[0].length);
  const rest = text.slice(name.index);
  if (otherThings.test(rest)) return undefined;
  return findUid(withoutClock(rest), inDecimal.test(before));
}

/** The time of day and the source of a log's line hold figures of their own. */
const withoutClock = (text: string): string =>
  text.replace(/\[[^\]]*\]|\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?/g, ' ');

export function readLine(line: string): TextLine {
  const text = line.replace(colours, '').trimEnd();
  const named = jsonUid(text) ?? namedUid(withoutClock(text));
  if (named) return { kind: 'uid', text, uid: named, by: 'name' };
  const alone = bareUid(text);
  if (alone) return { kind: 'uid', text, uid: alone, by: 'alone' };
  return { kind: introductions.test(text) ? 'introduction' : 'chatter', text };
}
