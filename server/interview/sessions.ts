import { isAtLeastTier, type SessionUser } from '@atalaya/core/auth/user';
import {
  type AnswerMode,
  type Competence,
  competences,
  type Dimension,
  dimensions,
  dimensionsOf,
  type Ratings,
} from '@atalaya/core/interview/competences';
import { recordingEndsAt } from '@atalaya/core/interview/recording';
import { drawQuestions, progressOf } from '@atalaya/core/interview/session';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import * as rows from './interview.queries';
import { deleteFilesOf } from './recording-files';
import { type RecordingRow, selectRecordingOf, selectRecordingsOfSession } from './recordings.queries';

const SHOWN_SESSIONS = 50;
const RATED_ANSWERS = 300;

export const readSamples = async ({ db }: Kit) => ({
  questions: await rows.selectSamples(db),
  rubric: await rubricInOrder(db),
  total: await rows.countQuestions(db),
});

export async function rubricInOrder(db: Db) {
  const rubric = await rows.selectRubric(db);
  return rubric.sort((a, b) => dimensions.indexOf(a.id) - dimensions.indexOf(b.id));
}

export async function readOverview({ db }: Kit, user: SessionUser) {
  const [questions, sessions, ratings] = await Promise.all([
    rows.selectQuestions(db),
    rows.selectSessions(db, user.id, SHOWN_SESSIONS),
    rows.selectRatings(db, user.id, RATED_ANSWERS),
  ]);
  const answers = await rows.selectAnswers(
    db,
    user.id,
    sessions.map(({ id }) => id),
  );
  return {
    locked: isAtLeastTier(user.tier, 'elite') ? null : ('elite' as const),
    questions: competences.map((competence) => ({
      competence,
      count: questions.filter((question) => question.competence === competence).length,
    })),
    sessions: sessions.map(({ id, createdAt, finishedAt }) => {
      const own = answers.filter(({ answer }) => answer.sessionId === id);
      return {
        id,
        createdAt,
        finishedAt,
        questions: own.length,
        answered: own.filter(({ answer }) => answer.mode !== null).length,
        competences: [...new Set(own.map(({ answer }) => answer.question.competence))],
        reviews: own.flatMap(({ recording }) => (recording ? [recording.state] : [])),
      };
    }),
    progress: progressOf(ratings),
  };
}

type Wanted = { length: number; seconds: number; competences: readonly Competence[] };

export async function startSession({ db, clock }: Kit, userId: string, wanted: Wanted) {
  const now = clock.now();
  const [pool, timesAsked] = await Promise.all([rows.selectQuestions(db), rows.selectTimesAsked(db, userId)]);
  const chosen = [...new Set(wanted.competences)];
  const length = wanted.length;
  const drawn = drawQuestions(pool, { length, competences: chosen }, timesAsked, Math.random);
  if (drawn.length === 0) throw new AppError('interview.no-questions');
  const id = newId(now);
  await db.transaction((tx) =>
    rows.insertSession(tx, { id, userId, answerSeconds: wanted.seconds, createdAt: now }, drawn),
  );
  return { id };
}

export async function readSession({ db }: Kit, userId: string, id: string) {
  const session = await rows.selectSession(db, userId, id);
  if (!session) throw new AppError('request.not-found');
  const answers = await rows.selectAnswers(db, userId, [id]);
  return {
    id,
    createdAt: session.createdAt,
    finishedAt: session.finishedAt,
    answerSeconds: session.answerSeconds,
    answers: answers.map(({ answer, recording }) => ({ ...answer, recording: recording && sent(recording) })),
    rubric: await rubricInOrder(db),
  };
}

const sent = (recording: RecordingRow) => ({
  ...recording,
  endsAt: recording.reviewedAt ? recordingEndsAt(recording.reviewedAt).toISOString() : null,
  isFileDeleted: recording.fileDeletedAt !== null,
});

type Answer = { mode: AnswerMode; seconds: number; transcript: string; ratings: Ratings; notes: string };

export async function saveAnswer(
  { db, clock }: Kit,
  userId: string,
  place: { id: string; position: number },
  answer: Answer,
): Promise<void> {
  const answeredAt = clock.now();
  await db.transaction(async (tx) => {
    const asked = await rows.lockAnswer(tx, userId, place.id, place.position);
    if (!asked) throw new AppError('request.not-found');
    const allowed: readonly Dimension[] = dimensionsOf(asked.question.competence, answer.mode);
    if (dimensions.some((one) => answer.ratings[one] !== undefined && !allowed.includes(one)))
      throw new AppError('interview.wrong-dimension');
    const recording = await selectRecordingOf(tx, place.id, place.position);
    // The student rates before the reviewer does, so that both ratings are independent.
    if (recording && recording.state !== 'uploading') throw new AppError('interview.in-review');
    await rows.updateAnswer(tx, place.id, place.position, { ...answer, answeredAt });
  });
}

export async function finishSession({ db, clock }: Kit, userId: string, id: string): Promise<void> {
  const [finished] = await rows.finishSessionRow(db, userId, id, clock.now());
  if (!finished) throw new AppError('request.not-found');
}

export async function deleteSession(kit: Kit, userId: string, id: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const recordings = await selectRecordingsOfSession(tx, userId, id);
    await deleteFilesOf(kit, tx, recordings);
    const [deleted] = await rows.deleteSessionRow(tx, userId, id);
    if (!deleted) throw new AppError('request.not-found');
  });
}
