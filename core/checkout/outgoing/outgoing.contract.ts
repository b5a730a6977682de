import { z } from 'zod';
import { etag } from '../../admin/etag.contract';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { keyset, keysetQuery } from '../../platform/paging.contract';
import { deliveryStates, outgoingEvents } from './outgoing';

const params = z.object({ id: z.uuid() });
const access = 'may:run-business';
const events = z
  .array(z.enum(outgoingEvents))
  .min(1, 'Elige al menos un aviso.')
  .transform((given) => [...new Set(given)]);

const target = z.object({
  id: z.string(),
  etag,
  url: z.string(),
  events: z.array(z.enum(outgoingEvents)),
  isActive: z.boolean(),
  /** The first characters of the secret. */
  start: z.string(),
  createdAt: moment,
});
export type OutgoingTarget = z.infer<typeof target>;

export const listTargets = endpoint.get('/api/admin/webhooks', access, {
  summary: 'The addresses that are told about orders, without their secrets.',
  response: z.array(target),
});

export const createTarget = endpoint.post('/api/admin/webhooks', access, {
  confirmed: true,
  summary: 'Adds an address of the internet. Only this response contains its secret.',
  body: z.object({
    url: z.url({ protocol: /^https?$/, message: 'Escribe una dirección que empiece por https://' }).max(500),
    events,
  }),
  response: target.extend({ secret: z.string() }),
});

export const changeTarget = endpoint.put('/api/admin/webhooks/:id', access, {
  summary: 'Changes what an address is told, or stops telling it.',
  params,
  body: z.object({ etag, events, isActive: z.boolean() }),
  response: target,
});

export const removeTarget = endpoint.delete('/api/admin/webhooks/:id', access, {
  summary: 'Removes an address with its deliveries.',
  params,
});

const delivery = z.object({
  id: z.string(),
  event: z.enum(outgoingEvents),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** Of the last attempt: the HTTP status, or why there was none. */
  status: z.number().int().nullable(),
  fault: z.string().nullable(),
  createdAt: moment,
  nextAt: moment.nullable(),
  body: z.string(),
});
export type OutgoingDelivery = z.infer<typeof delivery>;

export const listDeliveries = endpoint.get('/api/admin/webhooks/:id/deliveries', access, {
  summary: 'What was sent to an address in the last thirty days, newest first, by keyset pagination.',
  params,
  query: keysetQuery,
  response: keyset(delivery),
});

export const resendDelivery = endpoint.post('/api/admin/webhook-deliveries/:id/resend', access, {
  summary: 'Sends a delivery again now, with the same id and a new signature.',
  params,
  response: delivery,
});
