import { deviceNameOf } from '@atalaya/core/push/device-name';
import { create } from 'zustand';
import { call } from '../platform/api';
import { toast } from '../ui/overlays/toast-store';

/** Push support and subscription of this browser (spec, point 4). */
export type PushState = {
  isSupported: boolean;
  isSubscribed: boolean;
  isLoading: boolean;
  error: string | null;
  permission: NotificationPermission;
};

export const pushWords = {
  unsupportedHere: 'Las notificaciones push no están soportadas en este navegador',
  unsupported: 'Notificaciones no soportadas',
  checkFailed: 'Error al verificar estado de notificaciones',
  denied: 'Permiso denegado para notificaciones',
  deniedTitle: 'Permiso denegado',
  deniedWay: 'Puedes activarlas desde la configuración del navegador.',
  notKept: 'Error al guardar suscripción',
  subscribeFailed: 'Error al suscribirse',
  unsubscribeFailed: 'Error al desuscribirse',
  on: '🔔 Notificaciones activadas',
} as const;

export const usePush = create<PushState>()(() => ({
  isSupported: false,
  isSubscribed: false,
  isLoading: true,
  error: null,
  permission: 'default',
}));

const set = usePush.setState;

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Undefined without a service worker, as in development. */
const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration('/');

/** Subscribes again if the server has deleted the subscription with its session. */
export async function checkPush(): Promise<void> {
  if (!isSupported()) return set({ isSupported: false, isLoading: false, error: pushWords.unsupportedHere });
  set({ isSupported: true, isLoading: true, error: null, permission: Notification.permission });
  try {
    const subscription = await (await worker())?.pushManager.getSubscription();
    // Before posting it: an existing subscription stays one, even if the server refuses it this time.
    set({ isSubscribed: Boolean(subscription) });
    if (subscription) await keep(subscription);
    set({ isLoading: false });
  } catch (error) {
    console.error('push', error);
    set({ isLoading: false, error: pushWords.checkFailed });
  }
}

export async function subscribePush(): Promise<void> {
  if (!isSupported()) return refuse(pushWords.unsupported);
  set({ isLoading: true, error: null });
  try {
    const permission = await Notification.requestPermission();
    set({ permission });
    if (permission !== 'granted') return refuse(pushWords.denied, pushWords.deniedTitle, pushWords.deniedWay);
    const { publicKey } = await call('GET /api/push/vapid-public-key');
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    try {
      await keep(subscription);
    } catch (error) {
      console.error('push', error);
      // Unsubscribes when the server does not know the subscription.
      await subscription.unsubscribe();
      return refuse(pushWords.notKept);
    }
    set({ isSubscribed: true, isLoading: false });
    toast({ title: pushWords.on });
  } catch (error) {
    console.error('push', error);
    refuse(pushWords.subscribeFailed);
  }
}

export async function unsubscribePush(): Promise<void> {
  set({ isLoading: true, error: null });
  try {
    const subscription = await (await worker())?.pushManager.getSubscription();
    if (subscription) {
      const { endpoint } = subscription;
      await subscription.unsubscribe();
      await call('POST /api/push/unsubscribe', { body: { endpoint } });
    }
    set({ isSubscribed: false, isLoading: false });
  } catch (error) {
    console.error('push', error);
    refuse(pushWords.unsubscribeFailed);
  }
}

function refuse(error: string, title: string = error, description?: string): void {
  set({ isLoading: false, error });
  toast({ title, variant: 'destructive', ...(description ? { description } : {}) });
}

async function keep(subscription: PushSubscription): Promise<void> {
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  await call('POST /api/push/subscribe', {
    body: {
      subscription: {
        endpoint: endpoint ?? subscription.endpoint,
        expirationTime: expirationTime ?? null,
        keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      },
      isPwaInstalled: window.matchMedia?.('(display-mode: standalone)').matches ?? false,
      deviceName: deviceNameOf(navigator.userAgent),
    },
  });
}
