import type { Contents } from '../chest/contents.ts';
import { find } from '../chest/find.ts';
import type { ChestRefusal, Hold } from '../chest/hold.ts';
import {
  learnt,
  pick,
  show,
  startTeaching,
  unlearnt,
  type Lesson,
  type Taught,
  type Teaching,
} from '../chest/teaching.ts';
import type { TeachingPart } from '../contract/reader-parts.ts';
import type { Chest } from '../log/library/chests.ts';
import { message, type Message } from '../rules/kernel/message.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { belongs } from './names.ts';
import type { Speak } from './speak.ts';
import type { Taken } from './taken.ts';

interface Told {
  readonly tag: string;
  readonly message: Message;
  readonly outcome: NonNullable<TeachingPart['last']>['outcome'];
}

/** A chest is being taught: what readers read goes here and not to the table. */
export class Lessons {
  readonly chest: Chest;
  readonly #hold: Hold;
  readonly #contents: Contents;
  readonly #speak: Speak;
  #teaching: Teaching;
  #told: Told | undefined;

  constructor(
    hold: Hold,
    chest: Chest,
    contents: Contents,
    speak: Speak,
    kinds: readonly Piece['kind'][] | undefined,
  ) {
    this.chest = chest;
    this.#hold = hold;
    this.#contents = contents;
    this.#speak = speak;
    this.#teaching = startTeaching(contents, kinds, this.#isTagged());
  }

  get part(): TeachingPart {
    const { order, offered } = this.#teaching;
    const piece = offered === undefined ? undefined : this.#contents.piece(offered);
    const isTagged = this.#isTagged();
    return {
      chest: this.chest.id,
      game: this.chest.game,
      offered: piece ? { piece: piece.key, name: this.#speak(piece.name) } : null,
      taught: order.filter(isTagged).length,
      of: order.length,
      last: this.#told
        ? { tag: this.#told.tag, words: this.#speak(this.#told.message), outcome: this.#told.outcome }
        : null,
    };
  }

  take(tag: string): Taken {
    const { chests } = this.#hold;
    const found = find({ chests, chest: this.chest, contents: this.#contents }, tag);
    const taught = show(this.#teaching, tag, found);
    return taught.kind === 'teach' ? this.#teach(taught) : this.#tellWhyNot(tag, taught);
  }

  /** The tag that was last refused goes to the offered piece all the same. */
  move(): Result<void, ChestRefusal> {
    const { offered } = this.#teaching;
    if (!this.#told || offered === undefined) return refuse({ code: 'nothing-to-teach' });
    const moved = this.#learn({ tag: this.#told.tag, piece: offered }, 'move');
    return moved.ok ? accept(undefined) : moved;
  }

  pick(piece: string): Result<void, ChestRefusal> {
    if (!this.#contents.piece(piece)) return refuse({ code: 'no-such-piece', values: { piece } });
    this.#teaching = pick(this.#teaching, piece);
    return accept(undefined);
  }

  back(): Result<void, ChestRefusal> {
    const { last } = this.#teaching;
    if (!last) return refuse({ code: 'nothing-to-teach' });
    const untagged = this.#hold.untag(last.tag);
    if (!untagged.ok) return untagged;
    this.#teaching = unlearnt(this.#teaching);
    this.#told = undefined;
    return accept(undefined);
  }

  #teach(lesson: Lesson): Taken {
    const learned = this.#learn(lesson);
    if (learned.ok)
      return { outcome: 'accepted', message: learned.value, signal: 'accepted', game: this.chest.game };
    const { code } = learned.no;
    const values = 'values' in learned.no ? learned.no.values : {};
    return {
      outcome: 'refused',
      message: message(`refusal.${code}`, values),
      signal: 'refused',
      game: this.chest.game,
    };
  }

  #learn(lesson: Lesson, move?: 'move'): Result<Message, ChestRefusal> {
    const stored = this.#hold.teach(this.chest, lesson.tag, lesson.piece, move);
    if (!stored.ok) return stored;
    const words = message('reader.teach.taught', { what: this.#nameOf(lesson.piece) });
    this.#told = { tag: lesson.tag, message: words, outcome: 'taught' };
    this.#teaching = learnt(this.#teaching, lesson, this.#isTagged());
    return accept(words);
  }

  #tellWhyNot(tag: string, taught: Exclude<Taught, { kind: 'teach' }>): Taken {
    if (taught.kind === 'again') return { outcome: 'noted', message: message('reader.teach.again') };
    const words = this.#whyNot(tag, taught);
    this.#told = { tag, message: words, outcome: taught.kind };
    return { outcome: 'refused', message: words, signal: 'refused', game: this.chest.game };
  }

  #whyNot(tag: string, taught: Exclude<Taught, { kind: 'teach' | 'again' }>): Message {
    switch (taught.kind) {
      case 'duplicate':
        return message('reader.teach.duplicate', { what: taught.piece.name });
      case 'printed':
        return message('reader.teach.printed', { what: taught.piece.name });
      case 'stranger':
        return belongs(taught.found, tag);
      case 'nothing-offered':
        return message('reader.teach.nothing');
    }
  }

  #nameOf(key: string): Message | string {
    return this.#contents.piece(key)?.name ?? key;
  }

  #isTagged(): (key: string) => boolean {
    const tagged = new Set(this.#hold.chests.tags(this.chest.id).map(({ piece }) => piece));
    return (key) => tagged.has(key);
  }
}
