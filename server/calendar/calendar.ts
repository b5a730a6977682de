import { answersNeeded } from '@atalaya/core/calendar/credit';
import { roundOf } from '@atalaya/core/calendar/plan';
import { PLAN_DAYS } from '@atalaya/core/calendar/plan-days';
import { dayInSpain, momentInSpain } from '@atalaya/core/platform/madrid-time';
import { daysBetween, weekdayOf } from '@atalaya/core/profile/study-plan';
import { minutesOn } from '@atalaya/core/profile/study-settings';
import { plusDays } from '@atalaya/core/review/days';
import { findAccount } from '../auth/accounts';
import { mocksBetween } from '../exams/scheduled';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { studySettingsOf } from '../profile/study-settings';
import { wholeCatalogue } from '../review/catalogue';
import { studiedDays } from '../review/history';
import {
  type EntryRow,
  lockEntry,
  lockPlan,
  selectAhead,
  selectDone,
  selectEntriesBetween,
  updateEntry,
  updatePlan,
} from './calendar.queries';
import { feedPathOf } from './feed-path';
import { mockMinutesFor, type Planner, savePlan } from './make-plan';

/** The maximum range of a request. */
const LONGEST_SPAN = 62;

/** Null without a future exam date. */
export async function plannerFor(kit: Kit, userId: string): Promise<Planner | null> {
  const { db, clock } = kit;
  const now = clock.now();
  // A mock that was just handed in marks its day at once.
  const [account, settings] = await Promise.all([findAccount(db, userId, now), studySettingsOf(db, userId)]);
  if (!account) throw new AppError('request.unauthenticated');
  const today = dayInSpain(now);
  if (!account.examDate || account.examDate <= today) return null;
  const { tier, examDate, studyMinutes } = account;
  const monday = '2026-01-05';
  const weekMinutes = Array.from({ length: 7 }, (_, index) =>
    minutesOn(settings.weekMinutes, studyMinutes, plusDays(monday, index)),
  );
  return { userId, tier, today, now, examDate, weekMinutes };
}

async function plannerOf(kit: Kit, userId: string): Promise<Planner> {
  const planner = await plannerFor(kit, userId);
  if (!planner) throw new AppError('calendar.no-exam-date');
  return planner;
}

export async function readCalendar(kit: Kit, userId: string, { from, to }: { from: string; to: string }) {
  const { db } = kit;
  const planner = await plannerFor(kit, userId);
  if (!planner) {
    const account = await findAccount(db, userId, kit.clock.now());
    return { today: dayInSpain(kit.clock.now()), examDate: account?.examDate ?? null, plan: null };
  }
  const span = daysBetween(from, to) + 1;
  if (span < 1 || span > LONGEST_SPAN)
    throw new AppError('request.invalid', { fields: { to: `Pide entre 1 y ${LONGEST_SPAN} días.` } });
  const { today, examDate, tier } = planner;
  const plan = await db.transaction((tx) => savePlan(tx, planner));
  const [entries, official, ahead, done, studied, catalogue] = await Promise.all([
    selectEntriesBetween(db, userId, from, to),
    mocksBetween(db, { id: userId, tier }, momentInSpain(from, 0), momentInSpain(plusDays(to, 1), 0)),
    selectAhead(db, userId, today),
    selectDone(db, userId),
    studiedDays(db, userId),
    wholeCatalogue(kit),
  ]);
  const free = new Set(plan.freeDays);
  const studiedOn = new Map(studied.map((row) => [row.day, row]));
  const until = plusDays(today, Math.min(PLAN_DAYS, daysBetween(today, examDate)) - 1);
  const of = (kind: EntryRow['kind']) => ahead.find((row) => row.kind === kind);
  return {
    today,
    examDate,
    plan: {
      entries: entries.map((entry) => toEntryView(entry, catalogue.titleOf)),
      official,
      days: Array.from({ length: span }, (_, index) => {
        const day = plusDays(from, index);
        const row = studiedOn.get(day);
        const isPlanned = day >= today && day <= until;
        return {
          day,
          minutes: isPlanned && !free.has(day) ? (planner.weekMinutes[weekdayOf(day)] ?? 0) : 0,
          isFree: free.has(day),
          studiedMinutes: Math.round((row?.durationMs ?? 0) / 60_000),
          answers: row?.answers ?? 0,
        };
      }),
      ahead: {
        minutes: ahead.reduce((sum, { minutes }) => sum + minutes, 0),
        study: of('study')?.entries ?? 0,
        mocks: of('mock')?.entries ?? 0,
        topics: of('study')?.topics ?? 0,
        daysToExam: daysBetween(today, examDate),
      },
      done: {
        study: done.filter(({ kind }) => kind === 'study').length,
        mocks: done.filter(({ kind }) => kind === 'mock').length,
      },
      replaced: plan.madeOn === today ? plan.replaced : 0,
      until,
      lacksMocks: !of('mock') && daysBetween(today, examDate) > 10,
      mockMinutes: mockMinutesFor(tier),
      feedPath: feedPathOf(kit.secret, plan.feedId),
    },
  };
}

