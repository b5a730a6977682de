// @vitest-environment jsdom
import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAdminQuery, isAdminVerified, setAdminVerification } from './admin-verification';
import {
  checkSession,
  logout,
  onForgetUser,
  resolveUser,
  signedIn,
  startSession,
  useSessionStore,
} from './session';
import { readUser } from './session-storage';

const lucia = readUser({
  id: 'u1',
  email: 'lucia@atalaya.example',
  displayName: 'Lucía',
  username: 'lucia',
  avatar: null,
  isAdmin: false,
  oppositionType: 'policia_nacional',
  tier: 'plus',
  createdAt: '2026-03-04T10:00:00.000Z',
});
if (!lucia) throw new Error('the sample user is a user');
const admin = { ...lucia, id: 'a1', isAdmin: true };

type Reply = { status?: number; statusText?: string; body?: unknown } | Error | Promise<Response>;

/** Only the network is faked. The last reply repeats. */
let replies: Reply[] = [];
let calls: { path: string; init: RequestInit }[] = [];
const checks = () => calls.filter((call) => call.path === '/api/auth/me');

const answer = (reply: Reply): Promise<Response> => {
  if (reply instanceof Error) return Promise.reject(reply);
  if (reply instanceof Promise) return reply;
  const text = reply.body === undefined ? '' : JSON.stringify(reply.body);
  return Promise.resolve(
    new Response(text, { status: reply.status ?? 200, statusText: reply.statusText ?? '' }),
  );
};

/** A request that hangs until `arrive` is called. */
let arrive = (_: Response) => {};
const hanging = () =>
  new Promise<Response>((resolve) => {
    arrive = resolve;
  });

const cache = (user: unknown, age: number) =>
  sessionStorage.setItem('atalaya.session', JSON.stringify({ user, timestamp: Date.now() - age }));

const session = () => useSessionStore.getState();
const settled = () => vi.advanceTimersByTimeAsync(0);
let stop = () => {};
const start = async () => {
  stop = startSession();
  await settled();
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T09:00:00Z') });
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    calls.push({ path, init });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    return answer(reply ?? {});
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  replies = [{}];
  calls = [];
  sessionStorage.clear();
  localStorage.clear();
  useSessionStore.setState(useSessionStore.getInitialState(), true);
});

