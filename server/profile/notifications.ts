import {
  choicesWith,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationKind,
  notificationWords,
} from '@atalaya/core/profile/notifications';
import type { Db } from '../platform/db';
import { selectChoices, selectChoicesAbout, upsertChoice } from './notifications.queries';

export const readChoices = async (db: Db, userId: string): Promise<NotificationChoice[]> =>
  choicesWith(await selectChoices(db, userId));

export async function saveChoice(
  db: Db,
  userId: string,
  choice: NotificationChoice,
): Promise<NotificationChoice[]> {
  await upsertChoice(db, userId, choice);
  return readChoices(db, userId);
}

/** For whoever is about to tell a user something: security letters aside, every one asks here first. */
export async function wants(
  db: Db,
  userId: string,
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<boolean> {
  const choices = await readChoices(db, userId);
  return choices.find((choice) => choice.kind === kind)?.[channel] ?? false;
}

/** The same for many at once. */
export async function wanting(
  db: Db,
  userIds: readonly string[],
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<Set<string>> {
  const own = new Map((await selectChoicesAbout(db, userIds, kind)).map((row) => [row.userId, row[channel]]));
  const usual = notificationWords[kind][channel];
  return new Set(userIds.filter((userId) => own.get(userId) ?? usual));
}
