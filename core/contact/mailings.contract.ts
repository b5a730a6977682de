import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { formatNumber } from '../platform/number-format';
import { page, pageQuery } from '../platform/paging.contract';
import { emailFault } from './contact';
import { mailingAudiences, mailingLimits, mailingStates } from './mailings';

const params = z.object({ id: z.uuid() });

const text = (most: number) => z.string().max(most, `Como mucho ${formatNumber(most)} caracteres.`);
const audience = z.enum(mailingAudiences, 'Elige una de las opciones.');

/** A draft may be incomplete; it must be complete to be sent. */
const content = z.object({
  subject: text(mailingLimits.subject),
  preheader: text(mailingLimits.preheader),
  body: text(mailingLimits.body),
  audience,
});

const MAX_BODY_BYTES = 256 * 1024;

export const mailingRecord = content.extend({
  id: z.string(),
  etag,
  state: z.enum(mailingStates),
  scheduledAt: moment.nullable(),
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  updatedAt: moment,
  counts: z.object({
    recipients: z.number().int(),
    waiting: z.number().int(),
    failed: z.number().int(),
    unsubscribed: z.number().int(),
  }),
});

export const listMailings = endpoint.get('/api/admin/mailings', 'may:run-business', {
  summary: 'Newsletters and other mailings, the last edited first.',
  query: pageQuery,
  response: page(mailingRecord.omit({ body: true })),
});

export const createMailing = endpoint.post('/api/admin/mailings', 'may:run-business', {
  summary: 'Saves a new draft.',
  body: content,
  maxBodyBytes: MAX_BODY_BYTES,
  response: mailingRecord,
});

export const readMailing = endpoint.get('/api/admin/mailings/:id', 'may:run-business', {
  summary: 'One mailing with its progress.',
  params,
  response: mailingRecord,
});

export const saveMailing = endpoint.put('/api/admin/mailings/:id', 'may:run-business', {
  summary: 'Saves a draft.',
  params,
  body: content.extend({ etag }),
  maxBodyBytes: MAX_BODY_BYTES,
  response: mailingRecord,
});

export const deleteMailing = endpoint.delete('/api/admin/mailings/:id', 'may:run-business', {
  summary: 'Deletes a draft.',
  params,
});

export const scheduleMailing = endpoint.post('/api/admin/mailings/:id/schedule', 'may:run-business', {
  summary: 'Schedules the version that was read. It can be cancelled until it starts.',
  params,
  body: z.object({ etag, at: z.iso.datetime('Escribe el día y la hora.') }),
  response: mailingRecord,
});

export const sendMailing = endpoint.post('/api/admin/mailings/:id/send', 'may:run-business', {
  summary: 'Starts sending the version that was read.',
  params,
  body: z.object({ etag }),
  response: mailingRecord,
});

export const cancelMailing = endpoint.post('/api/admin/mailings/:id/cancel', 'may:run-business', {
  summary: 'Turns a scheduled mailing back into a draft.',
  params,
  response: mailingRecord,
});

export const testMailing = endpoint.post('/api/admin/mailing-tests', 'may:run-business', {
  summary: 'Sends a mailing, saved or not, to one address, as its recipients would get it.',
  body: content.extend({
    to: z
      .string('Obligatorio')
      .superRefine((address, context) => {
        const message = emailFault(address);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .transform((address) => address.trim()),
  }),
  maxBodyBytes: MAX_BODY_BYTES,
  response: z.object({ to: z.string() }),
});

export const readMailingReach = endpoint.get('/api/admin/mailing-reach', 'may:run-business', {
  summary: 'How many people an audience has now.',
  query: z.object({ audience }),
  response: z.object({ people: z.number().int() }),
});
