import type { ExerciseResponse } from '@atalaya/core/english/content.contract';
import type { Correction, LessonPaper, LessonScore } from '@atalaya/core/english/english.contract';
import { leftInRound, MAX_ATTEMPTS } from '@atalaya/core/english/round';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { answerExercise } from './outbox';

type Attempts = Readonly<Record<string, readonly boolean[]>>;
/** The answer that is on the screen; its correction is null until the server has it. */
type Given = { exerciseId: string; correction: Correction | null; comesAgain: boolean };

function attemptsIn(answers: LessonPaper['answers']): Attempts {
  const attempts: Record<string, boolean[]> = {};
  for (const { exerciseId, isRight } of answers)
    attempts[exerciseId] = [...(attempts[exerciseId] ?? []), isRight];
  return attempts;
}

/** One round of a lesson. `reload` reads the lesson again when another device was ahead. */
export function useLesson(userId: string, lesson: LessonPaper, reload: () => void) {
  const [attempts, setAttempts] = useState<Attempts>(() => attemptsIn(lesson.answers));
  const [score, setScore] = useState<LessonScore>(lesson.score);
  /** Answered without network: not asked again in this round. */
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const [given, setGiven] = useState<Given | null>(null);
  const [hasAnswered, setHasAnswered] = useState(false);
  const ids = lesson.exercises.map(({ id }) => id);
  const answered = Object.entries(attempts).map(([exerciseId, tries]) => ({ exerciseId, attempts: tries }));
  const left = leftInRound(ids, answered).filter((id) => !unsent.has(id));
  const currentId = given?.exerciseId ?? left[0];
  const triesAt = (exerciseId: string) => attempts[exerciseId] ?? [];

  const sending = useAction(
    ({ exerciseId, response }: { exerciseId: string; response: ExerciseResponse }) =>
      answerExercise(userId, {
        id: crypto.randomUUID(),
        lessonId: lesson.id,
        exerciseId,
        round: lesson.round,
        attempt: triesAt(exerciseId).length + 1,
        response,
        at: new Date().toISOString(),
      }),
    {
      stale: [],
      done: (result, { exerciseId }) => {
        const tries = triesAt(exerciseId);
        if (!result) setUnsent(new Set([...unsent, exerciseId]));
        else {
          setAttempts({ ...attempts, [exerciseId]: [...tries, result.correction.isRight] });
          setScore(result.score);
        }
        const comesAgain = result !== null && !result.correction.isRight && tries.length + 1 < MAX_ATTEMPTS;
        setHasAnswered(true);
        setGiven({ exerciseId, correction: result?.correction ?? null, comesAgain });
      },
      failed: 'No se ha guardado',
      caught: reload,
    },
  );

  return {
    current: lesson.exercises.find(({ id }) => id === currentId),
    isSecondTry: given === null && currentId !== undefined && triesAt(currentId).length > 0,
    position: ids.length - left.filter((id) => !attempts[id]).length + (given ? 0 : 1),
    total: ids.length,
    given,
    isLast: left.length === 0,
    unsent: unsent.size,
    score,
    isSending: sending.isBusy,
    hasAnswered,
    answer: (response: ExerciseResponse) => {
      if (currentId && !given) void sending.run({ exerciseId: currentId, response });
    },
    next: () => setGiven(null),
  };
}
