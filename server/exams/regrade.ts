import { countsOf } from '@atalaya/core/exams/breakdown';
import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import { lastCorrection } from '../syllabus/corrections/corrections';
import { onKeyCorrected, onKeyImpact } from '../syllabus/corrections/key-corrections';
import { currentKeys } from '../syllabus/question-bank';
import { updateAnswers } from './answers.queries';
import { lockExam, selectQuestions } from './exams.queries';
import { correctExamAnswer } from './record-answers';
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
  onKeyImpact('exams', countFinished);
  onKeyCorrected('exams', async (db, { questionId }) => {
    await kit.jobs.enqueue(db, regrade, { questionId });
    return (await countFinished(db, questionId)).users;
  });
  await kit.jobs.handle(regrade, ({ questionId }) => regradeExams(kit, questionId));
}

const BATCH = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** By the current key, whichever correction queued the job: it may run late or again. */
async function regradeExams(kit: Kit, questionId: string): Promise<void> {
  const asked = await selectAskedVersions(kit.db, questionId);
  for (const { version, key } of await currentKeys(kit.db, asked))
    for (let afterExam = FIRST; ; ) {
      const concerned = await selectConcerned(kit.db, { questionId, version, key, afterExam, limit: BATCH });
      for (const { examId, userId } of concerned)
        await kit.db.transaction((tx) => regradeOne(kit, tx, userId, examId, questionId));
      const last = concerned.at(-1);
      if (!last || concerned.length < BATCH) break;
      afterExam = last.examId;
    }
}

/** Only the key and the grade change; both marks are stored. */
async function regradeOne(kit: Kit, db: Db, userId: string, examId: string, questionId: string) {
  const exam = await lockExam(db, userId, examId);
  const rows = await selectQuestions(db, examId);
  const row = rows.find((one) => one.questionId === questionId);
  if (!exam || !row) return;
  // Read again, because a newer correction may have changed the key since.
  const [current] = await currentKeys(db, [row]);
  const correction = await lastCorrection(db, questionId);
  if (!current || !correction || current.key === row.key) return;
  const regraded = { ...row, key: current.key };
  await updateAnswers(db, [regraded]);
  if (exam.state !== 'finished') return;
  const before = countsOf(rows);
  const after = countsOf(rows.map((one) => (one === row ? regraded : one)));
  await updateCounts(db, examId, { hits: after.hits, errors: after.errors, blanks: after.blanks });
  await insertRegrade(db, {
    examId,
    correctionId: correction.id,
    position: row.position,
    oldKey: row.key,
    newKey: current.key,
    oldHits: before.hits,
    oldErrors: before.errors,
    newHits: after.hits,
    newErrors: after.errors,
    reason: correction.reason,
    at: kit.clock.now(),
  });
  await correctExamAnswer(db, userId, regraded);
  await notify(kit, db, [userId], {
    kind: 'exams',
    title: 'Hemos corregido una pregunta de tu examen',
    body: `Tu resultado pasa de ${before.hits} a ${after.hits} aciertos. Lo hemos recalculado.`,
    url: `/test/${examId}/resultado`,
    tag: `correccion-${examId}`,
  });
}
