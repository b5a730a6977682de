import { type Counts, countsOf } from '@atalaya/core/exams/breakdown';
import { alternativesOf } from '@atalaya/core/exams/exam';
import { formatScore, scoreOf, tenThousandths } from '@atalaya/core/exams/score';
import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import { lastCorrection } from '../syllabus/corrections/corrections';
import { keyCorrectionListeners, keyImpactCounters } from '../syllabus/corrections/key-corrections';
import { currentGradings } from '../syllabus/question-bank';
import { updateAnswers } from './answers.queries';
import { savePaperScore } from './compare/paper-scores';
import { lockExam, type QuestionRow, selectQuestions } from './exams.queries';
import { correctExamAnswer, recordExamAnswers } from './record-answers';
import {
  countFinished,
  insertRegrade,
  selectAskedVersions,
  selectConcerned,
  updateCounts,
} from './regrade.queries';

const regrade = defineJob<{ questionId: string }>('exams.regrade');

/**
 * A corrected key may affect thousands of exams, so the regrading is queued in the correcting transaction. Exams
 * handed in meanwhile are graded by the new key.
 */
export async function regradeJobs(kit: Kit): Promise<void> {
  kit.hooks.add(keyImpactCounters, 'exams', countFinished);
  kit.hooks.add(keyCorrectionListeners, 'exams', async (db, { questionId }) => {
    await kit.jobs.enqueue(db, regrade, { questionId });
  });
  await kit.jobs.handle(regrade, ({ questionId }) => regradeExams(kit, questionId));
}

const BATCH = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** By the current key, whichever correction queued the job: it may run late or again. */
async function regradeExams(kit: Kit, questionId: string): Promise<void> {
  const asked = await selectAskedVersions(kit.db, questionId);
  const current = await currentGradings(kit.db, asked);
  for (const { version } of asked) {
    const grading = current.find((one) => one.version === version) ?? {
      questionId,
      version,
      key: null,
      annulled: false,
    };
    for (let afterExam = FIRST; ; ) {
      const concerned = await selectConcerned(kit.db, { ...grading, afterExam, limit: BATCH });
      for (const { examId, userId } of concerned)
        await kit.db.transaction((tx) => regradeOne(kit, tx, userId, examId, questionId));
      const last = concerned.at(-1);
      if (!last || concerned.length < BATCH) break;
      afterExam = last.examId;
    }
  }
}

/** Only the key, whether the question counts, and the grade change; both scores are stored. */
async function regradeOne(kit: Kit, db: Db, userId: string, examId: string, questionId: string) {
  const exam = await lockExam(db, userId, examId);
  const rows = await selectQuestions(db, examId);
  const row = rows.find((one) => one.questionId === questionId);
  if (!exam || !row) return;
  // Read again, because a newer correction may have changed the key since.
  const [current] = await currentGradings(db, [row]);
  const correction = await lastCorrection(db, questionId);
  const regraded = { ...row, key: current?.key ?? row.key, annulled: current?.annulled ?? false };
  if (!correction || (regraded.key === row.key && regraded.annulled === row.annulled)) return;
  await updateAnswers(db, [regraded]);
  if (exam.state !== 'finished') return;
  const now = kit.clock.now();
  const before = countsOf(rows);
  const after = countsOf(rows.map((one) => (one === row ? regraded : one)));
  const { hits, errors, blanks } = after;
  await updateCounts(db, examId, { hits, errors, blanks, annulled: rows.length - after.total });
  await savePaperScore(db, { ...exam, hits, errors, annulled: rows.length - after.total });
  await insertRegrade(db, {
    examId,
    userId,
    correctionId: correction.id,
    position: row.position,
    oldKey: row.annulled ? null : row.key,
    newKey: regraded.annulled ? null : regraded.key,
    oldHits: before.hits,
    oldErrors: before.errors,
    oldAnnulled: rows.length - before.total,
    newHits: hits,
    newErrors: errors,
    newAnnulled: rows.length - after.total,
    reason: correction.reason,
    at: now,
  });
  // It was not recorded at the hand-in if it was annulled then.
  if (row.annulled && exam.mode === 'exam')
    await recordExamAnswers(db, exam, [regraded], exam.finishedAt ?? now);
  await correctExamAnswer(db, userId, regraded, now);
  const written = (counts: Counts) =>
    formatScore(tenThousandths(scoreOf({ ...counts, alternatives: alternativesOf(exam.questionKind) })));
  await notify(kit, db, [userId], {
    kind: 'exams',
    ...messageOf(row, regraded, {
      hits: `de ${before.hits} a ${hits} aciertos`,
      score: `de ${written(before)} a ${written(after)}`,
    }),
    url: `/test/${examId}/resultado`,
    tag: `correccion-${examId}`,
  });
}

function messageOf(before: QuestionRow, after: QuestionRow, change: { hits: string; score: string }) {
  if (after.annulled)
    return {
      title: 'Hemos anulado una pregunta de tu examen',
      body: `La pregunta ${after.position} ya no cuenta: tu nota pasa ${change.score}. La hemos recalculado sin ella.`,
    };
  if (before.annulled)
    return {
      title: 'Una pregunta de tu examen vuelve a contar',
      body: `La pregunta ${after.position} ya no está anulada: tu nota pasa ${change.score}. La hemos recalculado.`,
    };
  return {
    title: 'Hemos corregido una pregunta de tu examen',
    body: `Tu resultado pasa ${change.hits}. Lo hemos recalculado.`,
  };
}
