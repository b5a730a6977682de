import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type LiveEvents, liveConnection, type Presence } from '@atalaya/core/platform/live';
import { Server } from 'socket.io';
import type { Env } from '../../env';
import { chunksOf } from '../chunks';
import { type Dependency, unwatched } from '../dependencies/dependency';
import type { Events } from '../events';
import { isOwnOrigin } from '../origin-check';
import { type Admit, hashToken, type Identify, type Identity, type Sighting, tokenIn } from '../sessions';
import type { LiveServer, LiveSocket } from './live-socket';
import { sharePolling } from './polling-workers';
import { type Receive, registerMessages } from './realtime-messages';
import { openNodes } from './realtime-nodes';
import {
  type Admits,
  deviceRoom,
  notifyChanged,
  registerRooms,
  roomOf,
  roomsOf,
  sessionRoom,
} from './realtime-rooms';

export type Realtime = {
  toEveryone<E extends keyof LiveEvents>(event: E, ...payload: Parameters<LiveEvents[E]>): void;
  toUsers<E extends keyof LiveEvents>(
    userIds: readonly string[],
    event: E,
    ...payload: Parameters<LiveEvents[E]>
  ): void;
  toRoom(room: string, news?: number): void;
  /** Registers rooms of a kind and who may enter them. */
  openRooms(kind: string, admits: Admits): void;
  /** Registers what a feature does with the messages that browsers send to it. */
  subscribe(feature: string, listener: Receive): void;
  /** Closes the sockets of sessions on all nodes; the browser does not reconnect by itself. */
  disconnectSessions(sessionIds: readonly string[]): void;
  /** Closes the sockets of a user on all other devices. */
  keepDevices(userId: string, deviceIds: readonly string[]): void;
  /** Open sockets of this process. */
  connections(): number;
  /** Over all nodes. */
  presence(): Promise<Presence>;
  /** A socket takes the place of its device, as a request does. */
  attach(http: HttpServer, admit: Admit): void;
  /** Closes the browsers' connections, which the HTTP server would wait for. They connect again by themselves. */
  disconnect(): void;
  close(): Promise<void>;
};

const MAX_MESSAGE_BYTES = 16 * 1024;
const MAX_MESSAGES = 60;
const MESSAGES_WINDOW_MS = 10_000;
const NODES_WAIT_MS = 2_000;
const CLOSE_WAIT_MS = 500;
/** A PostgreSQL notification holds 8,000 bytes. */
const USERS_PER_MESSAGE = 100;

/**
 * The sockets to browsers, which send joins and leaves of rooms, and messages to features. `databaseUrl` connects several
 * nodes without Redis.
 */
export async function openRealtime(
  env: Env,
  identify: Identify,
  events: Events,
  onFault: (error: unknown) => void,
  databaseUrl?: string,
  redis: Dependency = unwatched,
): Promise<Realtime> {
  const rooms = new Map<string, Admits>();
  const features = new Map<string, Receive>();
  const closing = new AbortController();
  const upgraded = new Set<Duplex>();
  let leaveWorkers = () => {};
  let admit: Admit = async (identity) => identity;
  const onReturn = () => {
    emitLocally('pages.changed', { prefixes: ['/'] });
    void notifyChanged(io, rooms, closing.signal);
  };
  const nodes = await openNodes(env, databaseUrl, onReturn, redis);
  const io: LiveServer = new Server({
    path: liveConnection.path,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    // In development Vite shares the upgrade requests.
    destroyUpgrade: false,
    // The frames are a few bytes, and a compressor per socket costs memory.
    perMessageDeflate: false,
    allowRequest: (request, decide) => decide(null, isFromOurPage(env, request)),
    ...(nodes ? { adapter: nodes.adapter } : {}),
  });
  const here = countLocally(io);
  /** A device that has lost its place is nobody here. */
  const identifyActive: Identify = async (tokenHash) => {
    const identity = await identify(tokenHash);
    return identity?.device.state === 'active' ? identity : null;
  };
  io.use(async (socket, next) => {
    const found = await whoIs(env, identify, admit, socket.request).catch(() => null);
    socket.data.tokenHash = found?.tokenHash ?? null;
    socket.data.userId = found?.identity.user.id ?? null;
    socket.data.rooms = found ? roomsOf(found.identity) : [];
    const state = found?.identity.device.state ?? 'active';
    next(state === 'active' ? undefined : new Error(`devices.${state}`));
  });
  io.on('connection', (socket) => {
    here.add(socket);
    enterOwnRooms(socket, identifyActive);
    endFloods(socket);
    registerRooms(socket, rooms, identifyActive);
    registerMessages(socket, features, identifyActive, onFault);
  });
  io.on('presence', (answer) => answer(here.count()));
  const emitLocally = events.join((name, payload) => {
    if (nodes) io.serverSideEmit('published', name, payload);
  });
  io.on('published', emitLocally);
  return {
    toEveryone: (event, ...payload) => void io.emit(event, ...payload),
    toUsers: (userIds, event, ...payload) => {
      for (const some of chunksOf(userIds, USERS_PER_MESSAGE))
        io.to(some.map(roomOf)).emit(event, ...payload);
    },
    toRoom: (room, news) =>
      void io.to(room).emit('room-changed', { room, ...(news === undefined ? {} : { news }) }),
    disconnectSessions: (ids) => {
      for (const some of chunksOf(ids, USERS_PER_MESSAGE))
        io.in(some.map(sessionRoom)).disconnectSockets(true);
    },
    keepDevices: (userId, ids) =>
      void io
        .in(roomOf(userId))
        .except(ids.map((id) => deviceRoom(userId, id)))
        .disconnectSockets(true),
    openRooms: (kind, admits) => void rooms.set(kind, admits),
    subscribe: (feature, listener) => void features.set(feature, listener),
    connections: () => io.engine?.clientsCount ?? 0,
    async presence() {
      const others = nodes ? await askNodes(io) : [];
      return [here.count(), ...others].reduce(({ users, visitors }, one) => ({
        users: users + one.users,
        visitors: visitors + one.visitors,
      }));
    },
    attach(http, admitted) {
      admit = admitted;
      io.attach(http);
      if (env.WORKER_SOCKET) leaveWorkers = sharePolling(io.engine, http, env.WORKER_SOCKET);
      http.on('upgrade', (_request, socket) => {
        upgraded.add(socket);
        socket.once('close', () => upgraded.delete(socket));
      });
    },
    disconnect() {
      io.engine?.close();
      // A client that does not answer the close frame would keep its connection for 30 seconds.
      setTimeout(() => {
        for (const socket of upgraded) socket.destroy();
      }, CLOSE_WAIT_MS).unref();
    },
    async close() {
      closing.abort();
      leaveWorkers();
      await io.close();
      await nodes?.close();
    },
  };
}

