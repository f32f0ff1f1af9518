import type { SawPart } from '../../../src-main/contract/camera-parts.ts';
import { LabelReader } from '../labels/label-reader.ts';
import type { Read } from '../labels/told.ts';
import type { Hand } from './hand.svelte.ts';

/** Phones take larger pictures than a label needs; a small one is looked at where a large one showed none. */
const sizes = [2000, 1200] as const;
/** So dark is a picture in which a print cannot be told from the paper. */
const dark = 30;

/** Reads the label on a photo of the own card, on this phone; only what stands in the label is sent. */
export async function readPhoto(hand: Hand, file: File): Promise<void> {
  const { seat, words } = hand;
  if (!seat) return;
  hand.refused = undefined;
  hand.photo = words.page('photo.reading');
  const found = await labelOn(file);
  if ('wrong' in found) {
    hand.photo = words.page(`photo.${found.wrong}`);
    return;
  }
  const { text, symbology } = found;
  const asked = { text, seat, ...(/^\][A-Za-z]\w$/.test(symbology) ? { symbology } : {}) };
  const answered = await hand.table.call('photo.scan', asked);
  hand.photo = answered.ok ? (answered.value as SawPart).text : answered.no.text;
}

type Wrong = 'unread' | 'several' | 'dark' | 'blurred' | 'none';

async function labelOn(
  file: File,
): Promise<{ readonly text: string; readonly symbology: string } | { readonly wrong: Wrong }> {
  let reader: LabelReader | undefined;
  try {
    reader = new LabelReader();
    const picture = await createImageBitmap(file);
    let read: Read | undefined;
    for (const size of sizes) {
      read = await reader.read(scaled(picture, size));
      const [label, ...others] = read.labels;
      if (label) return others.length > 0 ? { wrong: 'several' } : label;
    }
    picture.close();
    return { wrong: read ? whyNone(read) : 'none' };
  } catch {
    // No picture at all, or a browser too old for the part that reads.
    return { wrong: 'unread' };
  } finally {
    reader?.close();
  }
}

function whyNone({ cells: { light }, unread }: Read): Wrong {
  const sum = light.reduce((all, one) => all + one, 0);
  if (sum / light.length < dark) return 'dark';
  return unread.length > 0 ? 'blurred' : 'none';
}

function scaled(picture: ImageBitmap, most: number): ImageData {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
