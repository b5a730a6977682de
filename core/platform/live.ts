import type { ErrorBody } from '../errors';

/**
 * Events from the server. No personal data: the browser fetches that over HTTP with its access check. Only `message` may
 * carry some, because it is addressed to users by name.
 */
export type LiveEvents = {
  'thunder-storm-activated': (payload: { message: string }) => void;
  'motivation-boost-activated': (payload: { adminName: string }) => void;
  /** Sent to one person: the bell has something new. */
  'notifications-changed': () => void;
  /** Sent to both people of a conversation. Null: any of them may have changed. */
  'messages-changed': (payload: { threadId: string | null }) => void;
  /** Sent to the other person, if both share it. */
  'messages-typing': (payload: { threadId: string }) => void;
  /** Sent to the members of a room when something in it changes. `news` is a number that saves them from asking. */
  'room-changed': (payload: { room: string; news?: number }) => void;
  /** A message of a feature to all pages of some users. */
  message: (payload: { feature: string; message: unknown }) => void;
};

/** Events from the browser; others are ignored. */
export type BrowserEvents = {
  /** The callback receives whether the user may join. */
  'room-join': (room: string, answer: (joined: boolean) => void) => void;
  'room-leave': (room: string) => void;
  /** A message to a feature, which checks and answers it. */
  send: (feature: string, message: unknown, reply: (answer: LiveAnswer) => void) => void;
};

/** The answer to a message: what the feature answers, or why it refuses. */
export type LiveAnswer = { ok: true; answer: unknown } | ({ ok: false } & ErrorBody);

/** `forum:42`: feature and id. */
export function readRoom(given: unknown): { kind: string; id: string } | null {
  const [, kind, id] = (typeof given === 'string' && /^([a-z-]{1,30}):([\w-]{1,64})$/.exec(given)) || [];
  return kind && id ? { kind, id } : null;
}

/** Users are counted once each, guests once per open page. */
export type Presence = { users: number; visitors: number };

/** Spec, point 4. */
export const liveConnection = {
  path: '/socket.io',
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionAttempts: 5,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 1000,
  randomizationFactor: 0,
};