/** A node that does not respond counts as empty. */
const askNodes = (io: LiveServer): Promise<Presence[]> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve([]), NODES_WAIT_MS);
    io.serverSideEmitWithAck('presence').then(
      (answers) => {
        clearTimeout(late);
        resolve(answers);
      },
      () => resolve([]),
    );
  });

/** Rejects sockets from other sites' pages, which would carry the visitor's cookies. */
function isFromOurPage(env: Env, { headers }: IncomingMessage): boolean {
  const { origin, host = '' } = headers;
  return origin === undefined || isOwnOrigin(env, origin, host);
}

async function whoIs(
  env: Env,
  identify: Identify,
  admit: Admit,
  request: IncomingMessage,
): Promise<{ tokenHash: string; identity: Identity } | null> {
  const token = tokenIn(env, request.headers.cookie);
  if (!token) return null;
  const tokenHash = hashToken(token);
  const identity = await identify(tokenHash);
  return identity && { tokenHash, identity: await admit(identity, sightingIn(env, request)) };
}

/** The address is the one that Fastify finds: each proxy adds whom it heard at the end of the header. */
function sightingIn({ TRUSTED_PROXIES }: Env, { headers, socket }: IncomingMessage): Sighting {
  const heard = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const hops = [...heard, socket.remoteAddress ?? ''];
  return {
    userAgent: headers['user-agent'] ?? '',
    ipAddress: hops.at(-1 - TRUSTED_PROXIES) ?? hops[0] ?? '',
  };
}

/** The session may have ended since the handshake read it; from now on, whoever ends it finds the socket. */
function enterOwnRooms(socket: LiveSocket, identify: Identify): void {
  const { tokenHash, rooms } = socket.data;
  if (!tokenHash) return;
  void socket.join(rooms);
  identify(tokenHash).then(
    (identity) => identity ?? socket.disconnect(true),
    // While the database is away nobody is sent away.
    () => {},
  );
}

/** Disconnects clients that send too many messages. */
function endFloods(socket: LiveSocket): void {
  let heard = 0;
  let since = Date.now();
  socket.onAny(() => {
    const now = Date.now();
    if (now - since > MESSAGES_WINDOW_MS) [heard, since] = [0, now];
    heard += 1;
    if (heard > MAX_MESSAGES) socket.disconnect(true);
  });
}

/** Counted incrementally: iterating ten thousand sockets is slow. */
function countLocally(io: LiveServer) {
  const pages = new Map<string, number>();
  return {
    add(socket: LiveSocket): void {
      const { userId } = socket.data;
      if (!userId) return;
      pages.set(userId, (pages.get(userId) ?? 0) + 1);
      socket.on('disconnect', () => {
        const left = (pages.get(userId) ?? 1) - 1;
        if (left > 0) pages.set(userId, left);
        else pages.delete(userId);
      });
    },
    count(): Presence {
      const known = [...pages.values()].reduce((sum, count) => sum + count, 0);
      return { users: pages.size, visitors: io.of('/').sockets.size - known };
    },
  };
}
