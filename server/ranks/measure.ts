import { cutOffs } from '@atalaya/core/exams/cut-offs';
import { isMastered } from '@atalaya/core/ranks/mastery';
import { measuresOfDays } from '@atalaya/core/ranks/study-days';
import { finishedExams } from '../exams/finished-mocks';
import type { Db } from '../platform/db';
import { studiedDays } from '../review/history';
import { type ItemTotal, selectItemTotals, selectTopicsRead, selectTotals } from './measures.queries';

type Exam = Awaited<ReturnType<typeof finishedExams>>[number];

/** The latest known cut-off, in ten-thousandths. */
export const CUT = cutOffs[0]?.score ?? 70_000;
/** A shorter exam without errors is no feat. */
const FLAWLESS_QUESTIONS = 20;

export const isPassedMock = ({ kind, score }: Pick<Exam, 'kind' | 'score'>): boolean =>
  kind === 'mock' && score >= CUT;

function measuresOfExams(exams: readonly Exam[]): Record<string, number> {
  const mocks = exams.filter(({ kind }) => kind === 'mock');
  return {
    tests: exams.length - mocks.length,
    mocks: mocks.length,
    mocksPassed: mocks.filter(isPassedMock).length,
    bestMock: Math.max(0, ...mocks.map(({ score }) => score)) / 10_000,
    flawless: exams.filter(
      ({ mode, questions, annulled, hits }) =>
        mode === 'exam' && questions >= FLAWLESS_QUESTIONS && hits === questions - annulled,
    ).length,
  };
}

function masteredOf(items: readonly ItemTotal[]): { topic: number; block: string }[] {
  const byTopic = new Map<number, { topic: number; block: string; seen: number; retained: number }>();
  for (const { topic, block, seen, retained } of items) {
    const known = byTopic.get(topic) ?? { topic, block: block ?? '', seen: 0, retained: 0 };
    byTopic.set(topic, { ...known, seen: known.seen + seen, retained: known.retained + retained });
  }
  return [...byTopic.values()].filter(isMastered);
}

/** Everything that ranks and medals may ask of a user, and what the record shows besides. */
export async function measureUser(db: Db, userId: string, today: string) {
  const [days, items, read, totals, exams] = await Promise.all([
    studiedDays(db, userId),
    selectItemTotals(db, userId),
    selectTopicsRead(db, userId),
    selectTotals(db, userId),
    finishedExams(db, userId),
  ]);
  const syllabus = items.filter(({ kind }) => kind !== 'word');
  const sum = <T>(rows: readonly T[], pick: (row: T) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  const mastered = masteredOf(syllabus);
  const measured: Record<string, number> = {
    ...measuresOfDays(days, today),
    ...measuresOfExams(exams),
    ...totals,
    topicsRead: sum(read, ({ topics }) => topics),
    retained: sum(syllabus, ({ retained }) => retained),
    flashcardsRetained: sum(
      syllabus.filter(({ kind }) => kind === 'flashcard'),
      ({ retained }) => retained,
    ),
    englishWords: sum(
      items.filter(({ kind }) => kind === 'word'),
      ({ retained }) => retained,
    ),
    corrected: sum(syllabus, ({ corrected }) => corrected),
    topicsMastered: mastered.length,
  };
  for (const { block, topics } of read) measured[`topicsRead:${block}`] = topics;
  for (const { topic, block } of mastered) {
    measured[`topicMastered:${topic}`] = 1;
    const key = `topicsMastered:${block}`;
    measured[key] = (measured[key] ?? 0) + 1;
  }
  const passedMocks = exams.filter(isPassedMock).map(({ id }) => id);
  return { measured, mastered: mastered.map(({ topic }) => topic), passedMocks };
}
