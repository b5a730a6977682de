import { z } from 'zod';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page } from '../platform/paging.contract';
import { emailFault } from './contact';
import { subscriberSorts, subscriberStates } from './newsletter';

const email = z
  .string('Obligatorio')
  .superRefine((text, context) => {
    const message = emailFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => text.trim().toLowerCase());

const token = z.object({ token: z.string().min(1).max(200) });

export const subscribe = endpoint.post('/api/newsletter/subscriptions', 'everyone', {
  rate: 'auth',
  summary: 'Subscribes to the newsletter. Only a confirmation email is sent until the address is confirmed.',
  body: z.object({ email, website: z.string().max(500).optional() }),
  response: z.object({ status: z.literal('check-mail') }),
});

export const confirmSubscription = endpoint.post('/api/newsletter/confirmations', 'everyone', {
  rate: 'auth',
  summary: 'Confirms the address with the token from the email. Idempotent.',
  body: token,
  response: z.object({ email: z.string() }),
});

export const unsubscribe = endpoint.post('/api/newsletter/unsubscribe/:token', 'everyone', {
  rate: 'auth',
  summary: 'Unsubscribes with one request, as email clients do (RFC 8058). Idempotent.',
  params: token,
  response: z.object({ email: z.string() }),
});

const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(subscriberStates),
  createdAt: moment,
  confirmedAt: moment.nullable(),
  leftAt: moment.nullable(),
});

const filters = { state: z.enum(subscriberStates).optional() };

export const listSubscribers = endpoint.get('/api/admin/newsletter/subscribers', 'may:run-business', {
  summary: 'Newsletter subscribers with their state.',
  query: listQuery(subscriberSorts, filters),
  response: page(subscriber),
});

export const exportSubscribers = endpoint.get(
  '/api/admin/newsletter/subscribers/export',
  'may:run-business',
  {
    confirmed: true,
    summary: 'Exports the subscribers as CSV.',
    query: z.object(filters),
    response: z.string(),
  },
);

export const removeSubscriber = endpoint.delete('/api/admin/newsletter/subscribers/:id', 'may:run-business', {
  summary: 'Permanently deletes an address.',
  params: z.object({ id: z.uuid() }),
});
