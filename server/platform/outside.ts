import { type LookupAddress, lookup as resolve } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Against SSRF: addresses that users and admins give us must not lead into our own network.

/** Private and reserved addresses (the special-purpose registries of IANA). */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(network, prefix);
for (const [network, prefix] of [
  // All that is not 2000::/3, where the internet is: also IPv4 addresses written as IPv6 (mapped, NAT64).
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Protocols, Teredo and documentation; 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.ipv6.addSubnet(network, prefix, 'ipv6');

function isInside({ address, family }: LookupAddress): boolean {
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  return inside[kind].check(address, kind);
}

/** Refuses a connection when the name leads inside at that moment. */
export const outsideOnly: LookupFunction = (hostname, options, done) =>
  resolve(hostname, options, (error, address, family) => {
    const found = Array.isArray(address) ? address : [{ address, family }];
    done(
      error ?? (found.some(isInside) ? new Error('an address inside the network') : null),
      address,
      family,
    );
  });

/** Names that are reserved for the machine itself and its network (RFC 6761, 6762, 8375). */
const INSIDE_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

export const isLoopback = (url: string): boolean => LOOPBACK.has(new URL(url).hostname);

/** Whether the address is one of the internet, by its looks. The demo may reach its own machine. */
export function mayReach(url: string, isDemo: boolean): boolean {
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password) return false;
  if (isDemo && LOOPBACK.has(hostname)) return protocol === 'http:' || protocol === 'https:';
  return (
    protocol === 'https:' &&
    hostname.includes('.') &&
    !INSIDE_NAME.test(hostname) &&
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  );
}

const addressesOf = (hostname: string): Promise<LookupAddress[]> => lookup(hostname, { all: true });

/** Whether a name leads into the network. A name that does not resolve now is checked again when it is used. */
export async function leadsInside(url: string, isDemo: boolean, find = addressesOf): Promise<boolean> {
  const { hostname } = new URL(url);
  if (isDemo && LOOPBACK.has(hostname)) return false;
  return (await find(hostname).catch(() => [])).some(isInside);
}
