import { z } from 'zod';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { page } from '../platform/paging.contract';
import { emailFault, messageSorts, messageStates, textFault } from './contact';

const held = (fault: (text: string) => string | null) =>
  z
    .string('Obligatorio')
    .superRefine((text, context) => {
      const message = fault(text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => text.trim());

const id = z.object({ id: z.uuid() });
const state = z.enum(messageStates);

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'visitor',
  rate: 'auth',
  summary: 'Writes to the team. The message is kept, and mailed to the support address.',
  body: z.object({
    name: held((text) => textFault('name', text)),
    phone: held((text) => textFault('phone', text)),
    email: held(emailFault),
    subject: held((text) => textFault('subject', text)),
    message: held((text) => textFault('message', text)),
    acceptPrivacy: z.literal(true, 'Debes aceptar'),
    /** What people leave alone, and how long the form was open: see core/contact/contact.ts. */
    website: z.string().max(500).optional(),
    filledInMs: z.number().int().min(0).optional(),
  }),
  response: z.object({ status: z.literal('received') }),
});

const message = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  state,
  /** It looks filled in by a program. */
  isSuspect: z.boolean(),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact-messages',
  access: 'admin',
  summary: 'What visitors wrote, newest first.',
  query: listQuery(messageSorts, { state: state.optional(), suspect: z.enum(['true', 'false']).optional() }),
  response: page(message),
});

export const readMessage = endpoint({
  method: 'GET',
  path: '/api/admin/contact-messages/:id',
  access: 'admin',
  summary: 'One message.',
  params: id,
  response: message,
});

export const replyToMessage = endpoint({
  method: 'POST',
  path: '/api/admin/contact-messages/:id/reply',
  access: 'admin',
  summary: 'Answers by mail. The answer is kept with the message.',
  params: id,
  body: z.object({ reply: held((text) => textFault('message', text)) }),
  response: message,
});

export const changeMessageState = endpoint({
  method: 'PUT',
  path: '/api/admin/contact-messages/:id/state',
  access: 'admin',
  summary: 'Closes a message without an answer, or opens it again.',
  params: id,
  body: z.object({ state }),
  response: message,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/contact-messages/:id',
  access: 'admin',
  summary: 'Deletes a message for good.',
  params: id,
});
