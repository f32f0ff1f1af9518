import { whenNeeded } from '../../when-needed.ts';

export const symbologies = ['qr', 'datamatrix', 'code128'] as const;
export type Symbology = (typeof symbologies)[number];

/** A rectangle of dark modules. */
export interface Dark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A symbol in modules, without the quiet zone around it. */
export interface Drawn {
  readonly width: number;
  /** Bars have no height of their own: they are drawn as high as there is room. */
  readonly height: number | 'any';
  readonly dark: readonly Dark[];
  /** Modules that have to stay white on each side. */
  readonly quiet: number;
}

/** What the library finds out: squares for the one kind, widths of bars and gaps for the other. */
type Raw =
  | { readonly pixs: readonly number[]; readonly pixx: number; readonly pixy: number }
  | { readonly sbs: readonly number[] };

const names: Readonly<Record<Symbology, { readonly bcid: string; readonly quiet: number }>> = {
  qr: { bcid: 'qrcode', quiet: 4 },
  datamatrix: { bcid: 'datamatrix', quiet: 1 },
  code128: { bcid: 'code128', quiet: 10 },
};

export function draw(symbology: Symbology, text: string): Drawn {
  const { bcid, quiet } = names[symbology];
  const correction = symbology === 'qr' ? { eclevel: 'M' } : {};
  const library = whenNeeded('bwip-js/node');
  const asked = { bcid, text, ...correction } as Parameters<typeof library.raw>[0];
  const [raw] = library.raw(asked) as readonly unknown[] as readonly Raw[];
  if (!raw) throw new Error(`nothing drawn for ${text}`);
  return 'sbs' in raw ? bars(raw.sbs, quiet) : squares(raw, quiet);
}

function squares({ pixs, pixx, pixy }: Extract<Raw, { pixs: unknown }>, quiet: number): Drawn {
  const dark: Dark[] = [];
  for (let y = 0; y < pixy; y++) {
    for (let x = 0; x < pixx; x++) {
      if (pixs[y * pixx + x] !== 1) continue;
      const last = dark.at(-1);
      if (last?.y === y && last.x + last.width === x)
        dark[dark.length - 1] = { ...last, width: last.width + 1 };
      else dark.push({ x, y, width: 1 });
    }
  }
  return { width: pixx, height: pixy, dark, quiet };
}

/** Bars and gaps take turns, beginning with a bar. */
function bars(widths: readonly number[], quiet: number): Drawn {
  let x = 0;
  const dark = widths.flatMap((width, at): readonly Dark[] => {
    const bar = { x, y: 0, width };
    x += width;
    return at % 2 === 0 ? [bar] : [];
  });
  return { width: x, height: 'any', dark, quiet };
}