export const toEntryView = (entry: EntryRow, titleOf: (topic: number) => string) => ({
  ...entry,
  title: entry.topic === null ? null : titleOf(entry.topic),
  round: entry.kind === 'study' ? roundOf(entry.key) : 1,
  answersNeeded: answersNeeded(entry),
});

/** Moves an entry by hand; nothing else changes. */
export async function moveEntry(kit: Kit, userId: string, key: string, day: string) {
  const { today, examDate } = await plannerOf(kit, userId);
  if (day < today || day >= examDate) throw new AppError('calendar.day-out-of-plan');
  await kit.db.transaction(async (tx) => {
    await movable(tx, userId, key);
    await updateEntry(tx, userId, key, { day, moved: true });
  });
  return { key, day };
}

async function movable(db: Db, userId: string, key: string): Promise<EntryRow> {
  await lockPlan(db, userId);
  const entry = await lockEntry(db, userId, key);
  if (!entry) throw new AppError('request.not-found');
  if (entry.doneOn) throw new AppError('calendar.already-done');
  if (entry.kind === 'review') throw new AppError('calendar.stays-on-its-day');
  return entry;
}

export async function releaseEntry(kit: Kit, userId: string, key: string) {
  const planner = await plannerOf(kit, userId);
  return kit.db.transaction(async (tx) => {
    await movable(tx, userId, key);
    await updateEntry(tx, userId, key, { moved: false });
    await savePlan(tx, planner, true);
    return { key, day: (await lockEntry(tx, userId, key))?.day ?? null };
  });
}

export async function replan(kit: Kit, userId: string) {
  const planner = await plannerOf(kit, userId);
  await kit.db.transaction((tx) => savePlan(tx, planner, true));
  const ahead = await selectAhead(kit.db, userId, planner.today);
  return { entries: ahead.reduce((sum, { entries }) => sum + entries, 0) };
}

export async function setFreeDay(kit: Kit, userId: string, day: string, isFree: boolean) {
  const planner = await plannerOf(kit, userId);
  if (day < planner.today || day >= planner.examDate) throw new AppError('calendar.day-out-of-plan');
  await kit.db.transaction(async (tx) => {
    const plan = await savePlan(tx, planner);
    // Past free days are dropped.
    const others = plan.freeDays.filter((one) => one !== day && one >= planner.today);
    await updatePlan(tx, userId, { freeDays: isFree ? [...others, day] : others });
    await savePlan(tx, planner);
  });
  return { day, isFree };
}

export async function renewFeed(kit: Kit, userId: string) {
  const planner = await plannerOf(kit, userId);
  const feedId = newId(planner.now);
  await kit.db.transaction(async (tx) => {
    await savePlan(tx, planner);
    await updatePlan(tx, userId, { feedId });
  });
  return { feedPath: feedPathOf(kit.secret, feedId) };
}
