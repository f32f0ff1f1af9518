import { protocol } from 'electron';
import type { Page } from '../contract/link-parts.ts';
import { contentOf, pageHeaders, pathOf, staticFiles } from '../link/static-files.ts';

const scheme = 'app';
const host = 'quartermaster';
export const origin = `${scheme}://${host}`;

/** With nothing on it, so that a window's process starts before it is known which page is shown. */
export const nothingYet = `${origin}/nothing-yet`;

/** A page's address within the desktop. */
export const addressOf = (page: Page): string => origin + pathOf(page);

export const isOurs = (url: string): boolean =>
  URL.parse(url)?.origin === origin || url.startsWith(`${origin}/`);

/** What a page of ours has put together itself: a chart, a sheet, a session on its way to a stick. */
export const isMadeHere = (url: string): boolean => url.startsWith(`blob:${origin}/`);

/** Before the desktop is ready: its pages have an origin of their own, like a website's. */
export function announcePages(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: false };
  protocol.registerSchemesAsPrivileged([{ scheme, privileges }]);
}

/** Serves the built displays, from the same list as the server does. */
export function servePages(folder: string): void {
  const files = staticFiles(folder);
  protocol.handle(scheme, async ({ url, method }) => {
    const asked = URL.parse(url);
    const file = asked?.host === host && method === 'GET' ? files.get(asked.pathname) : undefined;
    const content = file && (await contentOf(file));
    // A window talks over its bridge and connects to nothing.
    const headers = pageHeaders(file, "'none'");
    if (content) return new Response(content, { headers });
    return new Response('', { status: url === nothingYet ? 200 : 404, headers });
  });
}
