/**
 * Pictures of every page at every moment of every game, to be looked at: `npm run pictures -- --out FOLDER`. They
 * are laid out many to a sheet, by page and size. With --only and --pages and --sizes there are fewer. With --play
 * evenings are played by what stands on the pages, from the first press to the winner; with --docs the pictures of
 * televisions, phones, consoles, the start page and the logbook in docs/ are taken anew.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions } from '../../support/options.ts';
import { stopEngine } from '../engine.ts';
import { openStand, type Stand } from '../house.ts';
import { photographDocs } from './docs.ts';
import { photographLogbook } from './docs-logbook.ts';
import { evenings } from './evenings.ts';
import { photographEvening, photographNothing, photographStaged } from './moments.ts';
import { playEvening, plays } from './played.ts';
import { laySheets } from './sheets.ts';
import { packEvenings } from './packs.ts';
import { stagedEvenings } from './staged.ts';
import { displays, sizes, wallIn } from './wall.ts';

const values = readOptions(
  {
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: displays.join(',') },
    sizes: { type: 'string', default: sizes.join(',') },
    moments: { type: 'string', default: '30' },
    play: { type: 'boolean', default: false },
    seed: { type: 'string', default: '3' },
    docs: { type: 'boolean', default: false },
  },
  ['moments', 'seed'],
);
const wanted = (name: string): boolean => name.includes(values.only);

async function photograph(stand: Stand, out: string): Promise<number> {
  const wished = { displays: values.pages.split(','), sizes: values.sizes.split(',') };
  const most = Number(values.moments);
  let taken = 0;
  const folder = (name: string): string => {
    const made = join(out, name);
    mkdirSync(made, { recursive: true });
    return made;
  };
  for (const language of ['en', 'de'] as const)
    if (wanted(`nothing-${language}`))
      taken += await photographNothing(stand, wallIn(language, wished), folder(`nothing-${language}`));
  for (const evening of evenings.filter(({ name }) => wanted(name))) {
    const to = folder(evening.name);
    taken += await photographEvening({ stand, evening, walls: wallIn(evening.language, wished), to, most });
    console.log(`${evening.name}: ${taken} so far`);
  }
  for (const { moments, ...evening } of [...stagedEvenings, ...packEvenings].filter(({ name }) =>
    wanted(name),
  )) {
    const walls = wallIn(evening.language, wished);
    taken += await photographStaged({ stand, evening, walls, to: folder(evening.name) }, moments);
    console.log(`${evening.name}: ${taken} so far`);
  }
  return taken;
}

if (!values.out) {
  console.error('Say where the pictures shall go: --out FOLDER');
  process.exit(2);
}
const out = resolve(values.out);

/** Every page on a wall, around a table in reach of this program. */
async function hangAll(): Promise<number> {
  const stand = await openStand();
  try {
    if (!values.docs) return await photograph(stand, out);
    return (await photographDocs(stand, values.only, out)) + (await photographLogbook(values.only, out));
  } finally {
    await stand.close();
  }
}

/** Evenings as people play them; one that ends without a winner is a failure. */
async function playAll(): Promise<number> {
  let taken = 0;
  for (const play of plays.filter(({ name }) => wanted(name))) {
    const played = await playEvening({ ...play, seed: Number(values.seed), to: join(out, play.name) });
    const { presses, pictures, end } = played;
    console.log(`${play.name}: ${presses} presses, ${pictures} moments. ${end}`);
    if (!played.isOver) process.exitCode = 1;
    taken += pictures;
  }
  return taken;
}

// Closing waits for nothing that would hold the program, and the program has to wait for the closing.
const held = setInterval(() => undefined, 1000);
try {
  const taken = await (values.play ? playAll() : hangAll());
  const laid = values.docs ? 0 : await laySheets(out, values.play);
  console.log(`${taken} pictures in ${out}, on ${laid} sheets in ${join(out, 'sheets')}`);
} finally {
  await stopEngine();
  clearInterval(held);
}
