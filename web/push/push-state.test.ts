import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getToasts, remove } from '../ui/overlays/toast-store';
import { checkPush, pushWords, subscribePush, unsubscribePush, usePush } from './push-state';

const endpoint = 'https://push.example/1';
const subscription = {
  endpoint,
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'punto', auth: 'secreto' } }),
  unsubscribe: vi.fn(async () => true),
};
const steps: string[] = [];
let existing: typeof subscription | null = null;
let permission: NotificationPermission = 'granted';
let answers: Record<string, () => Response> = {};

const pushManager = {
  getSubscription: vi.fn(async () => existing),
  subscribe: vi.fn(async () => {
    steps.push('subscribe');
    return subscription;
  }),
};

function supportPush(): void {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => {
      steps.push('permission');
      return permission;
    },
  });
}

const toasts = () => getToasts().map(({ title, description }) => ({ title, description }));

describe('push in this browser', () => {
  beforeEach(() => {
    steps.length = 0;
    existing = null;
    permission = 'granted';
    answers = { '/api/push/vapid-public-key': () => Response.json({ publicKey: 'clave' }) };
    usePush.setState({
      isSupported: false,
      isSubscribed: false,
      isLoading: true,
      error: null,
      permission: 'default',
    });
    supportPush();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      steps.push(`${init.method} ${url}`);
      return answers[url]?.() ?? Response.json({});
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    remove();
    subscription.unsubscribe.mockClear();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('needs a browser that can [5.push-1] [8.push-1] [8.push-3]', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await checkPush();
    expect(usePush.getState()).toMatchObject({
      isSupported: false,
      isLoading: false,
      error: pushWords.unsupportedHere,
    });
    await subscribePush();
    expect(usePush.getState().error).toBe('Notificaciones no soportadas');
  });

  it('finds what is subscribed already, and reminds the server of it [4.push-1] [4.push-3]', async () => {
    existing = subscription;
    await checkPush();
    expect(usePush.getState()).toEqual({
      isSupported: true,
      isSubscribed: true,
      isLoading: false,
      error: null,
      permission: 'default',
    });
    expect(steps).toEqual(['POST /api/push/subscribe']);
  });

  it('stays subscribed when the server refuses an existing subscription', async () => {
    existing = subscription;
    answers['/api/push/subscribe'] = () => Response.json({}, { status: 500 });
    await checkPush();
    expect(usePush.getState()).toMatchObject({
      isSubscribed: true,
      isLoading: false,
      error: 'Error al verificar estado de notificaciones',
    });
    expect(subscription.unsubscribe).not.toHaveBeenCalled();
  });

  it('says so when the check fails [8.push-2]', async () => {
    pushManager.getSubscription.mockRejectedValueOnce(new Error('broken'));
    await checkPush();
    expect(usePush.getState()).toMatchObject({
      isLoading: false,
      error: 'Error al verificar estado de notificaciones',
    });
  });

  it('asks, fetches the key, subscribes and tells the server, in that order [4.push-4] [4.push-7] [8.push-9]', async () => {
    await subscribePush();
    expect(steps).toEqual([
      'permission',
      'GET /api/push/vapid-public-key',
      'subscribe',
      'POST /api/push/subscribe',
    ]);
    expect(usePush.getState()).toMatchObject({ isSubscribed: true, isLoading: false, permission: 'granted' });
    expect(toasts()).toEqual([{ title: '🔔 Notificaciones activadas', description: undefined }]);
  });

  it('keeps to a no, and says where it can be changed [4.push-2] [4.push-5] [4.push-6] [5.push-2] [8.push-4] [8.push-5]', async () => {
    permission = 'denied';
    await subscribePush();
    expect(usePush.getState()).toMatchObject({
      isSubscribed: false,
      permission: 'denied',
      error: 'Permiso denegado para notificaciones',
    });
    expect(steps).toEqual(['permission']);
    expect(toasts()).toEqual([
      { title: 'Permiso denegado', description: 'Puedes activarlas desde la configuración del navegador.' },
    ]);
  });

  it('undoes a subscription that the server does not keep [7-15] [8.push-6]', async () => {
    answers['/api/push/subscribe'] = () => Response.json({}, { status: 500 });
    await subscribePush();
    expect(usePush.getState()).toMatchObject({ isSubscribed: false, error: 'Error al guardar suscripción' });
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  });

  it('says what failed [8.push-7] [8.push-8]', async () => {
    pushManager.subscribe.mockRejectedValueOnce(new Error('no service'));
    await subscribePush();
    expect(usePush.getState().error).toBe('Error al suscribirse');
    existing = subscription;
    subscription.unsubscribe.mockRejectedValueOnce(new Error('no'));
    await unsubscribePush();
    expect(usePush.getState().error).toBe('Error al desuscribirse');
  });

  it('ends in the browser and on the server [4.push-8] [4.push-9]', async () => {
    existing = subscription;
    await unsubscribePush();
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(steps).toEqual(['POST /api/push/unsubscribe']);
    expect(usePush.getState()).toMatchObject({ isSubscribed: false, isLoading: false, error: null });
  });
});
