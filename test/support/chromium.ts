import { existsSync } from 'node:fs';

/** The browser that people have, for what it takes a whole one: names, downloads, what is kept between two visits. */
export const chromiumPath = '/usr/bin/chromium';

const shellPath = '/usr/bin/chromium-headless-shell';

/** The same engine without a window around it, which nobody sees here and which is more than half of the work. */
export const pagePath = existsSync(shellPath) ? shellPath : chromiumPath;
