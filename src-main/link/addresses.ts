import { isIPv4, isIPv6 } from 'node:net';
import type { AddressPart } from '../contract/link-parts.ts';

export type Address = Omit<AddressPart, 'chosen'>;

/** As `os.networkInterfaces()` tells them. */
export type Interfaces = Readonly<
  Record<string, readonly { readonly address: string; readonly internal: boolean }[] | undefined>
>;

/** Networks between programs of one machine, by the names that their makers give them. */
const virtualNames =
  /^(docker|br-|veth|virbr|vnet|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|bridge\d|anpi|awdl|llw)|virtualbox|vmware|vethernet|wsl|hyper-v/i;
const vpnNames =
  /^(tun|tap|wg|utun|ppp|ipsec|zt|tailscale|nordlynx|proton|mullvad|gpd)|vpn|wireguard|zerotier/i;

/** As it stands in a link or a Host header. */
export const inLink = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

/**
 * Whose address it is, for limits. A home's router hands out a whole /64 of version 6, of which each device takes as
 * many as it likes: all of it counts as one.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (URL.parse(`http://[${plain}]`)?.hostname.slice(1, -1) ?? plain).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  // This computer is one by itself, and no network of others.
  return plain === '::1' ? plain : `${groups.slice(0, 4).join(':')}::/64`;
}

/** What phones in the same room can most likely reach comes first. */
export function rankAddresses(interfaces: Interfaces): readonly Address[] {
  const found = Object.entries(interfaces).flatMap(([network, addresses = []]) => {
    const others = addresses.filter(({ internal }) => !internal).map(({ address }) => address);
    return [...others.filter((each) => isIPv4(each)), ...oneOfSix(others)].map((address): Address => ({
      address,
      network,
      kind: kindOf(network, address),
    }));
  });
  return found.sort((a, b) => rank(a) - rank(b));
}

/**
 * A network card has several addresses of version 6, some for a day: the one that lasts longest is enough to choose
 * from. One that holds on the wire alone needs the name of the phone's own network card, which no link can know.
 */
function oneOfSix(addresses: readonly string[]): readonly string[] {
  const usable = addresses.filter((each) => isIPv6(each) && !/^fe[89ab]|^ff|%/i.test(each));
  const best = usable.find((each) => isOfThisHome(each)) ?? usable[0];
  return best === undefined ? [] : [best];
}

/** fc00::/7: a home's router hands it out for good, whatever the provider does. */
const isOfThisHome = (address: string): boolean => /^f[cd]/i.test(address);

function kindOf(network: string, address: string): Address['kind'] {
  if (address.startsWith('169.254.')) return 'alone';
  if (vpnNames.test(network) || isCarrierGrade(address)) return 'vpn';
  return virtualNames.test(network) ? 'virtual' : 'network';
}

/** 100.64.0.0/10: no home hands it out, overlay networks do. */
function isCarrierGrade(address: string): boolean {
  const [first, second = 0] = address.split('.').map(Number);
  return first === 100 && second >= 64 && second < 128;
}

const kindRank = { network: 0, vpn: 100, virtual: 200, alone: 300 } as const;

/** Homes hand out 192.168, firms 10, and container bridges sit in 172 under whatever name. */
const privateNets: readonly (readonly [RegExp, number])[] = [
  [/^192\.168\./, 0],
  [/^10\./, 1],
  [/^172\.(1[6-9]|2\d|3[01])\./, 2],
];

/** Of one kind, every phone can do with version 4, and not every router passes on version 6. */
function rank({ kind, address }: Address): number {
  if (isIPv6(address)) return kindRank[kind] + (isOfThisHome(address) ? 50 : 51);
  return kindRank[kind] + (privateNets.find(([net]) => net.test(address))?.[1] ?? 3);
}
