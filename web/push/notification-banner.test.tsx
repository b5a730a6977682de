import { DAY_MS } from '@atalaya/core/platform/durations';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getToasts, remove } from '../ui/overlays/toast-store';
import NotificationBanner from './notification-banner';
import { usePush } from './push-state';

const endpoint = 'https://push.example/1';
const subscription = {
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'punto', auth: 'secreto' } }),
  unsubscribe: async () => true,
};

/** A fake browser with the given permissions and subscriptions. */
function browser({ subscribed = false, permission = 'default', grants = 'granted' } = {}) {
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => subscription,
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => grants });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const banner = () => screen.queryByRole('region', { name: 'Que no se te pase ningún repaso' });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

describe('the banner that invites to notifications', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    usePush.setState(usePush.getInitialState());
    localStorage.clear();
    vi.stubGlobal('fetch', async () => Response.json({ publicKey: 'clave' }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    remove();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    document.documentElement.removeAttribute('data-in-exam');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is hidden at first and stands there 30 seconds after the page was loaded [2.12-1, 4.banner-1, 4.banner-2]', async () => {
    browser();
    render(<NotificationBanner />);
    await pass(29_000);
    expect(banner()).toBeNull();
    await pass(1_000);
    expect(banner()).not.toBeNull();
  });

  it('does not come without support, with a subscription, against a refusal or over an exam [4.banner-3, 4.banner-4, 4.banner-5]', async () => {
    for (const open of [
      () => {},
      () => browser({ subscribed: true }),
      () => browser({ permission: 'denied' }),
      () => {
        browser();
        document.documentElement.setAttribute('data-in-exam', '');
      },
    ]) {
      open();
      render(<NotificationBanner />);
      await pass(60_000);
      expect(banner()).toBeNull();
      cleanup();
    }
  });

  it('goes when it is sent away, writes the day down and stays away for a week [4.banner-6, 4.banner-7, 5.banner-1]', async () => {
    browser();
    const now = Date.now();
    render(<NotificationBanner />);
    await pass(30_000);
    await press('Ahora no');
    expect(banner()).toBeNull();
    const stored = Date.parse(localStorage.getItem('atalaya.banner-dismissed') ?? '');
    expect(stored - now).toBe(30_000);
    cleanup();
    for (const [days, comes] of [
      [6, false],
      [8, true],
    ] as const) {
      vi.setSystemTime(stored + days * DAY_MS);
      render(<NotificationBanner />);
      await pass(30_000);
      expect(banner() !== null).toBe(comes);
      cleanup();
    }
  });

  it('goes when notifications are on [4.banner-8]', async () => {
    browser();
    render(<NotificationBanner />);
    await pass(30_000);
    await press('Activar avisos');
    await pass(0);
    expect(banner()).toBeNull();
    expect(getToasts()[0]?.variant).toBe('default');
  });

  it('says so when they cannot be turned on [4.banner-9]', async () => {
    browser();
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    render(<NotificationBanner />);
    await pass(30_000);
    await press('Activar avisos');
    await pass(0);
    expect(getToasts()[0]).toMatchObject({ title: 'Error al suscribirse', variant: 'destructive' });
    expect(banner()).not.toBeNull();
  });
});
