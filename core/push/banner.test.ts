import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../platform/durations';
import { bannerDelayMs, invitesToNotifications } from './banner';

const now = 100 * DAY_MS;
const welcome = {
  isSupported: true,
  isSubscribed: false,
  permission: 'default',
  dismissedAt: null,
  now,
} as const;

describe('the invitation to notifications', () => {
  it('has sense where there can be notifications and there are none [4.banner-2]', () => {
    expect(invitesToNotifications(welcome)).toBe(true);
    expect(invitesToNotifications({ ...welcome, permission: 'granted' })).toBe(true);
  });

  it('has none without support, with a subscription or against a refusal [4.banner-3, 4.banner-4, 4.banner-5]', () => {
    expect(invitesToNotifications({ ...welcome, isSupported: false })).toBe(false);
    expect(invitesToNotifications({ ...welcome, isSubscribed: true })).toBe(false);
    expect(invitesToNotifications({ ...welcome, permission: 'denied' })).toBe(false);
  });

  it('is silent for 7 days once it was sent away [4.banner-6, 5.banner-1, 9.auth-9]', () => {
    expect(invitesToNotifications({ ...welcome, dismissedAt: now - 7 * DAY_MS + 1 })).toBe(false);
    expect(invitesToNotifications({ ...welcome, dismissedAt: now - 7 * DAY_MS })).toBe(true);
  });

  it('waits for 30 seconds [9.auth-8]', () => {
    expect(bannerDelayMs).toBe(30_000);
  });
});
