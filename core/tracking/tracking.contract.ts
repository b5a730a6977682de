import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { deviceInfo } from './device-info.contract';
import { pathOnly } from './event';
import { fingerprintRecord } from './fingerprint.contract';

const MAX_BYTES = 32 * 1024;

const page = z.string().startsWith('/').max(2000).transform(pathOnly);
const timestamp = z.union([z.iso.datetime({ offset: true }), z.number()]);
/** Browsers tell what they can; null when a page is left before its machine was read. */
const machine = deviceInfo
  .extend({ browserInfo: deviceInfo.shape.browserInfo.partial() })
  .partial()
  .nullable();
const detail = z.union([z.string().max(300), z.number(), z.boolean(), z.null()]);

export const trackPageView = endpoint({
  method: 'POST',
  path: '/api/tracking/page-view',
  access: 'user',
  rate: 'tracking',
  summary:
    'A page that was opened. Kept for 90 days, and only with the consent of the user; otherwise dropped in silence.',
  body: z.object({ page, timestamp, deviceInfo: machine }),
  maxBodyBytes: MAX_BYTES,
});

export const trackAction = endpoint({
  method: 'POST',
  path: '/api/tracking/action',
  access: 'user',
  rate: 'tracking',
  summary: 'Something the user did on a page. Kept and dropped like a page view.',
  body: z.object({
    action: z.string().min(1).max(100),
    page,
    details: z.record(z.string().max(60), detail).default({}),
    timestamp,
    deviceInfo: machine,
  }),
  maxBodyBytes: MAX_BYTES,
});

export const saveFingerprint = endpoint({
  method: 'POST',
  path: '/api/tracking/fingerprint',
  access: 'user',
  rate: 'tracking',
  summary: 'What this device looks like. Without consent nothing is kept and success is false.',
  body: z.object({ fingerprint: fingerprintRecord }),
  response: z.object({ success: z.boolean(), message: z.string() }),
});

export const readIdentification = endpoint({
  method: 'GET',
  path: '/api/tracking/config',
  access: 'user',
  summary:
    'Which identification script to load: the commercial one where its key is configured, otherwise our own.',
  response: z.object({ fingerprintKey: z.string().nullable() }),
});
