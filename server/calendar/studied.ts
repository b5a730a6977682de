import type { StudiedDay } from '@atalaya/core/calendar/credit';
import { daysBetween } from '@atalaya/core/profile/study-plan';
import { plusDays } from '@atalaya/core/review/days';
import { finishedMockDays } from '../exams/finished-mocks';
import type { Db } from '../platform/db';
import { dayDetails } from '../review/history';
import { sectionsReadByDay } from '../syllabus/reading/sections-read';

/** What was really studied on each day from `from` to `to`, for the marks of the plan. */
export async function studiedBetween(
  db: Db,
  userId: string,
  from: string,
  to: string,
): Promise<StudiedDay[]> {
  const days = Array.from({ length: Math.max(1, daysBetween(from, to) + 1) }, (_, index) =>
    plusDays(to, -index),
  );
  const [answers, sections, mocks] = await Promise.all([
    dayDetails(db, userId, days),
    sectionsReadByDay(db, userId, from),
    finishedMockDays(db, userId, from),
  ]);
  return days.map((day) => {
    const topics = new Map<number, { topic: number; answers: number; sections: number }>();
    const at = (topic: number) => {
      const held = topics.get(topic) ?? { topic, answers: 0, sections: 0 };
      topics.set(topic, held);
      return held;
    };
    let reviews = 0;
    for (const row of answers)
      if (row.day === day) {
        at(row.topic).answers += row.answers;
        if (row.source === 'review') reviews += row.answers;
      }
    for (const row of sections) if (row.day === day) at(row.topic).sections += row.sections;
    return {
      day,
      topics: [...topics.values()],
      reviews,
      mocks: mocks.filter((mock) => mock === day).length,
    };
  });
}
