import type { Contents } from '../chest/contents.ts';
import { find } from '../chest/find.ts';
import type { Hold } from '../chest/hold.ts';
import { emptyTable, missing, see, thingsWith, type Packing } from '../chest/packing.ts';
import type { PackingPart } from '../contract/reader-parts.ts';
import type { Chest } from '../log/library/chests.ts';
import { message } from '../rules/kernel/message.ts';
import { belongs } from './names.ts';
import type { Speak } from './speak.ts';
import type { Taken } from './taken.ts';

/** A box is being packed: everything is scanned once. */
export class PackingUp {
  readonly chest: Chest;
  readonly #hold: Hold;
  readonly #contents: Contents;
  readonly #speak: Speak;
  #packing: Packing = emptyTable;

  constructor(hold: Hold, chest: Chest, contents: Contents, speak: Speak) {
    this.chest = chest;
    this.#hold = hold;
    this.#contents = contents;
    this.#speak = speak;
  }

  get part(): PackingPart {
    const marked = this.#hold.marked(this.chest);
    const expected = thingsWith(this.#contents, (key) => marked.has(key));
    const left = missing(this.#packing, expected);
    return {
      chest: this.chest.id,
      seen: expected.length - left.length,
      of: expected.length,
      missing: left.flatMap(({ piece }) => {
        const known = this.#contents.piece(piece);
        return known ? [{ piece, name: this.#speak(known.name) }] : [];
      }),
      strangers: this.#packing.strangers.map(({ tag, found }) => ({
        tag,
        words: this.#speak(belongs(found, tag)),
      })),
    };
  }

  take(tag: string): Taken {
    const { chests } = this.#hold;
    const found = find({ chests, chest: this.chest, contents: this.#contents }, tag);
    const { packing, kind } = see(this.#packing, tag, found);
    this.#packing = packing;
    if (found.kind !== 'piece')
      return { outcome: 'refused', message: belongs(found, tag), signal: 'refused', game: this.chest.game };
    const words = message(`reader.pack.${kind}`, { what: found.piece.name });
    return { outcome: 'accepted', message: words, signal: 'accepted', game: this.chest.game };
  }
}
