import type { NotificationChoice, NotificationKind } from '@atalaya/core/profile/notifications';
import { and, eq, inArray } from 'drizzle-orm';
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

/** Who said anything about this kind. */
export const selectChoicesAbout = (db: Db, userIds: readonly string[], kind: NotificationKind) =>
  db
    .select({
      userId: notificationPreference.userId,
      email: notificationPreference.email,
      push: notificationPreference.push,
    })
    .from(notificationPreference)
    .where(and(inArray(notificationPreference.userId, [...userIds]), eq(notificationPreference.kind, kind)));

export const upsertChoice = (db: Db, userId: string, { kind, email, push }: NotificationChoice) =>
  db
    .insert(notificationPreference)
    .values({ userId, kind, email, push })
    .onConflictDoUpdate({
      target: [notificationPreference.userId, notificationPreference.kind],
      set: { email, push },
    });
