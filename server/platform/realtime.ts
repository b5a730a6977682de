import type { Server as HttpServer } from 'node:http';
import { createAdapter as redisAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import type { Env } from '../env';

/** Events that reach browsers, and what they carry. */
export type LiveEvents = {
  'thunder-storm-activated': (payload: { message: string }) => void;
  'motivation-boost-activated': (payload: { adminName: string }) => void;
};

/** Browsers listen; they have nothing to say yet, so whatever they send is ignored. */
type NothingHeard = Record<string, never>;

export type Realtime = {
  toEveryone<E extends keyof LiveEvents>(event: E, ...payload: Parameters<LiveEvents[E]>): void;
  connected(): Promise<number>;
  attach(http: HttpServer): void;
  close(): Promise<void>;
};

const MAX_MESSAGE_BYTES = 16 * 1024;

export function openRealtime(env: Env): Realtime {
  const redis = env.REDIS_URL ? new Redis(env.REDIS_URL) : undefined;
  const io = new Server<NothingHeard, LiveEvents>({
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    // In development Vite shares the server's upgrades.
    destroyUpgrade: false,
    ...(redis ? { adapter: redisAdapter(redis) } : {}),
  });
  return {
    toEveryone: (event, ...payload) => void io.emit(event, ...payload),
    connected: async () => (await io.fetchSockets()).length,
    attach: (http) => void io.attach(http),
    async close() {
      await io.close();
      redis?.disconnect();
    },
  };
}
