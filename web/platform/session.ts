import type { SessionUser } from '@atalaya/core/auth/user';
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { create } from 'zustand';
import { HttpError, isAborted } from './http-error';
import { cachedUser, lastUser, readUser, signedOutMark, storeUser } from './session-storage';

const RECHECK_CACHED_MS = 100;
const PERIOD_MS = 5 * MINUTE_MS;
const PERIODIC_AGE_MS = 10 * MINUTE_MS;
const TAB_RETURN_AGE_MS = 2 * MINUTE_MS;
const CHECK_TIMEOUT_MS = 20_000;
const CHECK_FAILED = 'Error al verificar autenticación';

export type SessionState = {
  currentUser: SessionUser | null;
  isAuthenticated: boolean;
  isAdmin: boolean;
  /** True until the first response, on the server too, because cached pages are the same for everyone. */
  isLoading: boolean;
  error: string | null;
  lastCheckAt: number;
  adminVerifiedAt: number | null;
  adminVerificationExpiresAt: number | null;
  adminVerificationStatus: 'none' | 'verified' | 'expired';
};

export const noVerification = {
  adminVerifiedAt: null,
  adminVerificationExpiresAt: null,
  adminVerificationStatus: 'none',
} as const;

export const useSessionStore = create<SessionState>()(() => ({
  currentUser: null,
  isAuthenticated: false,
  isAdmin: false,
  isLoading: true,
  error: null,
  lastCheckAt: 0,
  ...noVerification,
}));

const state = useSessionStore.getState;
const set = useSessionStore.setState;

export function useSession(): { user: SessionUser | null; isLoading: boolean; error: string | null } {
  const user = useSessionStore((session) => session.currentUser);
  const isLoading = useSessionStore((session) => session.isLoading);
  const error = useSessionStore((session) => session.error);
  return { user, isLoading, error };
}

// Responses of checks that started before a sign-in or sign-out are dropped.
let turn = 0;

/** `signed-out`: by the user's own act. `ended`: expired, or replaced by another user. */
type Leaving = 'signed-out' | 'ended';
type Forget = (userId: string, how: Leaving) => void;

const forgetters = new Set<Forget>();

/** Registers a callback that deletes what is shown of a user who is gone. Returns a cleanup function. */
export function onForgetUser(forget: Forget): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

function forgetUser(userId: string, how: Leaving): void {
  for (const forget of forgetters) forget(userId, how);
}

// Undefined until the server has confirmed the user; the cached one does not count.
let known: SessionUser | null | undefined;
const subscribers = new Set<(user: SessionUser | null) => void>();

/** Calls back with the confirmed user, now and on every change. */
export function onUserKnown(notify: (user: SessionUser | null) => void): () => void {
  subscribers.add(notify);
  if (known !== undefined) notify(known);
  return () => subscribers.delete(notify);
}

function know(user: SessionUser | null): void {
  known = user;
  for (const notify of subscribers) notify(user);
}

function show(user: SessionUser | null): void {
  set({
    currentUser: user,
    isAuthenticated: user !== null,
    isAdmin: user?.isAdmin ?? false,
    isLoading: false,
    error: null,
    ...(user?.isAdmin ? {} : noVerification),
  });
}

function settle(user: SessionUser | null, how: Leaving = 'ended'): void {
  const before = state().currentUser;
  if (before && before.id !== user?.id) forgetUser(before.id, how);
  storeUser(user, Date.now());
  show(user);
  know(user);
}

function sharedWhilePending<T>(run: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= run().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

export const requestUser = sharedWhilePending(async () => {
  const response = await fetch('/api/auth/me', {
    credentials: 'include',
    cache: 'no-store',
    // Concurrent checks share one request, so a hanging one would block them all.
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    headers: { 'cache-control': 'no-cache', pragma: 'no-cache' },
  });
  if (!response.ok) throw new HttpError(response.status, response.statusText);
  const text = await response.text();
  return text.trim() === '' ? null : readUser(JSON.parse(text));
});

const endsSession = (error: unknown): boolean =>
  error instanceof Error && /\b(401|403|Unauthorized)\b/.test(error.message);

/** Concurrent checks share one request. */
export const checkSession = sharedWhilePending(async () => {
  const mine = turn;
  set({ lastCheckAt: Date.now() });
  if (signedOutMark.isSet()) {
    settle(null, 'signed-out');
    await endServerSession();
    if (signedOutMark.isSet() || mine !== turn) return;
  }
  try {
    const user = await requestUser();
    if (mine === turn) settle(user);
  } catch (error) {
    if (!isAborted(error)) console.error('GET /api/auth/me', error);
    if (mine !== turn) return;
    if (endsSession(error)) settle(null);
    else set({ isLoading: false, error: CHECK_FAILED });
  }
});

/** The user of this tab, checked with the server if it is not known. Without network, the last confirmed one. */
export async function resolveUser(): Promise<SessionUser | null> {
  const known = signedOutMark.isSet() ? null : (state().currentUser ?? cachedUser(Date.now())?.user);
  if (known) return known;
  await checkSession();
  return state().currentUser ?? (state().error ? lastUser() : null);
}

let channel: BroadcastChannel | undefined;

/** Called by the login and registration screens. */
export function signedIn(user: SessionUser): void {
  turn += 1;
  signedOutMark.clear();
  settle(user);
  channel?.postMessage('in');
}

/** Clears caches, queries and session, then goes home. The request to the server is not awaited. */
export function logout(goTo: (path: '/') => unknown): void {
  turn += 1;
  const user = state().currentUser;
  if (user) forgetUser(user.id, 'signed-out');
  signedOutMark.set();
  storeUser(null, Date.now());
  show(null);
  know(null);
  goTo('/');
  channel?.postMessage('out');
  void endServerSession();
}

async function endServerSession(): Promise<void> {
  try {
    const response = await fetch('/api/auth/logout', {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
    });
    if (!response.ok && response.status !== 401) throw new HttpError(response.status, response.statusText);
    signedOutMark.clear();
  } catch (error) {
    console.error('POST /api/auth/logout', error);
  }
}

const lastCheckIsOver = (age: number): boolean => Date.now() - state().lastCheckAt > age;

/** Uses the cached user if it is fresh, then checks the session periodically. */
export function startSession(): () => void {
  const cached = signedOutMark.isSet() ? null : cachedUser(Date.now());
  let recheck: ReturnType<typeof setTimeout> | undefined;
  if (cached && state().isLoading) {
    show(cached.user);
    set({ lastCheckAt: cached.timestamp });
    recheck = setTimeout(checkSession, RECHECK_CACHED_MS);
  } else void checkSession();

  const periodic = setInterval(() => lastCheckIsOver(PERIODIC_AGE_MS) && checkSession(), PERIOD_MS);
  const onReturn = () =>
    document.visibilityState === 'visible' && lastCheckIsOver(TAB_RETURN_AGE_MS) && checkSession();
  document.addEventListener('visibilitychange', onReturn);

  channel = new BroadcastChannel('atalaya.session');
  channel.onmessage = ({ data }) => {
    if (data === 'in') void checkSession();
    else if (data === 'out') {
      turn += 1;
      settle(null, 'signed-out');
    }
  };

  return () => {
    clearTimeout(recheck);
    clearInterval(periodic);
    document.removeEventListener('visibilitychange', onReturn);
    channel?.close();
    channel = undefined;
  };
}
