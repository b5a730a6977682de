// @vitest-environment jsdom
import type { SessionUser } from '@atalaya/core/auth/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logout, signedIn } from '../session';
import { appearanceScript } from './appearance-script';
import { chooseTextSize, startTextSize } from './text-size';

const user: SessionUser = {
  id: 'u1',
  email: 'lucia@atalaya.example',
  displayName: null,
  username: 'lucia',
  avatar: null,
  isAdmin: false,
  oppositionType: null,
  tier: 'plus',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const shown = () => document.documentElement.style.fontSize;
const sent = vi.fn<typeof fetch>(async (_address, init) =>
  init?.method === 'PUT' ? new Response(null, { status: 204 }) : Response.json({ textSize: 125 }),
);
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  stop();
  logout(() => {});
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
});

describe('the size of the text', () => {
  it('is what the visitor chose, before the first paint of the next page too', () => {
    stop = startTextSize();
    chooseTextSize(125);
    expect(shown()).toBe('125%');
    document.documentElement.removeAttribute('style');
    new Function(appearanceScript)();
    expect(shown()).toBe('125%');
    chooseTextSize(100);
    expect(shown()).toBe('');
    new Function(appearanceScript)();
    expect(shown()).toBe('');
    expect(sent).not.toHaveBeenCalled();
  });

  it('is saved in the account of a user', () => {
    stop = startTextSize();
    signedIn(user);
    chooseTextSize(150);
    expect(sent).toHaveBeenCalledWith(
      '/api/profile/text-size',
      expect.objectContaining({ method: 'PUT', body: JSON.stringify({ textSize: 150 }) }),
    );
  });

  it('is that of the account on a device without a choice, and of the device on any other', async () => {
    stop = startTextSize();
    signedIn(user);
    await vi.waitFor(() => expect(shown()).toBe('125%'));
    expect(localStorage.getItem('atalaya.text-size')).toBe('125');
    chooseTextSize(112);
    sent.mockClear();
    signedIn(user);
    expect(shown()).toBe('112%');
    expect(sent).not.toHaveBeenCalled();
  });

  it('changes with the choice made in another tab, and ignores what is no size', () => {
    stop = startTextSize();
    localStorage.setItem('atalaya.text-size', '150');
    window.dispatchEvent(new StorageEvent('storage', { key: 'atalaya.text-size' }));
    expect(shown()).toBe('150%');
    localStorage.setItem('atalaya.text-size', '900');
    window.dispatchEvent(new StorageEvent('storage', { key: 'atalaya.text-size' }));
    expect(shown()).toBe('');
  });
});
