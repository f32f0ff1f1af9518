import { isIP } from 'node:net';

/** The name a browser asked for, without its port. */
export function hostName(header: string | undefined): string | undefined {
  const found = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/i.exec(header ?? '');
  return found?.[1]?.toLowerCase().replace(/^\[|\]$/g, '');
}

const portOf = (header: string | undefined): number => Number(/:(\d{1,5})$/.exec(header ?? '')?.[1] ?? 80);

export const plainAddress = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/i, '');

export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || address.startsWith('127.');

const isLoopbackName = (name: string): boolean => name === 'localhost' || isLoopbackAddress(name);

export interface Named {
  /** Our own port, which the name must be asked with. */
  readonly port: number;
  /** The end of the connection on this machine. */
  readonly local: string;
  /** Names by which others may know this computer, beside its addresses. */
  readonly allowed: readonly string[];
  /** Whether other machines may reach us at all. */
  readonly open: boolean;
}

/**
 * Whether we go by the name that was asked for. A page elsewhere may have its own name lead to our address; then
 * the name is wrong, though the address is right.
 */
export function isOurName(header: string | undefined, { port, local, allowed, open }: Named): boolean {
  const name = hostName(header);
  if (name === undefined || portOf(header) !== port) return false;
  if (isLoopbackName(name)) return isLoopbackAddress(local);
  return open && ((isIP(name) !== 0 && name === local) || allowed.includes(name));
}

/** A page on this computer, reached by one of its loopback names: a forwarded port has another. */
export function isFromHere(header: string | undefined, remote: string): boolean {
  return isLoopbackAddress(remote) && isLoopbackName(hostName(header) ?? '');
}

/** What a console calls a device, from what its browser says of itself. */
export function deviceName(agent: string | undefined): string {
  const known: readonly (readonly [RegExp, string])[] = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/SMART-TV|SmartTV|Tizen|Web0S|AppleTV|BRAVIA|CrKey/i, 'TV'],
    [/OBS/, 'OBS'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Macintosh/, 'Mac'],
    [/CrOS/, 'Chromebook'],
    [/Linux|X11/, 'Linux'],
  ];
  return known.find(([pattern]) => pattern.test(agent ?? ''))?.[1] ?? 'Browser';
}
