import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { notificationKinds } from './notifications';

const kind = z.enum(notificationKinds, 'Elige una de las opciones.');
const choice = z.object({ kind, email: z.boolean(), push: z.boolean() });

export const readNotifications = endpoint.get('/api/profile/notifications', 'user', {
  summary: "The user's notification preferences.",
  response: z.array(choice),
});

export const saveNotification = endpoint.put('/api/profile/notifications/:kind', 'user', {
  summary: 'Changes the channels of one kind of notification.',
  params: z.object({ kind }),
  body: z.object({ email: z.boolean(), push: z.boolean() }),
  response: z.array(choice),
});
