import type { z } from 'zod';
import { formatCode } from '../chest/code.ts';
import { faceTag } from '../chest/find.ts';
import { isPrinted } from '../chest/hold.ts';
import { perPage, sheets } from '../chest/labels/sheets.ts';
import { chestFileSchema, exportChest, importChest } from '../chest/transfer.ts';
import { unknownGame } from '../contract/games.ts';
import { problemOf } from '../contract/problem.ts';
import {
  chestCalls,
  type ChestPart,
  type ChestPiecePart,
  type PackPart,
  type SheetPart,
} from '../contract/reader-calls.ts';
import { handlersOf, type Answered, type Handlers } from '../link/handler.ts';
import { message, type Language, type MessageValues } from '../rules/kernel/message.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { calibrationOf, labelsOf, rememberPrinted, scanBoardOf } from '../readers/labels.ts';
import type { Readers } from '../readers/readers.ts';

interface Refused {
  readonly code: string;
  readonly values?: MessageValues;
}
type CallAsked<Name extends keyof typeof chestCalls> = z.infer<(typeof chestCalls)[Name]['schema']>;

const no = (code: string, values?: MessageValues): Answered => refuse(values ? { code, values } : { code });

/** What pages may ask of chests and their labels. */
export function chestHandlers(readers: Readers): Handlers {
  const { hold, work, pieces } = readers;
  const after = (
    result: Result<unknown, { readonly code: string; readonly values?: MessageValues }>,
  ): Answered => {
    readers.changed();
    return result.ok ? accept(result.value ?? null) : refuse(result.no);
  };
  const lessons = (teach: (lessons: NonNullable<typeof work.lessons>) => Answered): Answered =>
    work.lessons ? teach(work.lessons) : no('nothing-to-teach');
  const stop = (): Answered => {
    work.stop();
    return after(accept(null));
  };
  return handlersOf(chestCalls, {
    'chest.list': () => accept(hold.list().map((chest) => chestPart(readers, chest.id))),
    'chest.pieces': ({ chest }, { language }) => chestPieces(readers, chest, language),
    'chest.new': ({ game, name }) =>
      pieces.contents(game) ? after(hold.create(game, name)) : refuse(unknownGame(game)),
    'chest.rename': ({ chest, name }) => after(hold.rename(chest, name)),
    'chest.remove': ({ chest }) => after(hold.remove(chest)),
    'chest.choose': ({ chest }) => after(hold.choose(chest)),
    'chest.export': ({ chest }) => {
      const known = hold.get(chest);
      return known ? accept(exportChest(hold, known)) : no('no-such-chest');
    },
    'chest.import': ({ file, move }) => {
      const read = chestFileSchema.safeParse(file);
      if (!read.success) return no('bad-call', { ...problemOf(read.error) });
      return after(importChest(hold, read.data, move));
    },
    'chest.tag': ({ chest, tag, piece, move }) => {
      const known = hold.get(chest);
      if (!known) return no('no-such-chest');
      if (!pieces.contents(known.game)?.piece(piece)) return no('no-such-piece', { piece });
      return after(hold.teach(known, tag, piece, move));
    },
    'chest.untag': ({ tag }) => after(hold.untag(tag)),
    'chest.die': (asked) => after(teachDie(readers, asked)),
    'teach.start': ({ chest, kinds }) => after(work.teach(chest, kinds)),
    'teach.pick': ({ piece }) => lessons((open) => after(open.pick(piece))),
    'teach.move': () => lessons((open) => after(open.move())),
    'teach.back': () => lessons((open) => after(open.back())),
    'teach.stop': stop,
    'pack.start': ({ chest }) => after(work.packUp(chest)),
    'pack.stop': stop,
    'labels.sheets': () =>
      accept(
        sheets.map((sheet): SheetPart => ({ sheet: sheet.id, title: sheet.title, labels: perPage(sheet) })),
      ),
    'labels.packs': ({ game }, { language }) =>
      accept(
        pieces.packs(game).map(({ id }): PackPart => ({
          pack: id,
          name: pieces.speak(game)(message(`pack.${id}`))[language],
        })),
      ),
    'labels.print': async (asked, { language }) => {
      const { chest, ...job } = asked;
      const printed = await labelsOf(pieces, job, language);
      if (!printed.ok) return printed;
      if (chest !== undefined) rememberPrinted(hold, chest, printed.value.pieces);
      return accept({ pdf: base64(printed.value.pdf), labels: printed.value.pieces.length });
    },
    'labels.board': async (asked, { language }) => {
      const page = await scanBoardOf(pieces, asked, language);
      return page.ok ? accept({ pdf: base64(page.value) }) : page;
    },
    'labels.calibrate': async (asked, { language }) => {
      const page = await calibrationOf(asked, language);
      return page.ok ? accept({ pdf: base64(page.value) }) : page;
    },
  });
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

function chestPart({ hold }: Readers, id: string): ChestPart {
  const chest = hold.get(id);
  if (!chest) throw new Error(`no chest ${id}`);
  const { name, game } = chest;
  return { id, name, game, inUse: hold.inUse(game)?.id === id, tags: hold.chests.tags(id).length };
}

function chestPieces({ hold, pieces }: Readers, id: string, language: Language): Answered {
  const chest = hold.get(id);
  const contents = chest && pieces.contents(chest.game);
  if (!chest || !contents) return no('no-such-chest');
  const tags = hold.chests.tags(id);
  const printed = new Set(
    hold.chests.pieces(id).flatMap(({ piece, record }) => (isPrinted(record) ? [piece] : [])),
  );
  const speak = pieces.speak(chest.game);
  return accept(
    contents.pieces.map((piece): ChestPiecePart => ({
      piece: piece.key,
      kind: piece.kind,
      name: speak(piece.name)[language],
      code: formatCode(chest.game, piece),
      tags: tags.flatMap((tagged) => (tagged.piece === piece.key ? [tagged.tag] : [])),
      printed: printed.has(piece.key),
    })),
  );
}

/** A die with names of its own stands for a die of the game: its first face for the first there, and so on. */
function teachDie(
  { hold, pieces }: Readers,
  { chest: id, die, row, names, move }: CallAsked<'chest.die'>,
): Result<void, Refused> {
  const chest = hold.get(id);
  if (!chest) return refuse({ code: 'no-such-chest' });
  const faces = pieces.contents(chest.game)?.faces(row) ?? [];
  if (faces.length === 0 || (names && names.length !== faces.length))
    return refuse({ code: 'no-such-die', values: { die: row } });
  const lessons = faces.map(({ key }, at) => ({
    tag: faceTag(die, names?.[at] ?? String(at + 1)),
    piece: key,
  }));
  return hold.teachAll(chest, lessons, move);
}
