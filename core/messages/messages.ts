import { allowance } from '../platform/allowance';
import { DAY_MS, MINUTE_MS } from '../platform/durations';

export const LONGEST_MESSAGE = 1_000;
export const MESSAGES_PER_PAGE = 30;
export const THREADS_PER_PAGE = 20;
/** What a report brings along, the reported one included. */
export const ATTACHED_MESSAGES = 10;
export const messageAllowance = allowance({
  name: 'messages.pace',
  limit: 30,
  per: MINUTE_MS,
  by: 'account',
  refusal: 'messages.too-fast',
});
export const SHORTEST_PERSON = 3;
export const GONE_NAME = 'Cuenta eliminada';
/** A browser says at most this often that somebody is typing, and forgets it after twice as long. */
export const TYPING_MS = 4_000;
/** Conversations without activity, and requests that were declined. */
export const INACTIVE_MS = 730 * DAY_MS;
export const DECLINED_MS = 30 * DAY_MS;

/** `request`: a stranger's first message that waits for an answer. */
export const threadStates = ['request', 'open', 'declined'] as const;
export type ThreadState = (typeof threadStates)[number];
export const boxes = ['inbox', 'requests'] as const;
export type Box = (typeof boxes)[number];
export const messageRemovals = ['moderator', 'account'] as const;
export type MessageRemoval = (typeof messageRemovals)[number];

/** New conversations. What newcomers of the forum have; others have more. */
export const threadAllowance = allowance({
  name: 'messages.threads',
  limit: 5,
  per: 'day',
  by: 'account',
  refusal: 'messages.daily-limit',
});
export const newThreadsPerDay = (level: number): number => (level === 0 ? threadAllowance.limit : 30);
/** Newcomers write text only. */
export const maySendImages = (level: number): boolean => level > 0;

/**
 * What a person may do in a conversation. `first`: the message becomes a request. `answer`: writing accepts the request.
 * `awaiting`: the one message of a request is sent. `unavailable`: blocked, gone or not taking requests, told apart by
 * nobody.
 */
export type Standing = 'open' | 'first' | 'answer' | 'awaiting' | 'unavailable';

type Situation = {
  /** Null: there is no conversation yet. */
  state: ThreadState | null;
  isStarter: boolean;
  isStaff: boolean;
  /** One of them has blocked the other, or the other account is closed. */
  isCut: boolean;
  takesRequests: boolean;
};

export function standingOf({ state, isStarter, isStaff, isCut, takesRequests }: Situation): Standing {
  if (isCut) return 'unavailable';
  if (state === 'open' || isStaff) return 'open';
  if (state === null) return takesRequests ? 'first' : 'unavailable';
  // A declined request looks to its sender like one that waits.
  return isStarter ? 'awaiting' : 'answer';
}

/** The state after a message was sent. */
export const stateAfter = (standing: 'open' | 'first' | 'answer'): ThreadState =>
  standing === 'first' ? 'request' : 'open';

/** Null if it can be sent. */
export function messageFault(text: string, hasImage: boolean): string | null {
  const { length } = text.trim();
  if (length === 0 && !hasImage) return 'Escribe algo antes de enviar.';
  if (length > LONGEST_MESSAGE) return 'Como mucho 1.000 caracteres.';
  return null;
}

export type MessageSettings = {
  /** Shown to the other person only if both have them. */
  readMarks: boolean;
  typing: boolean;
  /** Whether strangers may send requests. */
  requests: boolean;
};

export const defaultSettings: MessageSettings = { readMarks: false, typing: false, requests: true };

export type Delivery = 'sent' | 'delivered' | 'read';

/** How far a message has come. `seen` is null unless both share their read marks. */
export function deliveryOf(
  number: number,
  { delivered, seen }: { delivered: number; seen: number | null },
): Delivery {
  if (seen !== null && number <= seen) return 'read';
  return number <= delivered ? 'delivered' : 'sent';
}

/** What the sender may know about how far the other person has come. */
export function visibleMarks(
  state: ThreadState,
  other: { delivered: number; lastRead: number },
  share: { mine: boolean; theirs: boolean },
): { delivered: number; seen: number | null } {
  if (state !== 'open') return { delivered: 0, seen: null };
  return {
    delivered: Math.max(other.delivered, other.lastRead),
    seen: share.mine && share.theirs ? other.lastRead : null,
  };
}

/** One line for lists and notices. */
export function previewOf({ text, hasImage }: { text: string; hasImage: boolean }): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return hasImage ? 'Imagen' : '';
  return line.length > 120 ? `${line.slice(0, 119).trimEnd()}…` : line;
}

export const threadPath = (threadId: string): string => `/campus-estudio/mensajes/${threadId}`;
export const newMessagePath = (username: string): string =>
  `/campus-estudio/mensajes/nuevo?para=${encodeURIComponent(username)}`;
