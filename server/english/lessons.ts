import type { SessionUser } from '@atalaya/core/auth/user';
import { lockAt } from '@atalaya/core/english/allowance';
import type { Exercise, ExerciseResponse } from '@atalaya/core/english/content.contract';
import { exerciseOf } from '@atalaya/core/english/exercise-record';
import { judge, skillOf, type Verdict } from '@atalaya/core/english/judge';
import { type ExerciseAttempts, lessonScore } from '@atalaya/core/english/progress';
import { leftInRound, refusalOf } from '@atalaya/core/english/round';
import { randomOf, shownExercise } from '@atalaya/core/english/shown';
import { wordsUsedIn } from '@atalaya/core/english/vocabulary';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { parsedMarkdown } from '../platform/parsed-markdown';
import {
  insertAnswer,
  type LessonRow,
  lockEnglish,
  selectAllWords,
  selectAnswer,
  selectExamples,
  selectExercises,
  selectLessons,
  selectProgress,
  selectReviewWords,
  selectRoundAnswers,
  upsertProgress,
} from './english.queries';
import { toWordView } from './vocabulary';

type Student = Pick<SessionUser, 'id' | 'tier'>;

const WORDS_OF_LESSON = 8;

/** The lesson and its place in the course, if the plan opens it. */
async function openLesson(db: Db, { tier }: Student, lessonId: string) {
  const lessons = await selectLessons(db);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[index];
  if (!lesson) throw new AppError('request.not-found');
  if (lockAt(tier, index + 1)) throw new AppError('english.locked');
  return { lesson, number: index + 1, next: lessons[index + 1] };
}

export const lessonHead = (lesson: LessonRow, number: number) => ({
  id: lesson.id,
  number,
  level: lesson.level,
  title: lesson.title,
  grammar: lesson.grammar,
  goal: lesson.goal,
});

type Answered = Awaited<ReturnType<typeof selectRoundAnswers>>;

function attemptsOf(answers: Answered): ExerciseAttempts[] {
  const attempts = new Map<string, boolean[]>();
  for (const { exerciseId, isRight } of answers)
    attempts.set(exerciseId, [...(attempts.get(exerciseId) ?? []), isRight]);
  return [...attempts].map(([exerciseId, given]) => ({ exerciseId, attempts: given }));
}

/** A reset by an admin ends the round. */
async function roundOf(db: Db, userId: string, lessonId: string, exerciseIds: readonly string[]) {
  const progress = await selectProgress(db, userId, lessonId);
  if (!progress) return { progress, current: null, answers: [] };
  const answers = await selectRoundAnswers(db, userId, lessonId, progress.round);
  const isOver = progress.deletedAt !== null || leftInRound(exerciseIds, attemptsOf(answers)).length === 0;
  return { progress, current: { number: progress.round, isOver }, answers };
}

export async function readLesson({ db }: Kit, student: Student, lessonId: string) {
  const { lesson, number, next } = await openLesson(db, student, lessonId);
  const [examples, rows, words, reviewed] = await Promise.all([
    selectExamples(db, lessonId),
    selectExercises(db, lessonId),
    selectAllWords(db),
    selectReviewWords(db, student.id),
  ]);
  const ids = rows.map(({ id }) => id);
  const { progress, current, answers } = await roundOf(db, student.id, lessonId, ids);
  const isOver = current?.isOver ?? false;
  const round = (current?.number ?? 0) + (current === null || isOver ? 1 : 0);
  const held = new Set(reviewed.map(({ wordId }) => wordId));
  return {
    ...lessonHead(lesson, number),
    blocks: parsedMarkdown(lesson.explanation),
    examples,
    words: wordsUsedIn(
      examples.map(({ en }) => en),
      words,
      WORDS_OF_LESSON,
    ).map((word) => toWordView(word, held)),
    canReview: lockAt(student.tier, 2) === null,
    // The same order in every tab of the round, so that a reload does not move the options.
    exercises: rows.map((row) =>
      shownExercise(exerciseOf(row), randomOf(`${student.id} ${row.id} ${round}`)),
    ),
    round,
    answers: isOver ? [] : answers,
    score: lessonScore(ids, isOver ? [] : attemptsOf(answers)),
    isPassed: progress?.deletedAt === null && progress.passedAt !== null,
    nextLessonId: next?.id ?? null,
  };
}

