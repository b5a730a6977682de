import { readRoom } from '@atalaya/core/platform/live';
import type { LiveSocket } from './realtime';
import type { Identify, Identity } from './sessions';

/** Whether someone (null: a visitor) may be in the room of this id. */
export type Admits = (identity: Identity | null, id: string) => Promise<boolean>;

const MAX_ROOMS = 20;

/** Who asks is looked up anew each time: the socket may be older than the end of its session. */
export function hearRooms(socket: LiveSocket, rooms: ReadonlyMap<string, Admits>, identify: Identify): void {
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
