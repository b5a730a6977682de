/** What the server tells connected browsers. Nothing here is secret: what is personal is read over HTTP, with its own check. */
export type LiveEvents = {
  'thunder-storm-activated': (payload: { message: string }) => void;
  'motivation-boost-activated': (payload: { adminName: string }) => void;
  /** Sent to one person: the bell has something new. */
  'notifications-changed': () => void;
  /** Sent to who joined a room: something in it is new. */
  'room-changed': (payload: { room: string }) => void;
};

/** All that a browser can say. Whatever else it sends is ignored. */
export type HeardEvents = {
  /** Answers whether one may be there. */
  'room-join': (room: string, answer: (joined: boolean) => void) => void;
  'room-leave': (room: string) => void;
};

/** `forum:42`: the feature that opened the rooms, and which of them. */
export function readRoom(given: unknown): { kind: string; id: string } | null {
  const [, kind, id] = (typeof given === 'string' && /^([a-z-]{1,30}):([\w-]{1,64})$/.exec(given)) || [];
  return kind && id ? { kind, id } : null;
}

/** Who is connected now: people with an account once each, visitors once per open page. */
export type Presence = { users: number; visitors: number };

/** The connection's manners (spec, point 4): websocket first, then polling; five tries, a second apart. */
export const liveConnection = {
  path: '/socket.io',
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionAttempts: 5,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 1000,
  randomizationFactor: 0,
};