type Given = {
  answerId: string;
  exerciseId: string;
  round: number;
  attempt: number;
  response: ExerciseResponse;
  at: string;
};

/** Judges and stores an answer. The same id again returns the same correction. */
export async function answerExercise({ db, clock }: Kit, student: Student, lessonId: string, given: Given) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await openLesson(tx, student, lessonId);
    await lockEnglish(tx, student.id);
    const exercises = await selectExercises(tx, lessonId);
    const ids = exercises.map(({ id }) => id);
    const row = exercises.find(({ id }) => id === given.exerciseId);
    if (!row) throw new AppError('request.not-found');
    const exercise = exerciseOf(row);
    const known = await selectAnswer(tx, student.id, given.answerId);
    if (known) {
      if (known.exerciseId !== given.exerciseId) throw new AppError('english.already-answered');
      const answers = await selectRoundAnswers(tx, student.id, lessonId, known.round);
      return outcome(ids, answers, corrected(exercise, known.verdict));
    }
    const { progress, current, answers } = await roundOf(tx, student.id, lessonId, ids);
    const ofRound = given.round === current?.number ? answers : [];
    const attempts = ofRound.filter(({ exerciseId }) => exerciseId === row.id).map(({ isRight }) => isRight);
    const refusal = refusalOf(given, current, attempts);
    if (refusal) throw new AppError(`english.${refusal}`);
    const verdict = judge(exercise, given.response, await slipWords(tx, exercise));
    if (!verdict) throw new AppError('english.not-an-answer');
    const at = new Date(Math.min(Date.parse(given.at), now.getTime()));
    await insertAnswer(tx, {
      userId: student.id,
      id: given.answerId,
      lessonId,
      exerciseId: row.id,
      round: given.round,
      attempt: given.attempt,
      skill: skillOf(exercise),
      response: given.response,
      isRight: verdict.isRight,
      verdict,
      at,
    });
    const after = [...ofRound, { exerciseId: row.id, attempt: given.attempt, isRight: verdict.isRight }];
    const result = outcome(ids, after, corrected(exercise, verdict));
    const best = result.isOver
      ? Math.max(progress?.bestPercent ?? 0, result.score.percent)
      : progress?.bestPercent;
    const isPassed = result.isOver && result.score.isPassed;
    const before = progress?.deletedAt === null ? progress : undefined;
    await upsertProgress(tx, {
      id: progress?.id ?? newId(now),
      userId: student.id,
      lessonId,
      round: given.round,
      lastAt: now,
      bestPercent: best ?? null,
      passedAt: before?.passedAt ?? (isPassed ? now : null),
      createdAt: now,
      updatedAt: now,
    });
    return result;
  });
}

/** In a dictation a slip that makes another known word is a mistake. */
async function slipWords(db: Db, { kind }: Exercise): Promise<ReadonlySet<string>> {
  if (kind !== 'dictation') return new Set();
  return new Set((await selectAllWords(db)).map(({ word }) => word.toLowerCase()));
}

function outcome<T>(ids: readonly string[], answers: Answered, correction: T) {
  const attempts = attemptsOf(answers);
  return { correction, score: lessonScore(ids, attempts), isOver: leftInRound(ids, attempts).length === 0 };
}

function corrected(exercise: Exercise, verdict: Verdict) {
  const explanation =
    exercise.kind === 'dictation' ? exercise.es : exercise.kind === 'matching' ? null : exercise.explanation;
  return { ...verdict, explanation };
}
