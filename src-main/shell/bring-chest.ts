import type { Hold } from '../chest/hold.ts';
import { chestFileSchema, exportChest, importChest } from '../chest/transfer.ts';
import { problemOf } from '../contract/problem.ts';
import type { FileNo } from '../logbook/files/file-no.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';

/** A chest from another table, unless it is here already, tag for tag. */
export function importChestInto(hold: Hold, value: unknown): Result<void, FileNo> {
  const read = chestFileSchema.safeParse(value);
  if (!read.success) return refuse({ code: 'not-json', values: { ...problemOf(read.error) } });
  const text = JSON.stringify(read.data);
  if (hold.list().some((chest) => JSON.stringify(chestFileSchema.parse(exportChest(hold, chest))) === text))
    return accept(undefined);
  const imported = importChest(hold, read.data);
  return imported.ok
    ? accept(undefined)
    : refuse({ code: 'chest-refused', values: { problem: imported.no.code } });
}
