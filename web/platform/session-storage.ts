import { type SessionUser, tierOfOpposition } from '@atalaya/core/auth/user';

const USER_KEY = 'atalaya.session';
const LAST_USER_KEY = 'atalaya.last-user';
const SIGNED_OUT_KEY = 'atalaya.signed-out';
const VALID_MS = 15 * 60_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Storage may be full or blocked: the session works without it. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export function storeUser(user: SessionUser | null, now: number): void {
  quietly(() => {
    if (user) sessionStorage.setItem(USER_KEY, JSON.stringify({ user, timestamp: now }));
    else sessionStorage.removeItem(USER_KEY);
  });
  quietly(() => {
    if (user) localStorage.setItem(LAST_USER_KEY, JSON.stringify(user));
    else localStorage.removeItem(LAST_USER_KEY);
  });
}

/** The user that the server last confirmed on this device, for pages that are opened without network. */
export const lastUser = (): SessionUser | null =>
  readUser(parsed(quietly(() => localStorage.getItem(LAST_USER_KEY)) ?? null));

/** The user of this tab's last check, if it is less than 15 minutes old. */
export function cachedUser(now: number): { user: SessionUser; timestamp: number } | null {
  const entry = parsed(quietly(() => sessionStorage.getItem(USER_KEY)) ?? null);
  if (!isObject(entry) || typeof entry.timestamp !== 'number') return null;
  const age = now - entry.timestamp;
  const user = age >= 0 && age < VALID_MS ? readUser(entry.user) : null;
  return user && { user, timestamp: entry.timestamp };
}

/** Set from sign-out until the server has confirmed it, in this tab or a later one. */
export const signedOutMark = {
  set: () => quietly(() => localStorage.setItem(SIGNED_OUT_KEY, '1')),
  clear: () => quietly(() => localStorage.removeItem(SIGNED_OUT_KEY)),
  isSet: () => quietly(() => localStorage.getItem(SIGNED_OUT_KEY)) === '1',
};