afterEach(async () => {
  stop();
  arrive(new Response(''));
  await settled();
  stop = () => {};
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a visitor who opens a page', () => {
  it('is a guest who is still being checked, on the server too [4.auth-1]', () => {
    expect(session()).toMatchObject({ currentUser: null, isLoading: true, error: null });
  });

  it('is checked at once without a kept user [4.auth-6]', async () => {
    replies = [{ body: lucia }];
    await start();
    expect(checks()).toHaveLength(1);
    expect(session()).toMatchObject({ currentUser: lucia, isLoading: false, error: null });
  });

  it('stays a guest when the answer is empty [7-3]', async () => {
    await start();
    expect(session()).toMatchObject({ currentUser: null, isLoading: false, error: null });
  });

  it('is asked for without a payload, with cookies and past every cache [7-2]', async () => {
    await start();
    const init = checks()[0]?.init;
    expect(init).toMatchObject({ credentials: 'include', cache: 'no-store' });
    expect(init?.headers).toEqual({ 'cache-control': 'no-cache', pragma: 'no-cache' });
    expect(init?.body).toBeUndefined();
  });

  it('is kept for the tab with the time of the check [4.auth-2]', async () => {
    replies = [{ body: lucia }];
    await start();
    expect(JSON.parse(sessionStorage.getItem('atalaya.session') ?? '')).toEqual({
      user: lucia,
      timestamp: Date.now(),
    });
  });

  it('is shown at once from a fresh copy and checked again after 100 ms [4.auth-4, 4.auth-5]', async () => {
    cache(lucia, 14 * MINUTE_MS);
    replies = [{ body: { ...lucia, displayName: 'Lucía R.' } }];
    await start();
    expect(session()).toMatchObject({ currentUser: lucia, isLoading: false });
    await vi.advanceTimersByTimeAsync(99);
    expect(checks()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(checks()).toHaveLength(1);
    expect(session().currentUser?.displayName).toBe('Lucía R.');
  });

  it('is not shown from a copy of 15 minutes or more [4.auth-3, 9.auth-4]', async () => {
    cache(lucia, 15 * MINUTE_MS);
    replies = [hanging()];
    await start();
    expect(session()).toMatchObject({ currentUser: null, isLoading: true });
    expect(checks()).toHaveLength(1);
  });

  it.each(['{', 'null', '{"user":{}}', '{"timestamp":1}'])(
    'is not harmed by a broken copy: %s',
    async (text) => {
      sessionStorage.setItem('atalaya.session', text);
      await start();
      expect(session()).toMatchObject({ currentUser: null, isLoading: false });
    },
  );
});

describe('a session that goes on', () => {
  beforeEach(async () => {
    replies = [{ body: lucia }];
    await start();
    calls = [];
  });

  it('is looked at every 5 minutes and checked when the last check is over 10 minutes old [4.auth-7, 4.auth-8, 9.auth-5]', async () => {
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(checks()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(checks()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(checks()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(checks()).toHaveLength(2);
  });

  it('is checked on the way back to the tab after more than 2 minutes [4.auth-9, 9.auth-6]', async () => {
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS + 1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(checks()).toHaveLength(1);
  });

  it('is not checked on the way back within 2 minutes [4.auth-10]', async () => {
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(checks()).toHaveLength(0);
  });

  it('makes one request for checks that overlap', async () => {
    await Promise.all([checkSession(), checkSession()]);
    expect(checks()).toHaveLength(1);
  });

  it.each([
    ['a 401 [4.auth-11]', { status: 401 }],
    ['a 403 [4.auth-12]', { status: 403 }],
    ['an error that says Unauthorized [4.auth-13]', new Error('Unauthorized')],
  ])('ends with %s', async (_, reply) => {
    replies = [reply];
    await checkSession();
    expect(session()).toMatchObject({ currentUser: null, isAuthenticated: false, error: null });
    expect(sessionStorage.getItem('atalaya.session')).toBeNull();
  });

  it.each([
    ['a server that fails', { status: 500, statusText: 'Internal Server Error' }],
    ['a lost network', new TypeError('Failed to fetch')],
  ])('survives %s, and says so [4.auth-14, 7-4, 8.http-4]', async (_, reply) => {
    replies = [reply];
    await checkSession();
    expect(session()).toMatchObject({ currentUser: lucia, error: 'Error al verificar autenticación' });
    expect(console.error).toHaveBeenCalled();
  });

  it('loses its error with the next good check', async () => {
    replies = [{ status: 500 }, { body: lucia }];
    await checkSession();
    await checkSession();
    expect(session().error).toBeNull();
  });

  it('forgets the data of a user who was replaced by another', async () => {
    const forgotten: string[] = [];
    const off = onForgetUser((userId, how) => forgotten.push(`${userId} ${how}`));
    replies = [{ body: admin }];
    await checkSession();
    off();
    expect(forgotten).toEqual(['u1 ended']);
  });
});

describe('signing out', () => {
  beforeEach(async () => {
    replies = [{ body: lucia }];
    await start();
    calls = [];
  });
  // [4.auth-15, 4.auth-16, 4.auth-17, 4.auth-18, 4.auth-19, 2.15-1]
  it("clears the user's caches and all queries, then the session, goes home, and only then tells the server", () => {
    const steps: string[] = [];
    const queries = new QueryClient();
    queries.setQueryData(['/api/x'], 1);
    const off = onForgetUser((userId, how) => {
      queries.clear();
      steps.push(`${userId} ${how}, ${session().currentUser ? 'session on' : 'session off'}`);
    });
    logout((path) =>
      steps.push(`go to ${path}, ${session().currentUser ? 'in' : 'out'}, ${calls.length} calls`),
    );
    off();
    expect(steps).toEqual(['u1 signed-out, session on', 'go to /, out, 0 calls']);
    expect(queries.getQueryData(['/api/x'])).toBeUndefined();
    expect(sessionStorage.getItem('atalaya.session')).toBeNull();
    expect(calls.map((call) => call.path)).toEqual(['/api/auth/logout']);
  });

  it('is sent without a payload and outlives the page [7-6]', () => {
    logout(() => {});
    expect(calls[0]?.init).toEqual({ method: 'POST', credentials: 'include', keepalive: true });
  });

  it.each([
    ['slow', hanging()],
    ['failing', { status: 500 }],
    ['out of reach', new TypeError('Failed to fetch')],
  ])('holds although the server is %s [4.auth-20]', async (_, reply) => {
    replies = [reply];
    logout(() => {});
    await settled();
    expect(session()).toMatchObject({ currentUser: null, isAuthenticated: false });
  });

  it('is sent to the server again at the next load if the first request failed [4.auth-20]', async () => {
    replies = [{ status: 500 }, {}, {}];
    logout(() => {});
    await settled();
    stop();
    calls = [];
    await start();
    expect(calls.map((call) => call.path)).toEqual(['/api/auth/logout', '/api/auth/me']);
    expect(localStorage.getItem('atalaya.signed-out')).toBeNull();
  });

  it('is not undone by a check that was under way [4.auth-20]', async () => {
    replies = [hanging(), {}];
    const check = checkSession();
    logout(() => {});
    arrive(new Response(JSON.stringify(lucia)));
    await check;
    expect(session().currentUser).toBeNull();
  });

  it('is not repeated once someone has signed in again', async () => {
    replies = [{ status: 500 }, { body: lucia }];
    logout(() => {});
    await settled();
    signedIn(lucia);
    calls = [];
    await checkSession();
    expect(calls.map((call) => call.path)).toEqual(['/api/auth/me']);
  });
});

describe('two tabs of one visitor', () => {
  const otherTab = () => new BroadcastChannel('atalaya.session');

  it('agree when the other one signs in or out', async () => {
    await start();
    vi.useRealTimers();
    const tab = otherTab();
    replies = [{ body: lucia }];
    tab.postMessage('in');
    await vi.waitFor(() => expect(session().currentUser).toEqual(lucia));
    tab.postMessage('out');
    await vi.waitFor(() => expect(session().currentUser).toBeNull());
    tab.close();
    vi.useFakeTimers();
  });
});

describe('the admin', () => {
  it('is known by the flag of the session check, fresh for 5 minutes [7-5]', async () => {
    replies = [{ body: admin }];
    const queries = new QueryClient();
    await expect(queries.fetchQuery(isAdminQuery)).resolves.toBe(true);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
    await queries.fetchQuery(isAdminQuery);
    expect(checks()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    await queries.fetchQuery(isAdminQuery);
    expect(checks()).toHaveLength(2);
    queries.clear();
  });

  it('is part of the store together with the user and the verification [3.user-10]', () => {
    signedIn(admin);
    setAdminVerification();
    expect(session()).toMatchObject({
      currentUser: admin,
      isAdmin: true,
      isAuthenticated: true,
      adminVerifiedAt: Date.now(),
      adminVerificationExpiresAt: Date.now() + 600_000,
      adminVerificationStatus: 'verified',
    });
  });

  it('stays verified for 10 minutes and no longer [4.adminv-1, 4.adminv-2, 4.adminv-3, 9.auth-7]', () => {
    signedIn(admin);
    setAdminVerification();
    vi.advanceTimersByTime(10 * MINUTE_MS - 1);
    expect(isAdminVerified()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAdminVerified()).toBe(false);
    expect(session().adminVerificationStatus).toBe('expired');
  });

  it('is still verified after a reload of the tab, with the time that is left', async () => {
    signedIn(admin);
    setAdminVerification();
    useSessionStore.setState(useSessionStore.getInitialState(), true);
    vi.advanceTimersByTime(9 * MINUTE_MS);
    await start();
    expect(isAdminVerified()).toBe(true);
    expect(isAdminVerified(Date.now() + MINUTE_MS)).toBe(false);
  });

  it('loses the verification by signing out or by losing the rank', () => {
    signedIn(admin);
    setAdminVerification();
    signedIn({ ...admin, isAdmin: false });
    expect(session().adminVerificationStatus).toBe('none');
    expect(isAdminVerified()).toBe(false);
    expect(sessionStorage.getItem('atalaya.admin-verified')).toBeNull();
  });
});

describe('the user of a page that is opened', () => {
  it('is the one of this tab without a request, otherwise the one that the server names', async () => {
    cache(lucia, MINUTE_MS);
    expect((await resolveUser())?.id).toBe('u1');
    expect(checks()).toHaveLength(0);
    sessionStorage.clear();
    replies = [{ body: admin }];
    expect((await resolveUser())?.id).toBe('a1');
  });

  it('is asked for again when this tab knows a guest, who may have signed in elsewhere', async () => {
    replies = [{ body: undefined }, { body: lucia }];
    expect(await resolveUser()).toBeNull();
    expect((await resolveUser())?.id).toBe('u1');
  });

  it('is the last confirmed one without network, and nobody after signing out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    signedIn(lucia);
    sessionStorage.clear();
    useSessionStore.setState({ currentUser: null, isLoading: true });
    replies = [new TypeError('Failed to fetch')];
    expect((await resolveUser())?.id).toBe('u1');
    logout(() => {});
    expect(await resolveUser()).toBeNull();
  });
});
