import type { Page } from '../../src-main/contract/link-parts.ts';
import { roleOf } from '../../src-main/link/door.ts';
import type { Link } from '../../src-main/link/link.ts';
import { pathOf } from '../../src-main/link/static-files.ts';
import { pages } from '../../src-main/contract/link-parts.ts';
import { page, type Caller, type Manner } from './caller.ts';

/** What lets a page in that needs it: the link that works once, or the code that stands on the television. */
function passFor({ hub }: Link, name: Page | undefined): string | undefined {
  const { passes } = hub.room;
  const role = name && roleOf(name);
  if (role === 'scorekeeper') return passes.once().token;
  if (role !== 'guest') return undefined;
  const isShown = passes.shown !== undefined;
  passes.show();
  const token = passes.shown?.token;
  // What was scanned before it was hidden still lets in.
  if (!isShown) passes.hide();
  return token;
}

/** The address of a page, with what lets it in. */
export function withLink(link: Link, address: string): string {
  const { pathname } = new URL(address);
  const pass = passFor(
    link,
    pages.find((each) => pathOf(each) === pathname),
  );
  return pass === undefined ? address : `${address}#${pass}`;
}

/** A page of the scorekeeper's, by a link of its own. */
export function keeperAt(
  link: Link,
  name: 'start' | 'console' = 'console',
  manner?: Manner,
): Promise<Caller> {
  return page(link.port, name, { pass: passFor(link, name) ?? '' }, manner);
}
