import { bridgeName, type Bridge } from '../../src-main/contract/bridge.ts';

/** Goes to another page of the scorekeeper's: in the desktop's window the desktop turns it, which goes nowhere by itself. */
export function turnTo(page: 'start' | 'logbook'): void {
  const bridge = (window as unknown as Readonly<Record<string, Bridge | undefined>>)[bridgeName];
  if (bridge) bridge.turnTo(page);
  else location.assign(page === 'start' ? '/' : `/${page}`);
}
