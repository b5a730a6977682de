import {
  mergeChoices,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationKind,
  notificationLabels,
} from '@atalaya/core/profile/notifications';
import type { Db } from '../platform/db';
import { selectChoices, selectChoicesAbout, upsertChoice } from './notifications.queries';

export const readChoices = async (db: Db, userId: string): Promise<NotificationChoice[]> =>
  mergeChoices(await selectChoices(db, userId));

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
  const usual = notificationLabels[kind][channel];
  return new Set(userIds.filter((userId) => own.get(userId) ?? usual));
}

/** For the unsubscribe link of an email: the other channel stays as it is. */
export async function turnOff(
  db: Db,
  userId: string,
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<void> {
  const choice = (await readChoices(db, userId)).find((one) => one.kind === kind);
  if (choice?.[channel]) await upsertChoice(db, userId, { ...choice, [channel]: false });
}
