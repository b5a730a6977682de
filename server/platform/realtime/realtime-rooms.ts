import { setTimeout as pause } from 'node:timers/promises';
import { readRoom } from '@atalaya/core/platform/live';
import { chunksOf } from '../chunks';
import type { Identify, Identity } from '../sessions';
import type { LiveServer, LiveSocket } from './live-socket';

/** Whether a user (null: a visitor) may enter the room. */
export type Admits = (identity: Identity | null, id: string) => Promise<boolean>;

const MAX_ROOMS = 20;
const ROOMS_AT_ONCE = 100;
const BETWEEN_MS = 100;
const PEOPLE = 'user';

/** The room of all pages of one user. Features cannot open rooms of this kind. */
export const roomOf = (userId: string): string => `${PEOPLE}:${userId}`;

export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
export const deviceRoom = (userId: string, deviceId: string): string => `device:${userId}:${deviceId}`;

/** The rooms that a socket is in from the start, to be told what concerns its user, and to be closed. */
export const roomsOf = ({ user, sessionId, device }: Identity): string[] => [
  roomOf(user.id),
  sessionRoom(sessionId),
  deviceRoom(user.id, device.id),
];

/** The session is checked on each request, because the socket may outlive it. */
export function registerRooms(
  socket: LiveSocket,
  rooms: ReadonlyMap<string, Admits>,
  identify: Identify,
): void {
  const joined = new Set<string>();

  const enter = async (name: unknown): Promise<boolean> => {
    const room = readRoom(name);
    const admits = room && rooms.get(room.kind);
    if (!admits || joined.size >= MAX_ROOMS) return false;
    const { tokenHash } = socket.data;
    const identity = tokenHash ? await identify(tokenHash) : null;
    if (!(await admits(identity, room.id))) return false;
    joined.add(`${room.kind}:${room.id}`);
    await socket.join(`${room.kind}:${room.id}`);
    return true;
  };

  socket.on('room-join', (name: unknown, answer: unknown) => {
    const reply = (entered: boolean) => {
      if (typeof answer === 'function') answer(entered);
    };
    enter(name).then(reply, () => reply(false));
  });
  socket.on('room-leave', (name: unknown) => {
    if (typeof name === 'string' && joined.delete(name)) void socket.leave(name);
  });
}

/** After an outage, tells this node's pages to refresh, in batches, because each of them sends a request. */
export async function notifyChanged(
  io: LiveServer,
  rooms: ReadonlyMap<string, Admits>,
  closing: AbortSignal,
): Promise<void> {
  const open = [...io.of('/').adapter.rooms.keys()].flatMap((name) => readRoom(name) ?? []);
  for (const some of chunksOf(open, ROOMS_AT_ONCE)) {
    for (const { kind, id } of some) {
      const room = `${kind}:${id}`;
      if (kind === PEOPLE) {
        io.local.to(room).emit('notifications-changed');
        io.local.to(room).emit('messages-changed', { threadId: null });
      } else if (rooms.has(kind)) io.local.to(room).emit('room-changed', { room });
    }
    await pause(BETWEEN_MS, undefined, { ref: false, signal: closing }).catch(() => {});
    if (closing.aborted) return;
  }
}
