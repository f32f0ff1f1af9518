import { message, type Message } from '../rules/kernel/message.ts';

/** A fault that a reader tells of itself, or that its talk has shown. */
export interface Complaint {
  readonly message: Message;
  /** Its maker has to mend it: it stays until the reader is forgotten, whatever is read meanwhile. */
  readonly isMakers: boolean;
}

const lost = (count: string): Complaint => ({
  message: message('reader.complaint.overflow', { count: Number(count) }),
  isMakers: false,
});

const mend = (key: string, words: string): Complaint => ({
  message: message(`reader.complaint.${key}`, { words }),
  isMakers: true,
});

/** In words for people. What a reader says in words of its own is told as it says it. */
export function complaintOf(code: string, words: string): Complaint {
  switch (code) {
    case 'overflow':
      return /^\d{1,9}$/.test(words) ? lost(words) : other(code, words);
    case 'boot-used-again':
      return mend('bootUsedAgain', words);
    case 'unit-twice':
      return mend('unitTwice', words);
    case 'not-hex':
      return mend('notHex', words);
    default:
      return other(code, words);
  }
}

const other = (code: string, words: string): Complaint => ({
  message: message(words === '' ? 'reader.complaint.bare' : 'reader.complaint.other', { code, words }),
  isMakers: false,
});
