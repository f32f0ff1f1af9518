import type { ExportedFile } from '../../src-main/contract/logbook-files.ts';
import type { Table } from '../state/table.svelte.ts';

/** Saves the picture of the evening that has just ended; answers why not, if so. */
export async function keepPicture(table: Table): Promise<string | undefined> {
  const { look } = document.documentElement.dataset;
  const made = await table.call('logbook.keep', { look: look === 'day' ? 'day' : 'evening' });
  if (!made.ok) return made.no.text;
  const { base64, name } = made.value as ExportedFile;
  const { savePictureAsPng } = await import('../state/save-picture.ts');
  await savePictureAsPng(base64, name);
  return undefined;
}
