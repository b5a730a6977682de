import { type SessionUser, tierOfOpposition } from '@atalaya/core/auth/user';

const USER_KEY = 'atalaya.session';
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

/** A user object, or nothing: an empty answer means a guest. What a server leaves out gets its default. */
export function readUser(body: unknown): SessionUser | null {
  if (!isObject(body) || !body.id) return null;
  const tier = tierOfOpposition(typeof body.oppositionType === 'string' ? body.oppositionType : null);
  const createdAt = new Date().toISOString();
  // The contract of GET /api/auth/me shaped the rest on the server.
  return { ...defaults, tier, createdAt, ...body, id: String(body.id) } as SessionUser;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Storage may be full, forbidden or absent: the session works without it. */
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
}

/** The user of this tab's last check, unless that is 15 minutes ago or more. */
export function cachedUser(now: number): { user: SessionUser; timestamp: number } | null {
  const entry = parsed(quietly(() => sessionStorage.getItem(USER_KEY)) ?? null);
  if (!isObject(entry) || typeof entry.timestamp !== 'number') return null;
  const age = now - entry.timestamp;
  const user = age >= 0 && age < VALID_MS ? readUser(entry.user) : null;
  return user && { user, timestamp: entry.timestamp };
}

/** Set from the moment someone signs out until the server has heard of it, in this tab or a later one. */
export const signedOutMark = {
  set: () => quietly(() => localStorage.setItem(SIGNED_OUT_KEY, '1')),
  clear: () => quietly(() => localStorage.removeItem(SIGNED_OUT_KEY)),
  isSet: () => quietly(() => localStorage.getItem(SIGNED_OUT_KEY)) === '1',
};
