import type { NotificationChoice } from '@atalaya/core/profile/notifications';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { notificationPreference } from './profile.tables';

export const selectChoices = (db: Db, userId: string) =>
  db
    .select({
      kind: notificationPreference.kind,
      email: notificationPreference.email,
      push: notificationPreference.push,
    })
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, userId));

export const upsertChoice = (db: Db, userId: string, { kind, email, push }: NotificationChoice) =>
  db
    .insert(notificationPreference)
    .values({ userId, kind, email, push })
    .onConflictDoUpdate({
      target: [notificationPreference.userId, notificationPreference.kind],
      set: { email, push },
    });
