// @vitest-environment jsdom
import { HOUR_MS } from '@atalaya/core/platform/durations';
import type { Consent } from '@atalaya/core/tracking/consent';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lucia, pass } from '../devices/device-watch.factory';
import { useSessionStore } from '../platform/session';
import { forgetFingerprint } from './fingerprint';
import { loadTracker, machine, open } from './tracker.factory';

const yes = { granted: true, at: '2026-11-15T10:00:00.000Z' };
const no = { granted: false, at: '2026-11-15T10:00:00.000Z' };

/** The only fakes: the network, and how strong the machine is. */
let consent: Consent;
let fingerprintReply: { success: boolean; message: string };
type Sent = { method: string; path: string; body: Record<string, unknown> };
let sent: Sent[] = [];
const to = (path: string) => sent.filter((one) => one.path === path);

const network = async (path: string, init: RequestInit = {}) => {
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  sent.push({ method: init.method ?? 'GET', path, body });
  if (path === '/api/consent') {
    if (init.method === 'PUT')
      for (const kind of ['analytics', 'fingerprint'] as const)
        if (kind in body) consent = { ...consent, [kind]: { ...yes, granted: body[kind] } };
    return new Response(JSON.stringify(consent));
  }
  if (path === '/api/tracking/config') return new Response(JSON.stringify({ fingerprintKey: null }));
  if (path === '/api/tracking/fingerprint') return new Response(JSON.stringify(fingerprintReply));
  return new Response(null, { status: 204 });
};

