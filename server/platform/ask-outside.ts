import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isLoopback, mayReach, outsideOnly } from './outside';

export type Posted = { status: number; retryAfter: string | undefined };
type Delivery = { endpoint: string; headers: Record<string, string | number>; body: Buffer };

const TIMEOUT_MS = 10_000;
/** For the whole exchange: an answer that drips byte by byte never runs into the other limit. */
const WHOLE_MS = 30_000;
const WHOLE_FILE_MS = 60_000;
const MOST_REDIRECTS = 5;
/** Parallel connections to one host. */
export const CONCURRENCY = 25;

const agents = {
  http: new HttpAgent({ keepAlive: true, maxSockets: CONCURRENCY }),
  https: new HttpsAgent({ keepAlive: true, maxSockets: CONCURRENCY }),
};

/** The name is resolved once, by the connection itself, which refuses an address inside our network. */
const ask = (
  url: string,
  isDemo: boolean,
  { body, ...options }: RequestOptions & { body?: Buffer },
): Promise<IncomingMessage> =>
  new Promise((settle, fail) => {
    const isPlain = url.startsWith('http:');
    const request = isPlain ? httpRequest : httpsRequest;
    const sending = request(url, {
      ...options,
      agent: isPlain ? agents.http : agents.https,
      timeout: TIMEOUT_MS,
      ...(isDemo && isLoopback(url) ? {} : { lookup: outsideOnly }),
    });
    sending.on('response', settle);
    sending.on('timeout', () => sending.destroy(new Error('the service does not answer')));
    sending.on('error', fail);
    sending.end(body);
  });

/** Does not follow redirects, against SSRF. */
export async function post({ endpoint, headers, body }: Delivery, isDemo: boolean): Promise<Posted> {
  const signal = AbortSignal.timeout(WHOLE_MS);
  const answer = await ask(endpoint, isDemo, { method: 'POST', headers, body, signal });
  for await (const _ of answer);
  return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] };
}

/** The bytes of a file, or undefined if there is none or it is larger. Each redirect must lead outside as well. */
export async function download(
  url: string,
  isDemo: boolean,
  most: number,
): Promise<Buffer | 'too-large' | undefined> {
  const signal = AbortSignal.timeout(WHOLE_FILE_MS);
  let next = url;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!mayReach(next, isDemo)) return undefined;
    const answer = await ask(next, isDemo, { method: 'GET', signal });
    const { statusCode: status = 0, headers } = answer;
    if (status < 300 || status >= 400 || !headers.location)
      return status >= 200 && status < 300 ? bytesOf(answer, most) : void answer.destroy();
    answer.destroy();
    next = new URL(headers.location, next).href;
  }
  return undefined;
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<Buffer | 'too-large'> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer) {
    size += piece.length;
    if (size > most) return 'too-large';
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
