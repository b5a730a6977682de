import { Agent, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RunningServer } from './server';

export type Client = {
  request(method: string, path: string, body?: object): Promise<{ ms: number; body: unknown }>;
  close(): void;
};

/** One keep-alive connection. `fetch` takes longer than the server does and would be measured too. */
export function openClient({ url }: Pick<RunningServer, 'url'>, cookie: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async request(method, path, body) {
      const started = performance.now();
      const { status, content } = await new Promise<{ status: number; content: string }>(
        (resolve, reject) => {
          const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
          send(url + path, { method, agent, headers }, (response) =>
            text(response).then((content) => resolve({ status: response.statusCode ?? 0, content }), reject),
          )
            .on('error', reject)
            .end(body && JSON.stringify(body));
        },
      );
      const ms = performance.now() - started;
      if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${content}`);
      return { ms, body: content === '' ? undefined : JSON.parse(content) };
    },
    close: () => agent.destroy(),
  };
}
