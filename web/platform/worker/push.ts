import { brand } from '@atalaya/core/brand';
import { isOwnPath, readMessage } from '@atalaya/core/push/message';

declare const self: ServiceWorkerGlobalScope;

/** Browsers revoke the permission of sites that receive a push and show nothing. */
const unreadable = { title: brand.name, body: 'Tienes una novedad.', url: '/', tag: 'novedad' };

function parse(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

export function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag } = readMessage(parse(data)) ?? unreadable;
  return self.registration.showNotification(title, {
    body,
    tag,
    lang: 'es',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url },
  });
}

/** Opens the notification's page in a window that shows it, in another window of ours, or in a new one. */
export async function openNotified(notification: Notification): Promise<void> {
  notification.close();
  const given: unknown = notification.data?.url;
  const path = typeof given === 'string' && isOwnPath(given) ? given : '/';
  const address = new URL(path, location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  if (there) return void (await there.focus());
  await self.clients.openWindow(address);
}
