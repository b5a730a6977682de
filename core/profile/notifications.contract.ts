import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { notificationKinds } from './notifications';

const kind = z.enum(notificationKinds, 'Elige una de las opciones.');
const choice = z.object({ kind, email: z.boolean(), push: z.boolean() });

export const readNotifications = endpoint({
  method: 'GET',
  path: '/api/profile/notifications',
  access: 'user',
  summary: 'What the user wants to be told about, and how.',
  response: z.array(choice),
});

export const saveNotification = endpoint({
  method: 'PUT',
  path: '/api/profile/notifications/:kind',
  access: 'user',
  summary: 'Changes how the user is told about one kind of thing.',
  params: z.object({ kind }),
  body: z.object({ email: z.boolean(), push: z.boolean() }),
  response: z.array(choice),
});
