/**
 * Pictures of every page at every moment of every game, to be looked at: `npm run pictures -- --out FOLDER`. They
 * are laid out many to a sheet, by page and size. With --only and --pages and --sizes there are fewer.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions } from '../../support/options.ts';
import { openStand, type Stand } from '../house.ts';
import { evenings } from './evenings.ts';
import { photographEvening, photographNothing } from './moments.ts';
import { laySheets } from './sheets.ts';
import { displays, sizes, wallIn } from './wall.ts';

const values = readOptions(
  {
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: displays.join(',') },
    sizes: { type: 'string', default: sizes.join(',') },
    moments: { type: 'string', default: '30' },
  },
  ['moments'],
);

async function photograph(stand: Stand, out: string): Promise<number> {
  const wished = { displays: values.pages.split(','), sizes: values.sizes.split(',') };
  const most = Number(values.moments);
  let taken = 0;
  const folder = (name: string): string => {
    const made = join(out, name);
    mkdirSync(made, { recursive: true });
    return made;
  };
  const wanted = (name: string): boolean => name.includes(values.only);
  for (const language of ['en', 'de'] as const)
    if (wanted(`nothing-${language}`))
      taken += await photographNothing(stand, wallIn(language, wished), folder(`nothing-${language}`));
  for (const evening of evenings.filter(({ name }) => wanted(name))) {
    const to = folder(evening.name);
    taken += await photographEvening({ stand, evening, walls: wallIn(evening.language, wished), to, most });
    console.log(`${evening.name}: ${taken} so far`);
  }
  return taken;
}

if (!values.out) {
  console.error('Say where the pictures shall go: --out FOLDER');
  process.exit(2);
}
const out = resolve(values.out);
const stand = await openStand();
try {
  const taken = await photograph(stand, out);
  const laid = await laySheets(out);
  console.log(`${taken} pictures in ${out}, on ${laid} sheets in ${join(out, 'sheets')}`);
} finally {
  // Closing waits for nothing that would hold the program, and the program has to wait for the closing.
  const held = setInterval(() => undefined, 1000);
  await stand.close();
  clearInterval(held);
}
