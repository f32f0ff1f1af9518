import { app, type Session, type WebContents } from 'electron';
import { addressOf, isMadeHere, isOurs, origin } from './pages.ts';

/** Our windows show our pages and nothing else: no other address, no further window, and one permission for one page. */
export function guardContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    const deny = (event: { preventDefault: () => void }) => {
      event.preventDefault();
    };
    contents.on('will-navigate', deny);
    contents.on('will-frame-navigate', deny);
    contents.on('will-redirect', deny);
    contents.on('will-attach-webview', deny);
    stayWithOurs(contents);
  });
}

/** Addresses such as `about:blank` ask nobody before they are there, so whoever was led to one is led back. */
function stayWithOurs(contents: WebContents): void {
  let last: string | undefined;
  const leadBack = () => {
    // A window that is turned to another page of ours meanwhile goes there instead.
    if (last !== undefined) contents.loadURL(last).catch(() => undefined);
  };
  contents.on('did-navigate', (_event, url) => {
    if (isOurs(url)) last = url;
    else leadBack();
  });
  contents.on('did-fail-load', (_event, _code, _why, url, isMainFrame) => {
    if (isMainFrame && !isOurs(url)) leadBack();
  });
}

/** The page of a camera, in its own window, may see; no page may hear. */
const isCameraPage = (contents: WebContents | null): boolean => contents?.getURL() === addressOf('camera');

/** Requests to anywhere else are cut off here too, should a page ever come to make one. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((contents, permission, answer, details) => {
    const kinds = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    const isPicture = kinds.length > 0 && kinds.every((kind) => kind === 'video');
    answer(permission === 'media' && isPicture && details.isMainFrame && isCameraPage(contents));
  });
  session.setPermissionCheckHandler(
    (contents, permission, asking, { mediaType }) =>
      permission === 'media' && mediaType === 'video' && asking.startsWith(origin) && isCameraPage(contents),
  );
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !isOurs(url) && !isMadeHere(url) && !url.startsWith('devtools://') });
  });
  // A file that one of our pages has made is offered to be saved; nothing else is ever fetched to the disk.
  session.on('will-download', (event, item) => {
    if (!isMadeHere(item.getURL())) event.preventDefault();
  });
}
