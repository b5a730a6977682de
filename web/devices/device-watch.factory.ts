import type { DeviceLimit, DeviceSession } from '@atalaya/core/devices/devices.contract';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { readUser } from '../platform/session-storage';

export const lucia = readUser({ id: 'u1', email: 'lucia@atalaya.example', username: 'lucia' });

const session = (given: Partial<DeviceSession> = {}): DeviceSession => ({
  sessionId: 's1',
  device: 'mobile',
  browser: 'Chrome',
  operatingSystem: 'Android 16',
  ipAddress: '176.83.9.140',
  lastActivity: null,
  fingerprintId: '5d77f0a3ffff',
  isCurrent: false,
  ...given,
});

export const fine: DeviceLimit = {
  blocked: false,
  exceedsLimit: false,
  deviceCount: 1,
  sessions: [session({ isCurrent: true })],
  allowedDevices: [],
  message: null,
};
export const crowded: DeviceLimit = { ...fine, exceedsLimit: true, deviceCount: 3 };
export const blocked: DeviceLimit = {
  ...fine,
  blocked: true,
  deviceCount: 2,
  sessions: [],
  allowedDevices: [
    { browser: 'Firefox', operatingSystem: 'Windows' },
    { browser: 'Safari', operatingSystem: 'iOS 18' },
  ],
};

/** Advances time in small steps, so that timers started by one step can fire in the next. */
export async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= 250)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, 250));
      await vi.dynamicImportSettled();
    });
}
