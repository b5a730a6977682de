import { WEEKLY_QUESTIONS, weeklyTitle, weekOf } from '@atalaya/core/exams/comparison';
import { dayInSpain, momentInSpain } from '@atalaya/core/platform/madrid-time';
import type { Kit } from '../../platform/kit';
import { insertMock } from '../scheduled.queries';

/** This week's mock, once: its id is the Monday. The questions are chosen when the first student enters. */
export async function publishWeekly({ db, clock }: Kit): Promise<void> {
  const now = clock.now();
  const { monday, next } = weekOf(dayInSpain(now));
  await insertMock(db, {
    id: `semanal-${monday}`,
    title: weeklyTitle(monday),
    intro: 'El mismo examen para todo el mundo. El domingo a medianoche se publica la clasificación.',
    opensAt: momentInSpain(monday, 0),
    closesAt: momentInSpain(next, 0),
    questions: WEEKLY_QUESTIONS,
    topics: [],
    tier: 'basico',
    weekly: true,
    createdAt: now,
    updatedAt: now,
  });
}
