import { isAtLeastTier } from '@atalaya/core/auth/user';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { FIRST_MINUTES } from '@atalaya/core/review/first-session';
import type { Askable } from '@atalaya/core/syllabus/access';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { dueForecast, dueItems } from '../review/due';
import { chosenFirst } from '../review/first-session';
import { hasStudied, studiedDays } from '../review/history';
import { lastLevelOf } from '../review/level-test';
import { type PlannedSession, planSession } from '../review/session';
import { ANSWERS_NEEDED, predict, toView } from './readiness';
import { streakOf } from './rest-days';

const FORECAST_DAYS = 7;
const DUE_TOPICS = 2;
const kinds: readonly Askable[] = ['flashcard', 'question', 'true-false', 'term', 'article'];

export async function todayOf(kit: Kit, { user }: Identity) {
  const { db } = kit;
  const session = await planSession(kit, user.id, {});
  const { plan, reviewer, today, catalogue } = session;
  const isReadinessLocked = !isAtLeastTier(user.tier, 'plus');
  const [days, due, forecast, prediction, first] = await Promise.all([
    studiedDays(db, user.id),
    dueItems(db, reviewer, today),
    dueForecast(db, reviewer, today, plusDays(today, FORECAST_DAYS - 1)),
    isReadinessLocked ? null : predict(kit, user.id, today),
    firstOf(kit, user.id, session),
  ]);
  const readiness = prediction && prediction.answers >= ANSWERS_NEEDED ? toView(prediction, session) : null;
  const now = days.find(({ day }) => day === today);
  return {
    today,
    minutes: plan.minutes,
    stretches: plan.stretches.map((stretch) => ({
      kind: stretch.kind,
      minutes: stretch.minutes,
      items: stretch.kind === 'break' ? 0 : stretch.items.length,
      topics:
        stretch.kind === 'break'
          ? []
          : stretch.topics.map((number) => ({ number, title: catalogue.titleOf(number) })),
    })),
    answersToday: now?.answers ?? 0,
    minutesToday: Math.round((now?.durationMs ?? 0) / 60_000),
    streak: await streakOf(db, user.id, days, today),
    examDate: session.examDate,
    daysToExam: session.daysToExam,
    due: [
      ...kinds.flatMap((kind) => {
        const rows = due.filter((row) => row.kind === kind);
        const items = rows.reduce((sum, row) => sum + row.items, 0);
        return items > 0
          ? [{ kind, items, topics: rows.slice(0, DUE_TOPICS).map(({ topic }) => topic) }]
          : [];
      }),
      // Not every word that is due is asked: the two cards of a word have their own days.
      ...(session.words > 0 ? [{ kind: 'word' as const, items: session.words, topics: [] }] : []),
    ],
    forecast: filled(forecast, today, FORECAST_DAYS),
    readiness,
    isReadinessLocked,
    answersMissing: Math.max(0, ANSWERS_NEEDED - (prediction?.answers ?? 0)),
    level: readiness ? null : await lastLevelOf(kit, user.id),
    first,
  };
}

/** Null once something was studied, or when nothing more may be answered today. */
async function firstOf({ db, clock }: Kit, userId: string, { catalogue, left }: PlannedSession) {
  if (left === 0 || (await hasStudied(db, userId))) return null;
  const chosen = await chosenFirst(db, dayInSpain(clock.now()));
  return (
    chosen && {
      topic: chosen.topic,
      topicTitle: catalogue.titleOf(chosen.topic),
      section: chosen.title,
      minutes: FIRST_MINUTES,
      readingMinutes: chosen.minutes,
      questions: Math.min(chosen.questionIds.length, left ?? chosen.questionIds.length),
    }
  );
}

/** Fills days without work. */
export function filled(rows: readonly { day: string; due: number }[], from: string, days: number) {
  const held = new Map(rows.map(({ day, due }) => [day, due]));
  return Array.from({ length: days }, (_, index) => {
    const day = plusDays(from, index);
    return { day, due: held.get(day) ?? 0 };
  });
}