beforeEach(async () => {
  await Promise.all([loadTracker(), import('./consent-banner')]);
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom has no canvas, and would say so aloud.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('fetch', network);
  consent = { analytics: yes, fingerprint: no };
  fingerprintReply = { success: true, message: '' };
  sent = [];
  machine();
  localStorage.clear();
  forgetFingerprint();
  useSessionStore.setState({ currentUser: lucia, isLoading: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('page views', () => {
  it('are sent on each change of route, with the page, the time and the machine [7-17, 6.user-5]', async () => {
    open();
    await pass(4000);
    expect(to('/api/tracking/page-view').map(({ body }) => body)).toEqual([
      {
        page: '/blog',
        timestamp: expect.stringMatching(/Z$/),
        deviceInfo: expect.objectContaining({ cpuCores: 8 }),
      },
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Tienda' }));
    await pass(3000);
    expect(to('/api/tracking/page-view').map(({ body }) => body.page)).toEqual(['/blog', '/tienda']);
  });

  it('are not sent for a guest, who is not even asked [6.user-6]', async () => {
    useSessionStore.setState({ currentUser: null });
    open();
    await pass(4000);
    expect(sent).toEqual([]);
  });

  it.each([
    ['said no', { analytics: no, fingerprint: no }],
    ['has not answered', { analytics: null, fingerprint: null }],
  ])('are not sent for a user who %s', async (_, given) => {
    consent = given;
    open();
    await pass(4000);
    expect(to('/api/tracking/page-view')).toEqual([]);
    expect(to('/api/tracking/fingerprint')).toEqual([]);
  });

  it('fail without anybody noticing, but for the log [8.tracking-1]', async () => {
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path.startsWith('/api/tracking')) throw new TypeError('Failed to fetch');
      return network(path, init);
    });
    open();
    await pass(4000);
    expect(console.error).toHaveBeenCalledWith('POST /api/tracking/page-view', expect.any(TypeError));
    expect(screen.getByRole('link', { name: 'Tienda' })).toBeTruthy();
  });

  it('that still wait when the page is left go by beacon', async () => {
    const beacons: string[] = [];
    Object.defineProperty(navigator, 'sendBeacon', {
      value: (path: string) => beacons.push(path),
      configurable: true,
    });
    open();
    await pass(4000);
    fireEvent.click(screen.getByRole('link', { name: 'Tienda' }));
    await pass(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(beacons).toEqual(['/api/tracking/page-view']);
  });
});

describe('an action', () => {
  it('is sent when something with a name is pressed, with its details [7-19]', async () => {
    open();
    await pass(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Añadir' }));
    await pass(3000);
    expect(to('/api/tracking/action').map(({ body }) => body)).toEqual([
      {
        action: 'add-to-cart',
        page: window.location.pathname,
        details: { product: 'p1' },
        timestamp: expect.any(String),
        deviceInfo: expect.any(Object),
      },
    ]);
  });
});

/** Hashing takes its own time, whatever the clock of the test says. */
const fingerprints = (count: number) =>
  vi.waitFor(async () => {
    await pass(1000);
    expect(to('/api/tracking/fingerprint')).toHaveLength(count);
  });

describe('the fingerprint', () => {
  beforeEach(() => {
    consent = { analytics: no, fingerprint: yes };
  });

  it('is sent once, on a strong desktop and with consent [7-21, 5.none-4]', async () => {
    open();
    await fingerprints(1);
    expect(to('/api/tracking/fingerprint').map(({ body }) => body)).toEqual([
      {
        fingerprint: {
          visitorId: expect.stringMatching(/^[0-9a-f]{32}$/),
          components: expect.objectContaining({ isDesktop: true, isMobile: false }),
          confidence: { score: expect.closeTo(0.5, 0), comment: '' },
        },
      },
    ]);
  });

  it.each([
    ['on a mobile device', { maxTouchPoints: 5 }, 390],
    ['in low-power mode', { hardwareConcurrency: 2 }, 1024],
  ])('is never taken %s [4.power-9]', async (_, given, width) => {
    machine(given);
    vi.stubGlobal('innerWidth', width);
    open();
    await pass(6000);
    expect(to('/api/tracking/fingerprint')).toEqual([]);
    expect(to('/api/tracking/config')).toEqual([]);
  });

  it('is made anew only after an hour [9.auth-11]', async () => {
    let visits = 0;
    const visit = async () => {
      visits += 1;
      open();
      await fingerprints(visits);
      cleanup();
      return to('/api/tracking/config').length;
    };
    expect(await visit()).toBe(1);
    const kept = localStorage.getItem('atalaya.fingerprint') ?? '';
    forgetFingerprint();
    localStorage.setItem('atalaya.fingerprint', kept);
    expect(await visit()).toBe(1);
    forgetFingerprint();
    localStorage.setItem('atalaya.fingerprint', kept);
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect(await visit()).toBe(2);
  });

  it('that is refused is logged, and may be sent again [8.tracking-2, 8.tracking-3]', async () => {
    fingerprintReply = { success: false, message: 'Ahora no' };
    open();
    await fingerprints(1);
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('POST /api/tracking/fingerprint', 'Ahora no'),
    );
    cleanup();
    fingerprintReply = { success: true, message: '' };
    open();
    await fingerprints(2);
    cleanup();
    open();
    await pass(6000);
    expect(to('/api/tracking/fingerprint')).toHaveLength(2);
  });
});

describe('the question', () => {
  it('is asked once: no is as near as yes, and the answer is kept', async () => {
    consent = { analytics: null, fingerprint: null };
    open();
    await pass(4000);
    const [reject, accept] = [
      screen.getByRole('button', { name: 'Rechazar' }),
      screen.getByRole('button', { name: 'Aceptar' }),
    ];
    expect(reject.className).toBe(accept.className);
    expect(screen.getByRole('link', { name: 'Configurar' }).getAttribute('href')).toBe('/configuracion');
    fireEvent.click(reject);
    await pass(1000);
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { analytics: false, fingerprint: false },
    ]);
  });

  it('leaves an answer alone that was given in the settings', async () => {
    consent = { analytics: yes, fingerprint: null };
    open();
    await pass(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
    await pass(1000);
    expect(consent.analytics?.granted).toBe(true);
  });

  it('is not asked of someone who has answered', async () => {
    open();
    await pass(4000);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
