import { defaultSettings, type MessageSettings } from '@atalaya/core/messages/messages';
import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { messageSetting } from './messages.tables';

/** By user, with the usual choices for those who have changed nothing. */
export async function settingsOf(
  db: Db,
  userIds: readonly string[],
): Promise<(id: string) => MessageSettings> {
  const rows =
    userIds.length > 0
      ? await db
          .select()
          .from(messageSetting)
          .where(inArray(messageSetting.userId, [...userIds]))
      : [];
  const own = new Map(rows.map(({ userId, ...settings }) => [userId, settings]));
  return (id) => own.get(id) ?? defaultSettings;
}

export async function saveSettings(
  db: Db,
  userId: string,
  changes: { [K in keyof MessageSettings]?: boolean | undefined },
): Promise<MessageSettings> {
  const now = (await settingsOf(db, [userId]))(userId);
  const settings = {
    readMarks: changes.readMarks ?? now.readMarks,
    typing: changes.typing ?? now.typing,
    requests: changes.requests ?? now.requests,
  };
  await db
    .insert(messageSetting)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: messageSetting.userId, set: settings });
  return settings;
}
