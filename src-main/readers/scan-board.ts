import { readMark, type BoardAction, type Mark } from '../chest/board.ts';
import type { Contents } from '../chest/contents.ts';
import type { NewReading } from '../log/entry.ts';
import { message, type MessageValue } from '../rules/kernel/message.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { Outcome } from '../session/request.ts';
import type { RunningTable } from '../session/running-table.ts';
import { isFar } from '../session/serve.ts';
import type { Report } from '../../hardware/report.ts';
import type { ButtonAction } from './reader-buttons.ts';
import { accepted, noted, refused, type Taken } from './taken.ts';

/** What a code of a board stands for, once it can go to the questions that are open. */
export interface BoardSign {
  readonly signs: readonly Sign[];
  readonly what: MessageValue;
  /** Readings of the digits that a long number was typed with. */
  readonly also: readonly number[];
}

export type FromBoard = { readonly sign: BoardSign } | { readonly taken: Taken };

interface Typed {
  readonly digits: string;
  readonly readings: readonly number[];
}

/** More digits than any number at a table has. */
const longest = 4;

/** Codes of a scan board, read by whatever reader: what answers a question becomes a sign, the rest is done here. */
export class ScanBoard {
  readonly #table: RunningTable;
  /** A long number that is being typed, by the reader it is typed with. */
  readonly #typed = new Map<string, Typed>();
  #next = 0;

  constructor(table: RunningTable) {
    this.#table = table;
  }

  /** How often the next question was asked for. */
  get next(): number {
    return this.#next;
  }

  /** Undefined for what is no code of a board. */
  read(reader: string, report: Report, contents: Contents, evidence: NewReading): FromBoard | undefined {
    const read = report.kind === 'code' ? readMark(report.text, contents) : undefined;
    if (!read) return undefined;
    if (read.kind === 'mark') return this.#mark(reader, read.mark, contents, evidence);
    this.#table.keepReading(evidence, 'refused', `board-${read.kind}`);
    const values = read.kind === 'other-game' ? { initials: read.initials } : {};
    return { taken: refused(`board.${read.kind}`, values) };
  }

  /** A button of a reader that may do so. */
  press(reader: string, action: ButtonAction, evidence: NewReading): Taken {
    return this.#steer(reader, action, this.#typed.get(reader), evidence);
  }

  #mark(reader: string, mark: Mark, contents: Contents, evidence: NewReading): FromBoard {
    const typed = this.#typed.get(reader);
    if (mark.kind === 'action') return this.#act(reader, mark.action, typed, evidence);
    if (mark.kind === 'number' && typed && mark.value < 10)
      return { taken: this.#type(reader, typed, typed.digits + String(mark.value), evidence) };
    this.#typed.delete(reader);
    return { sign: { ...signOf(mark, contents), also: [] } };
  }

  #act(reader: string, action: BoardAction, typed: Typed | undefined, evidence: NewReading): FromBoard {
    switch (action) {
      case 'digits':
        return { taken: this.#type(reader, { digits: '', readings: [] }, '', evidence) };
      case 'minus':
        return { taken: this.#type(reader, { digits: '', readings: [] }, '-', evidence) };
      case 'enter':
        return this.#enter(reader, typed, evidence);
      case 'next':
      case 'undo':
      case 'redo':
        return { taken: this.#steer(reader, action, typed, evidence) };
    }
  }

  #steer(reader: string, action: ButtonAction, typed: Typed | undefined, evidence: NewReading): Taken {
    if (action !== 'next') return this.#move(reader, action, typed, evidence);
    this.#next += 1;
    this.#table.keepReading(evidence, 'dropped', 'next');
    return accepted('board.next', {});
  }

  #type(reader: string, before: Typed, digits: string, evidence: NewReading): Taken {
    const kept = this.#table.keepReading(evidence, 'asked');
    const readings = kept === undefined ? before.readings : [...before.readings, kept];
    const isLonger = digits.replace('-', '').length > longest;
    this.#typed.set(reader, { digits: isLonger ? before.digits : digits, readings });
    return noted('board.typed', { digits: isLonger ? before.digits : `${digits}…` });
  }

  #enter(reader: string, typed: Typed | undefined, evidence: NewReading): FromBoard {
    this.#typed.delete(reader);
    if (!typed || !/\d/.test(typed.digits)) {
      this.#table.keepReading(evidence, 'refused', 'board-empty');
      return { taken: refused('board.empty', {}) };
    }
    const value = Number(typed.digits);
    return { sign: { signs: [{ kind: 'number', value }], what: value, also: typed.readings } };
  }

  /** Whoever is typing takes back what was typed; else the newest fact, or brings it back. */
  #move(reader: string, action: 'undo' | 'redo', typed: Typed | undefined, evidence: NewReading): Taken {
    if (typed && action === 'undo') {
      this.#typed.delete(reader);
      this.#table.keepReading(evidence, 'dropped', action);
      return accepted('board.untyped', {});
    }
    const entry = action === 'undo' ? this.#table.head : (this.#table.redoEntry ?? 0);
    if (isFar(this.#table, action)) {
      this.#table.keepReading(evidence, 'dropped', action);
      const moving = this.#table.inTurn(() => this.#table.moving(action, entry));
      const later = moving.then((outcome) => moved(action, entry, outcome));
      return { ...noted(`board.${action}Begun`, { entry }), later };
    }
    const outcome = this.#table[action](entry);
    this.#table.keepReading(evidence, outcome.kind === 'refused' ? 'refused' : 'dropped', action);
    return moved(action, entry, outcome);
  }
}

function moved(action: 'undo' | 'redo', entry: number, outcome: Outcome): Taken {
  switch (outcome.kind) {
    case 'refused':
      return refused(
        'refused',
        { what: message(`board.action.${action}`), why: message(`refusal.${outcome.refusal.code}`) },
        outcome,
      );
    case 'held':
      return refused('held', { what: message(`board.action.${action}`) }, outcome);
    case 'entered':
    case 'repeated':
    case 'asked':
    case 'waiting':
      return accepted(`board.${action}`, { entry }, outcome);
  }
}

function signOf(mark: Exclude<Mark, { kind: 'action' }>, contents: Contents): Omit<BoardSign, 'also'> {
  switch (mark.kind) {
    case 'number':
      return { signs: [{ kind: 'number', value: mark.value }], what: mark.value };
    case 'seat':
      return { signs: [{ kind: 'token', seat: mark.seat }], what: { seat: mark.seat } };
    case 'choice': {
      const { choice } = mark;
      return {
        signs: [
          { kind: 'choice', choice },
          { kind: 'button', button: choice },
        ],
        what: message(`board.choice.${choice}`),
      };
    }
    case 'face': {
      const piece = contents.piece(mark.piece);
      return { signs: piece ? [piece.sign] : [], what: piece ? piece.name : mark.piece };
    }
  }
}
