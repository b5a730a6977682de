import { type SessionUser, tierOfOpposition } from '@atalaya/core/auth/user';
import { isObject } from '@atalaya/core/platform/is-object';
import { readJson, readText, writeJson, writeText } from './device-store';

const USER_KEY = 'atalaya.session';
const LAST_USER_KEY = 'atalaya.last-user';
const SIGNED_OUT_KEY = 'atalaya.signed-out';
const VALID_MS = 15 * 60_000;

const defaults = {
  email: '',
  displayName: null,
  username: '',
  avatar: null,
  isAdmin: false,
  oppositionType: null,
};

/** An empty body means a guest. Missing fields get their defaults. */
export function readUser(body: unknown): SessionUser | null {
  if (!isObject(body) || !body.id) return null;
  const tier = tierOfOpposition(typeof body.oppositionType === 'string' ? body.oppositionType : null);
  const createdAt = new Date().toISOString();
  // The server validated the other fields with the contract of GET /api/auth/me.
  return { ...defaults, tier, createdAt, ...body, id: String(body.id) } as SessionUser;
}

/** The session works without storage. */
export function storeUser(user: SessionUser | null, now: number): void {
  writeJson(USER_KEY, user && { user, timestamp: now }, 'tab');
  writeJson(LAST_USER_KEY, user);
}

/** The user that the server last confirmed on this device, for pages that are opened without network. */
export const lastUser = (): SessionUser | null => readUser(readJson(LAST_USER_KEY));

/** The user of this tab's last check, if it is less than 15 minutes old. */
export function cachedUser(now: number): { user: SessionUser; timestamp: number } | null {
  const entry = readJson(USER_KEY, 'tab');
  if (!isObject(entry) || typeof entry.timestamp !== 'number') return null;
  const age = now - entry.timestamp;
  const user = age >= 0 && age < VALID_MS ? readUser(entry.user) : null;
  return user && { user, timestamp: entry.timestamp };
}

/** Set from sign-out until the server has confirmed it, in this tab or a later one. */
export const signedOutMark = {
  set: () => writeText(SIGNED_OUT_KEY, '1'),
  clear: () => writeText(SIGNED_OUT_KEY, null),
  isSet: () => readText(SIGNED_OUT_KEY) === '1',
};
