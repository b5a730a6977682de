import { type NotificationKind, notificationKinds } from '../profile/notifications';

/** Payload of a push message. `url` is a path of this site; a newer message replaces an older one with the same `tag`. */
export type PushMessage = {
  title: string;
  body: string;
  url: string;
  tag: string;
  kind: NotificationKind;
};

export const messageLimits = { title: 80, body: 240, url: 500, tag: 100 } as const;

/** A text of any length as the body of a message. */
export const shortBody = (text: string): string =>
  text.length <= messageLimits.body ? text : `${text.slice(0, messageLimits.body - 1)}…`;

/** Rejects `//elsewhere.example` and `/\elsewhere.example`, which leave this site. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url);

/** Parses a payload in the service worker; null if it is invalid. */
export function readMessage(given: unknown): PushMessage | null {
  if (typeof given !== 'object' || given === null) return null;
  const fields: Record<string, unknown> = { ...given };
  const { title, body, url, tag, kind } = fields;
  const known = notificationKinds.find((candidate) => candidate === kind);
  if (!known || !isText(title, messageLimits.title) || !isText(body, messageLimits.body)) return null;
  if (!isText(tag, messageLimits.tag) || !isText(url, messageLimits.url) || !isOwnPath(url)) return null;
  return { title, body, url, tag, kind: known };
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most;
