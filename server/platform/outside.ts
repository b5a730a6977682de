import { type LookupAddress, lookup as resolve } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Against SSRF: addresses that users and admins give us must not lead into our own network.

/** Private and reserved addresses. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  // IPv4 addresses in other clothes: NAT64 and 6to4.
  ['64:ff9b::', 96],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

const isInside = ({ address, family }: LookupAddress): boolean =>
  inside.check(address, family === 6 ? 'ipv6' : 'ipv4');

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
