import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserEvents, type LiveEvents, liveConnection } from '@atalaya/core/platform/live';
import { io, type Socket } from 'socket.io-client';
import { createSession } from '../auth/sessions';
import { makeEvents } from '../platform/events';
import { openRealtime, type Realtime } from '../platform/realtime/realtime';
import { sessionCookieName } from '../platform/sessions';
import type { TestServer } from './test-server';

export type Browser = Socket<LiveEvents, BrowserEvents>;
export type LiveNode = { realtime: Realtime; url: string };

const throwIt = (error: unknown) => {
  throw error;
};

/** Server nodes and browsers connected to them. */
export function openLive(server: TestServer) {
  const browsers: Browser[] = [];
  return {
    /** The connected browsers; the test closes them with `leave`. */
    browsers,
    async openNode(databaseUrl?: string, events = makeEvents(throwIt)): Promise<LiveNode> {
      const http = createServer();
      const realtime = await openRealtime(server.env, server.kit.identify, events, throwIt, databaseUrl);
      realtime.attach(http, server.kit.admit);
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
      return { realtime, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
    },
    async connect(to: LiveNode, headers: Record<string, string> = {}, transports = ['websocket']) {
      const browser: Browser = io(to.url, {
        ...liveConnection,
        transports,
        extraHeaders: headers,
        forceNew: true,
        reconnection: false,
      });
      browsers.push(browser);
      await new Promise<void>((resolve, reject) => {
        browser.on('connect', resolve);
        browser.on('connect_error', reject);
      });
      return browser;
    },
    cookieOf: async (userId: string) => ({
      cookie: `${sessionCookieName(server.env)}=${await createSession(server.db, userId, server.clock.now())}`,
    }),
    leave(): void {
      for (const browser of browsers.splice(0)) browser.disconnect();
    },
  };
}

export const received = <E extends keyof LiveEvents>(browser: Browser, event: E) =>
  new Promise<unknown>((resolve) => browser.once(event, resolve as never));
