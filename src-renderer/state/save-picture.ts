import { bytesOf, saveBlob } from './save-file.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Drawn by the browser itself, from its own memory. */
export async function pngOf(svg: string, { width, height }: Size, scale: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width * scale, height * scale);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture for a chat, which came as SVG with everything in it. */
export async function savePictureAsPng(base64: string, name: string): Promise<void> {
  const svg = new TextDecoder().decode(bytesOf(base64));
  saveBlob(await pngOf(svg, { width: 1080, height: 1350 }, 1), name.replace(/\.svg$/, '.png'));
}
