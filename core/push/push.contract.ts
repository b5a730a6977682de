import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { browserAllowance } from './browsers';

const MAX_ENDPOINT = 2_048;

/** Base64, URL-safe or not, with or without padding. */
const key = (most: number) =>
  z
    .string()
    .regex(/^[\w+/-]+={0,2}$/)
    .max(most);

const subscription = z.object(
  {
    endpoint: z.url().max(MAX_ENDPOINT),
    expirationTime: z.number().nullish(),
    keys: z.object({ p256dh: key(120), auth: key(40) }),
  },
  'Falta la suscripción del navegador.',
);

export const readPublicKey = endpoint.get('/api/push/vapid-public-key', 'everyone', {
  summary: 'The key that a browser subscribes with (RFC 8292).',
  response: z.object({ publicKey: z.string() }),
});

export const subscribePush = endpoint.post('/api/push/subscribe', 'user', {
  summary:
    'Keeps a browser that wants notifications, for as long as its session lasts. Twice is as good as once.',
  allowances: [browserAllowance],
  body: z.object({
    subscription,
    isPwaInstalled: z.boolean(),
    deviceName: z.string().trim().min(1).max(100),
  }),
  response: z.object({ id: z.string(), deviceName: z.string() }),
});

export const unsubscribePush = endpoint.post('/api/push/unsubscribe', 'user', {
  summary: "Forgets one of the user's browsers by its address. Twice is as good as once.",
  body: z.object({ endpoint: z.string().min(1).max(MAX_ENDPOINT) }),
});

export const listPushDevices = endpoint.get('/api/push/devices', 'user', {
  summary: "The user's browsers that get notifications.",
  response: z.array(
    z.object({
      id: z.string(),
      deviceName: z.string(),
      isPwaInstalled: z.boolean(),
      isCurrent: z.boolean(),
      createdAt: moment,
      lastSentAt: moment.nullable(),
    }),
  ),
});

export const removePushDevice = endpoint.delete('/api/push/devices/:id', 'user', {
  summary: "Forgets one of the user's browsers.",
  params: z.object({ id: z.uuid() }),
});

export const sendTestPush = endpoint.post('/api/push/test', 'user', {
  rate: 'auth',
  summary: "Sends a notification to the user's own browsers, now, quiet hours or not.",
  body: z.object({}),
  response: z.object({ sent: z.number().int() }),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe una hora, como 22:00.');
const quietHours = z.object({ on: z.boolean(), from: time, to: time });

export const readQuietHours = endpoint.get('/api/push/quiet-hours', 'user', {
  summary: "The user's quiet hours, in Spanish time.",
  response: quietHours,
});

export const saveQuietHours = endpoint.put('/api/push/quiet-hours', 'user', {
  summary: "Changes the user's quiet hours.",
  body: quietHours,
  response: quietHours,
});
