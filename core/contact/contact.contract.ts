import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { keyset, keysetQuery, page } from '../platform/paging.contract';
import {
  contactNetworkAllowance,
  emailFault,
  messageSorts,
  messageStates,
  senderAllowance,
  textFault,
} from './contact';

const checked = (fault: (text: string) => string | null) =>
  z
    .string('Obligatorio')
    .superRefine((text, context) => {
      const message = fault(text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => text.trim());

const id = z.object({ id: z.uuid() });
const state = z.enum(messageStates);

export const sendMessage = endpoint.post('/api/contact', 'visitor', {
  rate: 'auth',
  summary: 'Sends a message to the team. It is stored and emailed to the support address.',
  allowances: [contactNetworkAllowance, senderAllowance],
  body: z.object({
    name: checked((text) => textFault('name', text)),
    phone: checked((text) => textFault('phone', text)),
    email: checked(emailFault),
    subject: checked((text) => textFault('subject', text)),
    message: checked((text) => textFault('message', text)),
    acceptPrivacy: z.literal(true, 'Debes aceptar'),
    /** Bot detection: a honeypot field and the time the form was open (core/contact/contact.ts). */
    website: z.string().max(500).optional(),
    filledInMs: z.number().int().min(0).optional(),
  }),
  response: z.object({ status: z.literal('received') }),
});

export const message = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  state,
  etag,
  /** Probably sent by a bot. */
  isSuspect: z.boolean(),
  reply: z.string().nullable(),
  repliedAt: moment.nullable(),
  createdAt: moment,
});

export const listMessages = endpoint.get('/api/admin/contact-messages', 'may:support-users', {
  summary: 'Contact messages, newest first.',
  query: listQuery(messageSorts, { state: state.optional(), suspect: z.enum(['true', 'false']).optional() }),
  response: page(message),
});

export const listUserMessages = endpoint.get('/api/admin/users/:id/messages', 'may:support-users', {
  summary:
    'The contact messages of one user, also those sent from the same address while signed out, newest first, by keyset pagination.',
  params: id,
  query: keysetQuery,
  response: keyset(message.omit({ etag: true })),
});

export const readMessage = endpoint.get('/api/admin/contact-messages/:id', 'may:support-users', {
  summary: 'One message.',
  params: id,
  response: message,
});

export const replyToMessage = endpoint.post('/api/admin/contact-messages/:id/reply', 'may:support-users', {
  summary: 'Replies by email and stores the reply with the message.',
  params: id,
  body: z.object({ reply: checked((text) => textFault('message', text)) }),
  response: message,
});

export const changeMessageState = endpoint.put('/api/admin/contact-messages/:id/state', 'may:support-users', {
  summary: 'Closes a message without a reply, or reopens it.',
  params: id,
  body: z.object({ etag, state }),
  response: message,
});

export const deleteMessage = endpoint.delete('/api/admin/contact-messages/:id', 'may:support-users', {
  summary: 'Permanently deletes a message.',
  params: id,
});
