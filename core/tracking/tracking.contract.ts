import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { deviceInfo } from './device-info.contract';
import { pathOnly } from './event';
import { fingerprintRecord } from './fingerprint.contract';

const MAX_BYTES = 32 * 1024;

const page = z.string().startsWith('/').max(2000).transform(pathOnly);
const timestamp = z.union([z.iso.datetime({ offset: true }), z.number()]);
/** Null when the page was left before the device information was read. */
const partialDeviceInfo = deviceInfo
  .extend({ browserInfo: deviceInfo.shape.browserInfo.partial() })
  .partial()
  .nullable();
const detail = z.union([z.string().max(300), z.number(), z.boolean(), z.null()]);

export const trackPageView = endpoint.post('/api/tracking/page-view', 'user', {
  rate: 'tracking',
  summary: 'Records a page view for 90 days. Silently ignored without consent.',
  body: z.object({ page, timestamp, deviceInfo: partialDeviceInfo }),
  maxBodyBytes: MAX_BYTES,
});

export const trackAction = endpoint.post('/api/tracking/action', 'user', {
  rate: 'tracking',
  summary: 'Records a user action, like a page view.',
  body: z.object({
    action: z.string().min(1).max(100),
    page,
    details: z.record(z.string().max(60), detail).default({}),
    timestamp,
    deviceInfo: partialDeviceInfo,
  }),
  maxBodyBytes: MAX_BYTES,
});

export const saveFingerprint = endpoint.post('/api/tracking/fingerprint', 'user', {
  rate: 'tracking',
  summary: 'Saves the device fingerprint. Without consent nothing is stored and success is false.',
  body: z.object({ fingerprint: fingerprintRecord }),
  response: z.object({ success: z.boolean(), message: z.string() }),
});

export const readIdentification = endpoint.get('/api/tracking/config', 'user', {
  summary:
    'Which identification script to load: the commercial one if its key is configured, otherwise our own.',
  response: z.object({ fingerprintKey: z.string().nullable() }),
});
