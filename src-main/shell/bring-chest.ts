import type { Hold } from '../chest/hold.ts';
import { chestFileSchema, exportChest, importChest } from '../chest/transfer.ts';
import { problemOf } from '../contract/problem.ts';
import type { BroughtChest } from '../logbook/files/bring.ts';
import type { FileNo } from '../logbook/files/file-no.ts';
import { message } from '../rules/kernel/message.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';

/** A chest from another table, unless it is here already, tag for tag. The one in use stays in use, and that is told. */
export function importChestInto(hold: Hold, value: unknown): Result<BroughtChest, FileNo> {
  const read = chestFileSchema.safeParse(value);
  if (!read.success) return refuse({ code: 'not-json', values: { ...problemOf(read.error) } });
  const text = JSON.stringify(read.data);
  if (hold.list().some((chest) => JSON.stringify(chestFileSchema.parse(exportChest(hold, chest))) === text))
    return accept({ isNew: false });
  const imported = importChest(hold, read.data);
  if (!imported.ok) return refuse({ code: 'chest-refused', values: { problem: imported.no.code } });
  const { id, game, name } = imported.value;
  const inUse = hold.inUse(game);
  if (!inUse || inUse.id === id) return accept({ isNew: true });
  return accept({ isNew: true, told: message('brought.chest.beside', { chest: name, used: inUse.name }) });
}
