import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pages, type Page } from '../contract/link-parts.ts';

export interface StaticFile {
  readonly path: string;
  readonly type: string;
  /** Its name holds a digest of what is in it, so it never changes. */
  readonly lasting: boolean;
  /** What it may do that no other file may: see `pageHeaders`. */
  readonly part?: Part;
}

/** The page with the camera, another that reads labels off a photo, and what does the reading for both. */
type Part = 'camera' | 'reads-labels' | 'label-worker';

const partOfPage: Partial<Record<Page, Part>> = { camera: 'camera', captain: 'reads-labels' };
const workerName = /^label-worker-[\w-]+\.js$/;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
};

export const pathOf = (page: Page): string => (page === 'start' ? '/' : `/${page}`);

/**
 * The built displays by the path one asks for. Looked up in a list and never joined from what was asked, so that no
 * path leads out of the folder.
 */
export function staticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of namesIn(join(folder, 'assets'))) {
    const type = types[extname(name)];
    const part = workerName.test(name) ? { part: 'label-worker' as const } : {};
    if (type)
      files.set(`/assets/${name}`, { path: join(folder, 'assets', name), type, lasting: true, ...part });
  }
  const furnished = new Set(namesIn(join(folder, 'displays')));
  for (const page of pages.filter((each) => furnished.has(each))) {
    const path = join(folder, 'displays', page, 'index.html');
    const part = partOfPage[page];
    files.set(pathOf(page), {
      path,
      type: 'text/html; charset=utf-8',
      lasting: false,
      ...(part ? { part } : {}),
    });
  }
  return files;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Its bytes, or nothing if it was taken away meanwhile. */
export async function contentOf({ path }: StaticFile): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}

/**
 * What a page may load and where it may connect to: itself. `socket` where it talks over one. The part that reads
 * labels is a worker under a policy of its own: it alone may run what it fetches from here, and it talks to nobody.
 */
export function pageHeaders(file: StaticFile | undefined, socket: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    file?.part === 'label-worker' ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
    "style-src 'self'",
    // A chart is drawn from the page's own memory before it is saved as a picture.
    "img-src 'self' blob:",
    "font-src 'self'",
    "media-src 'self'",
    file?.part === 'label-worker' ? "connect-src 'self'" : `connect-src ${socket}`,
    file?.part === 'reads-labels' || file?.part === 'camera' ? "worker-src 'self'" : "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const camera = file?.part === 'camera' ? '(self)' : '()';
  return {
    'Content-Security-Policy': policy,
    'Content-Type': file?.type ?? 'text/html; charset=utf-8',
    'Cache-Control': file?.lasting ? 'public, max-age=31536000, immutable' : 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`,
  };
}
