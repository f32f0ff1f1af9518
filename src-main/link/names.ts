import { isIP, isIPv4 } from 'node:net';

interface HostName {
  readonly name: string;
  readonly port: number;
}

/** What a browser asked for: a name or an address, as it stands in `Host`. */
function hostName(header: string | undefined): HostName | undefined {
  const found = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::(0|[1-9]\d{0,4}))?$/i.exec(header ?? '');
  if (!found) return undefined;
  const [, six, name = '', port = '80'] = found;
  return { name: six === undefined ? name.toLowerCase() : shortest(six), port: Number(port) };
}

/** An address of version 6 has many spellings; this is the one that is compared. */
function shortest(address: string): string {
  return URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '';
}

export const plainAddress = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/i, '');

/** An address and not a name: whoever owns the name `127.evil.example` decides where it leads. */
const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIPv4(address) && address.startsWith('127.'));

const isLoopback = (name: string): boolean => name === 'localhost' || isLoopbackAddress(name);

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
 * the name is wrong, though the address is right. So a name is ours only when nobody else can own it: `localhost`,
 * the very address that was reached, written out as an address, or one that was allowed at the start.
 */
export function isOurName(header: string | undefined, { port, local, allowed, open }: Named): boolean {
  const asked = hostName(header);
  if (asked?.port !== port) return false;
  const { name } = asked;
  if (isLoopback(name)) return isLoopbackAddress(local);
  return open && ((isIP(name) !== 0 && name === local) || allowed.includes(name));
}

/** A page on this computer, reached by one of its loopback names: a forwarded port has another. */
export function isFromHere(header: string | undefined, remote: string): boolean {
  return isLoopbackAddress(remote) && isLoopback(hostName(header)?.name ?? '');
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
