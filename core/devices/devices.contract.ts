import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';

const deviceId = z.string().min(1).max(100);

/** `sessionId` is the device's id; closing it ends all sessions of the device. */
const deviceSession = z.object({
  sessionId: z.string(),
  device: z.enum(['desktop', 'laptop', 'mobile', 'tablet']),
  browser: z.string(),
  operatingSystem: z.string(),
  ipAddress: z.string(),
  lastActivity: moment.nullable(),
  /** The device's fingerprint, or its id if there is none. */
  fingerprintId: z.string(),
  isCurrent: z.boolean(),
});

export type DeviceSession = z.infer<typeof deviceSession>;

const deviceLimit = z.object({
  blocked: z.boolean(),
  exceedsLimit: z.boolean(),
  /** Active devices; for a blocked device, the registered ones. */
  deviceCount: z.number().int(),
  sessions: z.array(deviceSession),
  allowedDevices: z.array(z.object({ browser: z.string(), operatingSystem: z.string() })),
  message: z.string().nullable(),
});

export type DeviceLimit = z.infer<typeof deviceLimit>;

export const checkDeviceLimit = endpoint.get('/api/auth/check-device-limit', 'user', {
  device: 'any',
  summary:
    'Whether this device may continue given the other active devices of the account. Polled every 30 seconds.',
  response: deviceLimit,
});

export const closeDeviceSession = endpoint.post('/api/auth/close-device-session', 'user', {
  device: 'any',
  summary: 'Signs out one of the devices of the account.',
  body: z.object({ sessionId: deviceId }),
  response: z.object({ success: z.literal(true) }),
});

export const endCurrentSession = endpoint.post('/api/auth/end-current-session', 'user', {
  device: 'any',
  summary: 'Marks this device as inactive. Its session stays valid: the next request makes it active again.',
});

export const listDevices = endpoint.get('/api/devices', 'user', {
  device: 'any',
  summary: 'The signed-in devices of the account: this one first, then by last use.',
  response: z.object({
    devices: z.array(deviceSession.extend({ isActive: z.boolean(), firstSeen: moment })),
  }),
});

export const closeDevice = endpoint.delete('/api/devices/:id', 'user', {
  device: 'any',
  summary: 'Signs out one of the devices of the account.',
  params: z.object({ id: deviceId }),
});
