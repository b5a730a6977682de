import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { examDateFault } from '@atalaya/core/profile/study-plan';
import {
  averageMinutes,
  DEFAULT_STUDY_MINUTES,
  defaultStudySettings,
  type StudySettings,
} from '@atalaya/core/profile/study-settings';
import { findAccount, lockAccount, updateAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { readChoices, saveChoice } from './notifications';
import { noteReminded, selectSettings, selectToRemind, upsertSettings } from './study-settings.queries';

export type SettingsChange = {
  examDate?: string | null | undefined;
} & { [K in keyof StudySettings]?: StudySettings[K] | undefined };

export async function studySettingsOf(db: Db, userId: string): Promise<StudySettings> {
  const row = await selectSettings(db, userId);
  if (!row) return defaultStudySettings;
  const { weekMinutes, workMinutes, breakMinutes, newPerDay, reminderHour, startHour } = row;
  return { weekMinutes, workMinutes, breakMinutes, newPerDay, reminderHour, startHour };
}

export const usersToRemind = selectToRemind;
export const takeReminder = noteReminded;

export async function readOwnSettings({ db, clock }: Kit, userId: string) {
  const now = clock.now();
  const [account, settings] = await Promise.all([findAccount(db, userId, now), studySettingsOf(db, userId)]);
  if (!account) throw new AppError('request.unauthenticated');
  const ordinary = account.studyMinutes ?? DEFAULT_STUDY_MINUTES;
  return {
    ...settings,
    weekMinutes: [...(settings.weekMinutes ?? Array.from({ length: 7 }, () => ordinary))],
    examDate: account.examDate,
    today: dayInSpain(now),
  };
}

export async function saveOwnSettings(kit: Kit, userId: string, { examDate, ...change }: SettingsChange) {
  await kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('request.unauthenticated');
    if (examDate !== undefined && examDate !== account.examDate) {
      const fault = examDate && examDateFault(examDate, dayInSpain(kit.clock.now()));
      if (fault) throw new AppError('request.invalid', { fields: { examDate: fault } });
      await updateAccount(tx, userId, { examDate });
    }
    const held = await studySettingsOf(tx, userId);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length === 0) return;
    await upsertSettings(tx, userId, { ...held, ...given });
    if (typeof change.reminderHour === 'number' && change.reminderHour !== held.reminderHour)
      await askForReminder(tx, userId);
    // Keeps the single number shown in the account consistent with the week.
    if (change.weekMinutes)
      await updateAccount(tx, userId, { studyMinutes: averageMinutes(change.weekMinutes) });
  });
  return readOwnSettings(kit, userId);
}

/** Choosing an hour also enables the email, which can be disabled in the notification settings. */
async function askForReminder(db: Db, userId: string): Promise<void> {
  const choice = (await readChoices(db, userId)).find(({ kind }) => kind === 'study-reminder');
  if (choice && !choice.email) await saveChoice(db, userId, { ...choice, email: true });
}

/** One number of minutes for every day replaces the minutes per weekday. */
export async function balanceWeek(db: Db, userId: string): Promise<void> {
  const held = await studySettingsOf(db, userId);
  if (held.weekMinutes) await upsertSettings(db, userId, { ...held, weekMinutes: null });
}
