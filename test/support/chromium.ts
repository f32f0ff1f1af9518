import { existsSync } from 'node:fs';

/** The browser that people have, for what it takes a whole one: names, downloads, what is kept between two visits. */
export const chromiumPath = '/usr/bin/chromium';

const shellPath = '/usr/bin/chromium-headless-shell';

/** The same engine without a window around it, which nobody sees here and which is more than half of the work. */
export const pagePath = existsSync(shellPath) ? shellPath : chromiumPath;

/**
 * What stands on the pages and where is as ever, down to the last frame, but nothing is painted: nobody looks, and to
 * paint is two fifths of the work. What a script draws for itself, such as a picture that is kept, is drawn; what it
 * takes from a camera is not.
 */
export const unpainted = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--ignore-gpu-blocklist',
  '--enable-gpu-rasterization',
  '--disable-gl-drawing-for-tests',
  '--disable-accelerated-2d-canvas',
  // With no room for what would be painted, nobody prepares it either: a twelfth of the work.
  '--force-gpu-mem-available-mb=1',
];
