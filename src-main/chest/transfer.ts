import { z } from 'zod';
import type { Chest } from '../log/library/chests.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { canBeOffered, isEmpty, madeSchema } from './made.ts';
import { canBePlayed, rowsSchema } from './own-rows.ts';
import { fault, isPrinted, type ChestRefusal, type Hold } from './hold.ts';

const text = (most: number) => z.string().min(1).max(most);

/** A chest as a file: what a friend with another copy of the program needs of it. */
export const chestFileSchema = z.strictObject({
  chest: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .describe('The version of this format: 2 where it has own rows, 3 where it has own maps'),
  name: z.string().trim().min(1).max(60),
  game: text(40),
  pieces: z
    .array(
      z.strictObject({
        piece: text(200),
        tags: z.array(text(200)).max(50),
        printed: z.exactOptional(z.boolean()),
      }),
    )
    .max(5000),
  own: z.exactOptional(rowsSchema).describe('What the table has typed in: faces, texts of cards, a board'),
  made: z
    .exactOptional(madeSchema)
    .describe('What the table has made for its set-ups, by choice and name: maps'),
});
export type ChestFile = z.infer<typeof chestFileSchema>;

export function exportChest(hold: Hold, chest: Chest): ChestFile {
  const tags = new Map<string, string[]>();
  for (const { tag, piece } of hold.chests.tags(chest.id)) tags.set(piece, [...(tags.get(piece) ?? []), tag]);
  const printed = new Set(
    hold.chests.pieces(chest.id).flatMap(({ piece, record }) => (isPrinted(record) ? [piece] : [])),
  );
  const pieces = [...new Set([...tags.keys(), ...printed])].sort();
  const { rows } = hold.ownRows(chest);
  const own = Object.keys(rows).length > 0 ? { own: rows } : {};
  const made = hold.made(chest);
  const isOwn = 'own' in own ? 2 : 1;
  return {
    chest: isEmpty(made) ? isOwn : 3,
    name: chest.name,
    game: chest.game,
    pieces: pieces.map((piece) => ({
      piece,
      tags: tags.get(piece) ?? [],
      ...(printed.has(piece) ? { printed: true } : {}),
    })),
    ...own,
    ...(isEmpty(made) ? {} : { made }),
  };
}

export type ImportRefusal =
  | ChestRefusal
  /** Tags of the file are in chests that are here already; nothing was taken in. */
  | { readonly code: 'tags-elsewhere'; readonly values: { readonly count: number; readonly chest: string } }
  | { readonly code: 'tag-twice'; readonly values: { readonly tag: string } }
  /** What it says of cards, dice, the board or maps cannot be played. */
  | { readonly code: 'own-unplayable' };

/** Takes a chest in as a new one, beside the one in use if there is one. Tags that lie in another chest are moved only when told to. */
export function importChest(hold: Hold, file: ChestFile, move?: 'move'): Result<Chest, ImportRefusal> {
  const tags = file.pieces.flatMap(({ piece, tags: all }) => all.map((tag) => ({ tag, piece })));
  const twice = firstTwice(tags.map(({ tag }) => tag));
  if (twice !== undefined) return refuse({ code: 'tag-twice', values: { tag: twice } });
  if ((file.own && !canBePlayed(file.game, file.own)) || (file.made && !canBeOffered(file.game, file.made)))
    return refuse({ code: 'own-unplayable' });
  const elsewhere = tags.flatMap(({ tag }) => hold.chests.find(tag) ?? []);
  const [first] = elsewhere;
  if (first && !move) {
    const chest = hold.get(first.chest)?.name ?? first.chest;
    return refuse({ code: 'tags-elsewhere', values: { count: elsewhere.length, chest } });
  }
  const created = hold.createBeside(file.game, file.name);
  return created.ok ? fill(hold, created.value, file, tags) : created;
}

/** On a fault nothing stays behind of the new chest. */
function fill(
  hold: Hold,
  chest: Chest,
  file: ChestFile,
  tags: readonly { readonly tag: string; readonly piece: string }[],
): Result<Chest, ChestRefusal> {
  const pieces = file.pieces.map(({ piece, printed }) => ({ piece, record: printed ? { printed } : null }));
  const saved = hold.chests.savePieces(chest.id, pieces);
  const filled = saved.ok ? hold.chests.tagAll(tags.map((each) => ({ ...each, chest: chest.id }))) : saved;
  const typed = filled.ok && file.own ? hold.keepOwnRows(chest, { rows: file.own }) : accept(undefined);
  const known = typed.ok && file.made ? hold.keepMade(chest, file.made) : typed;
  if (filled.ok && known.ok) return accept(chest);
  hold.remove(chest.id);
  if (!filled.ok) return fault(filled.no);
  return known.ok ? accept(chest) : known;
}

function firstTwice(tags: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return tags.find((tag) => seen.size === seen.add(tag).size);
}
