import { join } from 'node:path';
import { inLink } from './link/addresses.ts';
import { pathOf, staticFiles } from './link/static-files.ts';
import { plainOf } from './link/words.ts';
import { pages } from './contract/link-parts.ts';
import type { Result } from './rules/kernel/result.ts';
import { refuse } from './rules/kernel/result.ts';
import type { Wishes } from './shell/arguments.ts';
import { openHouse, type House } from './shell/house.ts';

/** What opens without a link: whoever sits at this computer sees it anyway. */
const open = { table: 'television', overlay: 'overlay' } as const;

const displaysOf = (root: string) => join(root, 'out', 'renderer');

/** The very same displays without a window: pages for browsers, on this machine until others are let in. */
export async function openHeadless(root: string, wishes: Wishes): Promise<Result<House, string>> {
  const house = await openHouse({ wishes, displays: displaysOf(root), linkStands: 'terminal' });
  if (!house.ok || wishes.file === undefined) return house;
  const opened = await house.value.openFile(wishes.file);
  if (opened.ok) return house;
  await house.value.close();
  return refuse(`${wishes.file}: ${plainOf('en', opened.no).text}`);
}

/**
 * Where everything is to be found, as lines for a terminal. The link is the only way to the start page and the
 * console, also for whoever sits at this computer: another user of it could open any address here.
 */
export function addressLines(root: string, { link }: House, lan: boolean): readonly string[] {
  const furnished = staticFiles(displaysOf(root));
  const { room } = link.hub;
  const line = (name: string, url: string) => `  ${name.padEnd(14)}${url}`;
  const displays = pages
    .filter((page) => page in open)
    .filter((page): page is keyof typeof open => furnished.has(pathOf(page)))
    .map((page) => line(open[page], `http://127.0.0.1:${link.port}${pathOf(page)}`));
  const phones = room.addresses.map(({ address, network }) =>
    line('phones', `http://${inLink(address)}:${link.port}/captain  (${network})`),
  );
  return [line('start, once', room.startUrl(room.passes.lasting())), ...displays, ...(lan ? phones : [])];
}
