import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isLoopback, outsideOnly } from './outside';

export type Posted = { status: number; retryAfter: string | undefined };
type Delivery = { endpoint: string; headers: Record<string, string | number>; body: Buffer };

const TIMEOUT_MS = 10_000;
/** For the whole exchange: an answer that drips byte by byte never runs into the other limit. */
const WHOLE_MS = 30_000;
/** Parallel connections to one host. */
export const CONCURRENCY = 25;

const agents = {
  http: new HttpAgent({ keepAlive: true, maxSockets: CONCURRENCY }),
  https: new HttpsAgent({ keepAlive: true, maxSockets: CONCURRENCY }),
};

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
        signal: AbortSignal.timeout(WHOLE_MS),
        ...(isDemo && isLoopback(endpoint) ? {} : { lookup: outsideOnly }),
      },
      (answer) => {
        answer.resume();
        answer.on('error', fail);
        answer.on('end', () =>
          settle({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
        );
      },
    );
    sending.on('timeout', () => sending.destroy(new Error('the service does not answer')));
    sending.on('error', fail);
    sending.end(body);
  });
