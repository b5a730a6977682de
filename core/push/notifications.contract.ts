import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { notificationKinds } from '../profile/notifications';

const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string(),
  url: z.string(),
  createdAt: moment,
  isRead: z.boolean(),
});

export const listNotifications = endpoint.get('/api/notifications', 'user', {
  summary: 'What the user was told, newest first, and how much of it is unread.',
  query: pageQuery,
  response: page(notification).extend({ unread: z.number().int() }),
});

export const markNotificationsRead = endpoint.post('/api/notifications/read', 'user', {
  summary: 'Marks notifications as read: those named, or all of them.',
  body: z.object({ ids: z.array(z.uuid()).max(100).optional() }),
  response: z.object({ unread: z.number().int() }),
});
