import { isMark } from '../chest/board.ts';
import type { Contents } from '../chest/contents.ts';
import { findTag } from '../chest/find.ts';
import type { Hold } from '../chest/hold.ts';
import type { BesideParts } from '../contract/reader-parts.ts';
import type { Chest } from '../log/library/chests.ts';
import { message } from '../rules/kernel/message.ts';
import type { Piece } from '../rules/kernel/piece.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Report } from '../../hardware/report.ts';
import { Lessons } from './lessons.ts';
import { PackingUp } from './packing-up.ts';
import type { Pieces } from './pieces.ts';
import { tagOf } from './tag-of.ts';
import type { Taken } from './taken.ts';

export interface NoSuchChest {
  readonly code: 'no-such-chest';
}

/** While a chest is taught or a box is packed, readings go there and not to the table. */
export class ChestWork {
  readonly #hold: Hold;
  readonly #pieces: Pieces;
  #lessons: Lessons | undefined;
  #packing: PackingUp | undefined;

  constructor(hold: Hold, pieces: Pieces) {
    this.#hold = hold;
    this.#pieces = pieces;
  }

  get lessons(): Lessons | undefined {
    return this.#lessons;
  }

  get parts(): Pick<BesideParts, 'teaching' | 'packing'> {
    return {
      ...(this.#lessons ? { teaching: this.#lessons.part } : {}),
      ...(this.#packing ? { packing: this.#packing.part } : {}),
    };
  }

  teach(id: string, kinds?: readonly Piece['kind'][]): Result<void, NoSuchChest> {
    return this.#with(id, (chest, contents) => {
      this.#lessons = new Lessons(this.#hold, chest, contents, this.#pieces.speak(chest.game), kinds);
    });
  }

  packUp(id: string): Result<void, NoSuchChest> {
    return this.#with(id, (chest, contents) => {
      this.#packing = new PackingUp(this.#hold, chest, contents, this.#pieces.speak(chest.game));
    });
  }

  stop(): void {
    this.#lessons = undefined;
    this.#packing = undefined;
  }

  /** Undefined where the reading is for the table. What has no tag is not for a chest and is left alone. */
  take(report: Report): Taken | undefined {
    const work = this.#lessons ?? this.#packing;
    const tag = tagOf(report);
    if (!work) return undefined;
    return tag === undefined || isMark(tag)
      ? { outcome: 'noted', message: message('reader.did.notForChest') }
      : work.take(tag);
  }

  /** No session is on: a reader that is tried out says what it has read. */
  name(report: Report): Taken | undefined {
    const tag = tagOf(report);
    if (tag === undefined) return undefined;
    const on = findTag(this.#hold.chests, tag);
    const chest = on && this.#hold.get(on.chest);
    const piece = chest && this.#pieces.contents(chest.game)?.piece(on.piece);
    if (!chest || !piece) return { outcome: 'noted', message: message('reader.did.idle', { what: tag }) };
    const words = message('reader.did.idleIn', { what: piece.name, chest: chest.name });
    return { outcome: 'noted', message: words, game: chest.game };
  }

  #with(id: string, work: (chest: Chest, contents: Contents) => void): Result<void, NoSuchChest> {
    const chest = this.#hold.get(id);
    const contents = chest && this.#pieces.contents(chest.game);
    if (!chest || !contents) return refuse({ code: 'no-such-chest' });
    this.stop();
    work(chest, contents);
    return accept(undefined);
  }
}
