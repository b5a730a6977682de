import { z } from 'zod';
import { endpoint } from '../platform/endpoint';

const deviceId = z.string().min(1).max(100);

/** One session per device: `sessionId` names the device, and closing it ends whatever it holds. */
const deviceSession = z.object({
  sessionId: z.string(),
  device: z.enum(['desktop', 'laptop', 'mobile', 'tablet']),
  browser: z.string(),
  operatingSystem: z.string(),
  ipAddress: z.string(),
  lastActivity: z.iso.datetime().nullable(),
  /** The fingerprint, if one was given; otherwise the device's own id. */
  fingerprintId: z.string(),
  isCurrent: z.boolean(),
});

export type DeviceSession = z.infer<typeof deviceSession>;

const deviceLimit = z.object({
  blocked: z.boolean(),
  exceedsLimit: z.boolean(),
  /** Active devices; for one that is blocked, registered ones. */
  deviceCount: z.number().int(),
  sessions: z.array(deviceSession),
  allowedDevices: z.array(z.object({ browser: z.string(), operatingSystem: z.string() })),
  message: z.string().nullable(),
});

export type DeviceLimit = z.infer<typeof deviceLimit>;

export const checkDeviceLimit = endpoint({
  method: 'GET',
  path: '/api/auth/check-device-limit',
  access: 'user',
  summary:
    'Whether this device may go on beside the other active devices of the account. Asked every 30 seconds.',
  response: deviceLimit,
});

export const closeDeviceSession = endpoint({
  method: 'POST',
  path: '/api/auth/close-device-session',
  access: 'user',
  summary: 'Signs out one of the devices of the account.',
  body: z.object({ sessionId: deviceId }),
  response: z.object({ success: z.literal(true) }),
});

export const endCurrentSession = endpoint({
  method: 'POST',
  path: '/api/auth/end-current-session',
  access: 'user',
  summary: 'Says that this device stops here. Its session lives on: the next request makes it active again.',
});

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/devices',
  access: 'user',
  summary: 'The devices that are signed in to the account, this one first, then the last used.',
  response: z.object({
    devices: z.array(deviceSession.extend({ isActive: z.boolean(), firstSeen: z.iso.datetime() })),
  }),
});

export const closeDevice = endpoint({
  method: 'DELETE',
  path: '/api/devices/:id',
  access: 'user',
  summary: 'Signs out one of the devices of the account.',
  params: z.object({ id: deviceId }),
});
