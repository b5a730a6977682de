import { type LookupAddress, lookup as resolve } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type Posted = { status: number; retryAfter: string | undefined };
type Delivery = { endpoint: string; headers: Record<string, string | number>; body: Buffer };

const TIMEOUT_MS = 10_000;
/** Parallel connections to one push service. */
export const CONCURRENCY = 25;

const agents = {
  http: new HttpAgent({ keepAlive: true, maxSockets: CONCURRENCY }),
  https: new HttpsAgent({ keepAlive: true, maxSockets: CONCURRENCY }),
};

/** Private and reserved addresses, which no push service has. */
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
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

const isInside = ({ address, family }: LookupAddress): boolean =>
  inside.check(address, family === 6 ? 'ipv6' : 'ipv4');

/** Against SSRF: the subscriber chooses the endpoint, so private addresses are rejected. */
const outsideOnly: LookupFunction = (hostname, options, done) =>
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

export function mayPostTo(endpoint: string, isDemo: boolean): boolean {
  const { protocol, hostname, username, password } = new URL(endpoint);
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

/** Whether a name leads into the network. A name that does not resolve now is checked again with every delivery. */
export async function leadsInside(endpoint: string, isDemo: boolean, find = addressesOf): Promise<boolean> {
  const { hostname } = new URL(endpoint);
  if (isDemo && LOOPBACK.has(hostname)) return false;
  return (await find(hostname).catch(() => [])).some(isInside);
}

/** Does not follow redirects, against SSRF. */
export const post = ({ endpoint, headers, body }: Delivery, isDemo: boolean): Promise<Posted> =>
  new Promise((settle, fail) => {
    const isPlain = endpoint.startsWith('http:');
    const send = isPlain ? httpRequest : httpsRequest;
    const sending = send(
      endpoint,
      {
        method: 'POST',
        headers,
        agent: isPlain ? agents.http : agents.https,
        timeout: TIMEOUT_MS,
        ...(isDemo && LOOPBACK.has(new URL(endpoint).hostname) ? {} : { lookup: outsideOnly }),
      },
      (answer) => {
        answer.resume();
        answer.on('error', fail);
        answer.on('end', () =>
          settle({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
        );
      },
    );
    sending.on('timeout', () => sending.destroy(new Error('the push service does not answer')));
    sending.on('error', fail);
    sending.end(body);
  });
