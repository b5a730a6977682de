import { type NotificationKind, notificationKinds } from '../profile/notifications';

/**
 * What travels, encrypted, to a browser's push service: the server writes it, the service worker shows it. `url` is a path of
 * this site, `tag` makes a newer message replace an older one about the same thing.
 */
export type PushMessage = {
  title: string;
  body: string;
  url: string;
  tag: string;
  kind: NotificationKind;
};

export const messageLimits = { title: 80, body: 240, url: 500, tag: 100 } as const;

/** A path of this site and nothing else: `//elsewhere.example` and `/\elsewhere.example` lead away from it. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url);

/** Reads what arrived at the service worker. Null: it is none of ours, and nothing is to be shown as if it were. */
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
