import type { AnswerMode, Ratings } from '@atalaya/core/interview/competences';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import {
  type AskedQuestion,
  interviewAnswer,
  interviewBiodata,
  interviewQuestion,
  interviewRecording,
  interviewRubric,
  interviewSession,
} from './interview.tables';

const isPublished = (table: typeof interviewQuestion | typeof interviewRubric | typeof interviewBiodata) =>
  and(eq(table.state, 'published'), isNull(table.deletedAt));

const questionColumns = {
  id: interviewQuestion.id,
  competence: interviewQuestion.competence,
  question: interviewQuestion.question,
  looksFor: interviewQuestion.looksFor,
  followUps: interviewQuestion.followUps,
  mistakes: interviewQuestion.mistakes,
};

export const selectQuestions = (db: Db): Promise<AskedQuestion[]> =>
  db
    .select(questionColumns)
    .from(interviewQuestion)
    .where(isPublished(interviewQuestion))
    .orderBy(asc(interviewQuestion.id));

export const selectSamples = (db: Db): Promise<AskedQuestion[]> =>
  db
    .select(questionColumns)
    .from(interviewQuestion)
    .where(and(isPublished(interviewQuestion), eq(interviewQuestion.isSample, true)))
    // From the easiest to begin with to the supposed case.
    .orderBy(
      sql`array_position(array['socialization', 'goals'], ${interviewQuestion.competence}) nulls last`,
    );

export const countQuestions = (db: Db): Promise<number> =>
  db.$count(interviewQuestion, isPublished(interviewQuestion));

export const selectRubric = (db: Db) => db.select().from(interviewRubric).where(isPublished(interviewRubric));

export const selectBiodata = (db: Db) =>
  db.select().from(interviewBiodata).where(isPublished(interviewBiodata)).orderBy(asc(interviewBiodata.id));

/** How often the user was asked each question. */
export async function selectTimesAsked(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const id = sql<string>`${interviewAnswer.question}->>'id'`;
  const rows = await db
    .select({ id, times: sql<number>`count(*)::int` })
    .from(interviewAnswer)
    .where(eq(interviewAnswer.userId, userId))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.times]));
}

export async function insertSession(
  db: Db,
  session: typeof interviewSession.$inferInsert,
  questions: readonly AskedQuestion[],
): Promise<void> {
  await db.insert(interviewSession).values(session);
  await db.insert(interviewAnswer).values(
    questions.map((question, index) => ({
      sessionId: session.id,
      userId: session.userId,
      position: index + 1,
      question,
      ratings: {},
    })),
  );
}

export const selectSessions = (db: Db, userId: string, limit: number) =>
  db
    .select()
    .from(interviewSession)
    .where(eq(interviewSession.userId, userId))
    .orderBy(desc(interviewSession.createdAt), desc(interviewSession.id))
    .limit(limit);

const ownSession = (userId: string, id: string) =>
  and(eq(interviewSession.id, id), eq(interviewSession.userId, userId));

export const selectSession = (db: Db, userId: string, id: string) =>
  first(db.select().from(interviewSession).where(ownSession(userId, id)));

export const deleteSessionRow = (db: Db, userId: string, id: string) =>
  db.delete(interviewSession).where(ownSession(userId, id)).returning({ id: interviewSession.id });

/** The time of the first call stays. */
export const finishSessionRow = (db: Db, userId: string, id: string, now: Date) =>
  db
    .update(interviewSession)
    .set({ finishedAt: sql`coalesce(${interviewSession.finishedAt}, ${now.toISOString()}::timestamptz)` })
    .where(ownSession(userId, id))
    .returning({ id: interviewSession.id });

const withRecording = and(
  eq(interviewRecording.sessionId, interviewAnswer.sessionId),
  eq(interviewRecording.position, interviewAnswer.position),
);

/** The answers of sessions with the recordings that were sent. */
export const selectAnswers = (db: Db, userId: string, sessionIds: readonly string[]) =>
  db
    .select({ answer: interviewAnswer, recording: interviewRecording })
    .from(interviewAnswer)
    .leftJoin(interviewRecording, withRecording)
    .where(and(eq(interviewAnswer.userId, userId), inArray(interviewAnswer.sessionId, [...sessionIds])))
    .orderBy(asc(interviewAnswer.position));

/** Locked, so that an answer is not changed while its recording is sent. */
export const lockAnswer = (db: Db, userId: string, sessionId: string, position: number) =>
  first(
    db
      .select()
      .from(interviewAnswer)
      .where(
        and(
          eq(interviewAnswer.userId, userId),
          eq(interviewAnswer.sessionId, sessionId),
          eq(interviewAnswer.position, position),
        ),
      )
      .for('update'),
  );

type AnswerChange = {
  mode: AnswerMode;
  seconds: number;
  transcript: string;
  ratings: Ratings;
  notes: string;
  answeredAt: Date;
};

export const updateAnswer = (db: Db, sessionId: string, position: number, change: AnswerChange) =>
  db
    .update(interviewAnswer)
    .set(change)
    .where(and(eq(interviewAnswer.sessionId, sessionId), eq(interviewAnswer.position, position)));

/** From the oldest to the newest of the last ones. */
export async function selectRatings(db: Db, userId: string, limit: number): Promise<Ratings[]> {
  const rows = await db
    .select({ ratings: interviewAnswer.ratings })
    .from(interviewAnswer)
    .where(and(eq(interviewAnswer.userId, userId), isNotNull(interviewAnswer.answeredAt)))
    .orderBy(desc(interviewAnswer.answeredAt), desc(interviewAnswer.position))
    .limit(limit);
  return rows.map(({ ratings }) => ratings).reverse();
}

export const selectAllSessions = (db: Db, userId: string) =>
  db.select().from(interviewSession).where(eq(interviewSession.userId, userId));

export const selectAllAnswers = (db: Db, userId: string) =>
  db.select().from(interviewAnswer).where(eq(interviewAnswer.userId, userId));
