import { countsOf } from '@atalaya/core/exams/breakdown';
import { correctedKey } from '@atalaya/core/syllabus/questions/question-text';
import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import { versionsOf } from '../syllabus/corrections/corrections';
import { onKeyCorrected } from '../syllabus/corrections/key-corrections';
import type { KeyCorrection } from '../syllabus/question-store';
import { updateAnswers } from './answers.queries';
import { lockExam, selectQuestions } from './exams.queries';
import { insertRegrade, selectConcerned, updateCounts } from './regrade.queries';

type Regrade = { correctionId: string; questionId: string; toVersion: number; reason: string };

const regrade = defineJob<Regrade>('exams.regrade');

/**
 * A corrected key may affect thousands of exams, so the regrading is queued in the correcting transaction. Exams
 * handed in meanwhile are graded by the new key.
 */
export async function regradeJobs(kit: Kit): Promise<void> {
  onKeyCorrected('exams', (db, { id, questionId, toVersion, reason }: KeyCorrection) =>
    kit.jobs.enqueue(db, regrade, { correctionId: id, questionId, toVersion, reason }),
  );
  await kit.jobs.handle(regrade, (work) => regradeExams(kit, work));
}

const BATCH = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

async function regradeExams(kit: Kit, work: Regrade): Promise<void> {
  const versions = await versionsOf(kit.db, work.questionId);
  const after = versions.find(({ version }) => version === work.toVersion);
  if (!after) return;
  // Earlier versions whose correct answer has changed, in their own letters.
  for (const before of versions.filter(({ version }) => version < work.toVersion)) {
    const keys = correctedKey(before, after);
    if (keys) await regradeVersion(kit, work, { version: before.version, ...keys });
  }
}

type Keys = { version: number } & Pick<KeyCorrection, 'oldKey' | 'newKey'>;

async function regradeVersion(kit: Kit, work: Regrade, keys: Keys): Promise<void> {
  for (let afterExam = FIRST; ; ) {
    const { questionId } = work;
    const concerned = await selectConcerned(kit.db, { questionId, ...keys, afterExam, limit: BATCH });
    for (const { examId, userId } of concerned)
      await kit.db.transaction((tx) => regradeOne(kit, tx, userId, examId, work, keys));
    const last = concerned.at(-1);
    if (!last || concerned.length < BATCH) return;
    afterExam = last.examId;
  }
}

/** Only the key and the grade change; both marks are stored. */
async function regradeOne(
  kit: Kit,
  db: Db,
  userId: string,
  examId: string,
  { correctionId, questionId, reason }: Regrade,
  { version, newKey }: Keys,
): Promise<void> {
  const exam = await lockExam(db, userId, examId);
  const rows = await selectQuestions(db, examId);
  const concerned = rows.filter((row) => row.questionId === questionId && row.version === version);
  const [row] = concerned;
  if (!exam || !row || row.key === newKey) return;
  await updateAnswers(
    db,
    concerned.map((one) => ({ ...one, key: newKey })),
  );
  if (exam.state !== 'finished') return;
  const before = countsOf(rows);
  const after = countsOf(rows.map((one) => (concerned.includes(one) ? { ...one, key: newKey } : one)));
  await updateCounts(db, examId, { hits: after.hits, errors: after.errors, blanks: after.blanks });
  await insertRegrade(db, {
    examId,
    correctionId,
    position: row.position,
    oldKey: row.key,
    newKey,
    oldHits: before.hits,
    oldErrors: before.errors,
    newHits: after.hits,
    newErrors: after.errors,
    reason,
    at: kit.clock.now(),
  });
  await notify(kit, db, [userId], {
    kind: 'exams',
    title: 'Hemos corregido una pregunta de tu examen',
    body: `Tu resultado pasa de ${before.hits} a ${after.hits} aciertos. Lo hemos recalculado.`,
    url: `/test/${examId}/resultado`,
    tag: `correccion-${examId}`,
  });
}
