// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openNotified, showPush } from './push';

const message = {
  title: 'Tienes 24 repasos',
  body: 'Te llevarán unos 12 minutos.',
  url: '/study',
  tag: 'repasos',
  kind: 'reviews',
};
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => null);
let windows: { url: string; focus: () => Promise<void> }[] = [];

const pushed = (text: string) => ({ json: () => JSON.parse(text) }) as PushMessageData;
const notified = (url: unknown) => ({ close: vi.fn(), data: { url } }) as unknown as Notification;

describe('a pushed message', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    windows = [];
    Reflect.set(globalThis, 'registration', { showNotification });
    Reflect.set(globalThis, 'clients', { matchAll: async () => windows, openWindow });
  });

  it('is shown with its words and remembers its page', async () => {
    const { notificationKinds } = await import('@atalaya/core/profile/notifications');
    await showPush(pushed(JSON.stringify({ ...message, kind: notificationKinds[0] })));
    expect(showNotification).toHaveBeenCalledWith(
      'Tienes 24 repasos',
      expect.objectContaining({ body: message.body, tag: 'repasos', data: { url: '/study' } }),
    );
  });

  it('is shown in general words when it is none of ours, as the browser demands', async () => {
    for (const text of ['not JSON', '{}', JSON.stringify({ ...message, url: 'https://elsewhere.example' })]) {
      await showPush(pushed(text));
      expect(showNotification).toHaveBeenLastCalledWith(
        'Atalaya',
        expect.objectContaining({ data: { url: '/' } }),
      );
    }
  });

  it('opens its page, in the window that shows it already or in a new one, and never another site', async () => {
    await openNotified(notified('/study'));
    expect(openWindow).toHaveBeenLastCalledWith(`${location.origin}/study`);

    const focus = vi.fn(async () => {});
    windows = [{ url: `${location.origin}/study`, focus }];
    await openNotified(notified('/study'));
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledOnce();

    for (const url of ['//elsewhere.example', 'https://elsewhere.example', undefined]) {
      await openNotified(notified(url));
      expect(openWindow).toHaveBeenLastCalledWith(`${location.origin}/`);
    }
  });
});
