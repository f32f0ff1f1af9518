import { join } from 'node:path';
import { inLink } from './link/addresses.ts';
import { pathOf, staticFiles } from './link/static-files.ts';
import { plainOf } from './link/words.ts';
import { pages } from './contract/link-parts.ts';
import type { Result } from './rules/kernel/result.ts';
import { refuse } from './rules/kernel/result.ts';
import type { Wishes } from './shell/arguments.ts';
import { openHouse, type House } from './shell/house.ts';

const names = {
  start: 'start page',
  console: 'console',
  table: 'television',
  captain: 'phone',
  overlay: 'overlay',
  logbook: 'logbook',
} as const;

const displaysOf = (root: string) => join(root, 'out', 'renderer');

/** The very same displays without a window: pages for browsers, on this machine until others are let in. */
export async function openHeadless(root: string, wishes: Wishes): Promise<Result<House, string>> {
  const house = await openHouse({ wishes, displays: displaysOf(root), trustLoopback: true });
  if (!house.ok || wishes.file === undefined) return house;
  const opened = await house.value.openFile(wishes.file);
  if (opened.ok) return house;
  await house.value.close();
  return refuse(`${wishes.file}: ${plainOf('en', opened.no).text}`);
}

/** Where everything is to be found, as lines for a terminal. */
export function addressLines(root: string, { link }: House, lan: boolean): readonly string[] {
  const furnished = staticFiles(displaysOf(root));
  const { room } = link.hub;
  const here = `http://127.0.0.1:${link.port}`;
  const line = (name: string, url: string) => `  ${name.padEnd(14)}${url}`;
  const local = pages
    .filter(
      (page) =>
        furnished.has(pathOf(page)) &&
        (!lan || (page !== 'start' && page !== 'console' && page !== 'logbook')),
    )
    .map((page) => line(names[page], here + pathOf(page)));
  if (!lan) return local;
  const { token } = room.passes.once();
  return [
    line('console, once', `${here}/console#${token}`),
    ...local,
    ...room.addresses.map(({ address, network }) =>
      line('phones', `http://${inLink(address)}:${link.port}/captain  (${network})`),
    ),
  ];
}
