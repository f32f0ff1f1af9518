import { bridgeName, type Bridge } from '../../src-main/contract/bridge.ts';

const bridge = (): Bridge | undefined =>
  (window as unknown as Readonly<Record<string, Bridge | undefined>>)[bridgeName];

/** Goes to another page of the scorekeeper's: in the desktop's window the desktop turns it, which goes nowhere by itself. */
export function turnTo(page: 'start' | 'logbook'): void {
  const desktop = bridge();
  if (desktop) desktop.turnTo(page);
  else location.assign(page === 'start' ? '/' : `/${page}`);
}

/** Opens the page of the camera beside this one: a window of its own in the desktop, else another page of the browser. */
export function showCamera(): void {
  const desktop = bridge();
  if (desktop) desktop.showCamera();
  else window.open('/camera', '_blank', 'noopener');
}
