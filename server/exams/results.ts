import { countsByTopic, countsOf, doubtsOf } from '@atalaya/core/exams/breakdown';
import { cutOffs } from '@atalaya/core/exams/cut-offs';
import { alternativesOf, type ExamKind, outcomeOf } from '@atalaya/core/exams/exam';
import { AppError } from '../platform/app-error';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { questionBank } from '../syllabus/question-bank';
import {
  type ExamRow,
  selectExam,
  selectExams,
  selectExamsAfter,
  selectRegrades,
  setShown,
} from './exams.queries';
import { closeIfOver } from './hand-in';
import { printed, solutionOf, topicsOf } from './paper';
import { selectGraded, selectPrinted } from './paper.queries';
import { scoreIn } from './score';
import { keysHeldUntil, mustMaySeeKeys } from './shown-keys';

function summaryOf(exam: ExamRow) {
  const { id, kind, mode, state, title, questions, limitSeconds, hits, errors, blanks } = exam;
  return {
    id,
    kind,
    mode,
    state,
    title,
    questions,
    limitSeconds,
    createdAt: exam.createdAt,
    startedAt: exam.startedAt,
    deadlineAt: exam.deadlineAt,
    finishedAt: exam.finishedAt,
    result:
      hits === null || errors === null || blanks === null
        ? null
        : { hits, errors, blanks, score: scoreIn(exam, hits, errors) },
  };
}

type Page = { page: number; pageSize: number; kind?: ExamKind | undefined };

export async function listExams(kit: Kit, userId: string, { page, pageSize, kind }: Page) {
  const { items, total } = await selectExams(kit.db, userId, kind, pageSize, (page - 1) * pageSize);
  const settled = await Promise.all(items.map((exam) => closeIfOver(kit, userId, exam)));
  return { items: settled.flatMap((exam) => (exam ? [summaryOf(exam)] : [])), total, page, pageSize };
}

/** For the admin area. An exam whose time is over is closed by its job, not by this reading. */
export async function listExamsOf(
  { db }: Kit,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const found = await selectExamsAfter(db, userId, { after, limit: limit + 1 });
  const { items, next } = keysetPage(found, limit, ({ id }) => id);
  return { items: items.map(summaryOf), next };
}

export async function finishedExam(kit: Kit, userId: string, id: string): Promise<ExamRow> {
  const exam = await closeIfOver(kit, userId, await selectExam(kit.db, userId, id));
  if (!exam) throw new AppError('request.not-found');
  if (exam.state !== 'finished') throw new AppError('exams.not-finished');
  return exam;
}

export async function readResult(kit: Kit, userId: string, id: string) {
  const exam = await finishedExam(kit, userId, id);
  const [rows, regrades, bank, keysAt] = await Promise.all([
    selectGraded(kit.db, id),
    selectRegrades(kit.db, id),
    questionBank(kit),
    keysHeldUntil(kit, exam),
  ]);
  const counts = countsOf(rows);
  const score = scoreIn(exam, counts.hits, counts.errors);
  const names = new Map(bank.topics.map(({ number, shortTitle }) => [number, shortTitle]));
  return {
    ...summaryOf(exam),
    ...counts,
    score,
    questionKind: exam.questionKind,
    keysAt,
    finishedBy: exam.finishedBy ?? 'student',
    spentMs: (exam.finishedAt?.getTime() ?? 0) - (exam.startedAt?.getTime() ?? 0),
    cutOffs: cutOffs.map((cutOff) => ({ ...cutOff, reached: score >= cutOff.score })),
    topics: countsByTopic(rows).map((entry) => ({ ...entry, shortTitle: names.get(entry.topic) ?? '' })),
    doubts: doubtsOf(rows, alternativesOf(exam.questionKind)),
    regrades: regrades.map(({ at, position, oldKey, newKey, reason, ...counted }) => ({
      at,
      position,
      oldKey,
      newKey,
      reason,
      oldScore: scoreIn({ ...exam, annulled: counted.oldAnnulled }, counted.oldHits, counted.oldErrors),
      newScore: scoreIn({ ...exam, annulled: counted.newAnnulled }, counted.newHits, counted.newErrors),
    })),
  };
}

/** From here on the answers are known: later changes cannot count. */
export async function readReview(kit: Kit, userId: string, id: string) {
  const exam = await finishedExam(kit, userId, id);
  await mustMaySeeKeys(kit, exam);
  if (!exam.shownAt) await setShown(kit.db, id, kit.clock.now());
  const [rows, bank] = await Promise.all([
    selectPrinted(kit.db, id, { withExplanations: true }),
    questionBank(kit),
  ]);
  return {
    id: exam.id,
    title: exam.title,
    questions: rows.map((row) => ({
      ...printed(row, bank),
      solution: solutionOf(row, bank),
      outcome: row.annulled ? ('annulled' as const) : outcomeOf(row.choice, row.key),
    })),
    topics: topicsOf(rows, bank),
  };
}
