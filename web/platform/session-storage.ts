import { type OppositionType, type SessionUser, tierOfOpposition, tiers } from '@atalaya/core/auth/user';

const USER_KEY = 'atalaya.session';
const VERIFIED_KEY = 'atalaya.admin-verified';
const SIGNED_OUT_KEY = 'atalaya.signed-out';
const VALID_MS = 15 * 60_000;

const oppositions: readonly string[] = [
  'policia_nacional',
  'policia_local',
  'guardia_civil',
  'plus',
  'basico',
  'demo',
] satisfies OppositionType[];

const isOpposition = (value: unknown): value is OppositionType =>
  typeof value === 'string' && oppositions.includes(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A user object, or nothing: an empty answer means a guest. What an older server leaves out gets its default. */
export function readUser(body: unknown): SessionUser | null {
  if (!isObject(body) || (typeof body.id !== 'string' && typeof body.id !== 'number')) return null;
  const oppositionType = isOpposition(body.oppositionType) ? body.oppositionType : null;
  return {
    id: String(body.id),
    email: textOrNull(body.email) ?? '',
    displayName: textOrNull(body.displayName),
    username: textOrNull(body.username) ?? '',
    avatar: textOrNull(body.avatar),
    isAdmin: body.isAdmin === true,
    oppositionType,
    tier: tiers.find((tier) => tier === body.tier) ?? tierOfOpposition(oppositionType),
    createdAt: textOrNull(body.createdAt) ?? new Date().toISOString(),
  };
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

export function storeVerification(verifiedAt: number | null): void {
  quietly(() => {
    if (verifiedAt === null) sessionStorage.removeItem(VERIFIED_KEY);
    else sessionStorage.setItem(VERIFIED_KEY, String(verifiedAt));
  });
}

export function storedVerification(): number | null {
  const stored = Number(quietly(() => sessionStorage.getItem(VERIFIED_KEY)) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

/** Set from the moment someone signs out until the server has heard of it, in this tab or a later one. */
export const signedOutMark = {
  set: () => quietly(() => localStorage.setItem(SIGNED_OUT_KEY, '1')),
  clear: () => quietly(() => localStorage.removeItem(SIGNED_OUT_KEY)),
  isSet: () => quietly(() => localStorage.getItem(SIGNED_OUT_KEY)) === '1',
};
