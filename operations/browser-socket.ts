import { type BrowserEvents, type LiveEvents, liveConnection } from '@atalaya/core/platform/live';
import { io, type Socket } from 'socket.io-client';
import type { Client } from './client';

export type Page = Socket<LiveEvents, BrowserEvents>;

/** An open page of this browser. It reconnects by itself, as in a real one. */
export async function openPage(client: Client, transports = ['websocket']): Promise<Page> {
  const page: Page = io(client.url, {
    ...liveConnection,
    reconnectionAttempts: 60,
    reconnectionDelay: 250,
    transports,
    extraHeaders: { cookie: client.cookie() },
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    page.once('connect', resolve);
    page.once('connect_error', reject);
  });
  return page;
}
