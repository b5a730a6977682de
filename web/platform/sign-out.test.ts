// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, useSessionStore } from './session';
import { readUser } from './session-storage';
import { registerUnsent, signOut, stay, useLeaving } from './sign-out';

const lucia = readUser({ id: 'u1', username: 'lucia' });
if (!lucia) throw new Error('the sample user is a user');

describe('signing out', () => {
  const isSignedIn = () => useSessionStore.getState().currentUser !== null;
  let left = 0;
  let isOnline = true;

  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response(''));
    signedIn(lucia);
    registerUnsent(async () => ({
      countUnsent: async (userId) => (userId === 'u1' ? left : 0),
      sendUnsent: async () => {
        if (!isOnline) throw new TypeError('no network');
        left = 0;
      },
    }));
  });
  afterEach(() => {
    stay();
    vi.unstubAllGlobals();
  });

  it('sends what is left first, and asks nothing then', async () => {
    [left, isOnline] = [3, true];
    await signOut(() => {});
    expect([left, isSignedIn(), useLeaving.getState().unsent]).toEqual([0, false, 0]);
  });

  it('asks when something would be lost, and leaves only if the user says so', async () => {
    [left, isOnline] = [2, false];
    await signOut(() => {});
    expect([isSignedIn(), useLeaving.getState().unsent]).toEqual([true, 2]);
    useLeaving.getState().leave();
    expect([isSignedIn(), useLeaving.getState().unsent]).toEqual([false, 0]);
  });

  it('does not depend on the code that counts', async () => {
    registerUnsent(async () => Promise.reject(new Error('not loaded')));
    await signOut(() => {});
    expect(isSignedIn()).toBe(false);
  });
});
