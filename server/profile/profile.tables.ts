import { notificationKinds } from '@atalaya/core/profile/notifications';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';

/** Kinds without a row use the defaults of core/profile/notifications.ts. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    email: boolean().notNull(),
    push: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
