import { isSelfGraded, type StudyGrade } from '@atalaya/core/review/study-answer';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../platform/api';
import { keepSending } from '../platform/offline/keep-sending';
import { toastError } from '../platform/toast-error';
import { type DealtSession, keepMove } from './kept-session';
import { answerOutbox, type KeptAnswer, keep, keptAnswers, sendKept, takeBack } from './outbox';
import { isRight, type Move, moveRunner, replay } from './runner-state';

/**
 * Runs the session. Every answer is stored on the device before the next card is shown; those of a rehearsal are not
 * recorded at all.
 */
export function useRunner(
  userId: string,
  { id: sessionId, filter, session, moves, isStored: canStore }: DealtSession,
  isRehearsal: boolean,
) {
  const [runner, show] = useReducer(moveRunner, null, () => replay(session, moves));
  const [waiting, setWaiting] = useState(0);
  const [isStored, setStored] = useState(canStore);
  const [isUndoing, setUndoing] = useState(false);
  const shownAt = useRef(0);
  const held = useRef<KeptAnswer | null>(null);
  const step = runner.steps[runner.at];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts when the step changes
  useEffect(() => {
    shownAt.current = performance.now();
  }, [runner.at]);

  useEffect(() => {
    const sending = keepSending(async () => {
      const left = await answerOutbox.send(userId, () => held.current?.id);
      setWaiting((await keptAnswers(userId)).filter(({ id }) => id !== held.current?.id).length);
      return left;
    });
    return sending.stop;
  }, [userId]);

  /** The card advances at once. An answer, if any, was stored before this call. */
  const move = (made: Move) => {
    show(made);
    if (!isRehearsal) void keepMove(userId, filter, sessionId, made);
  };

  const save = async (answer: KeptAnswer) => {
    held.current = answer;
    if (isRehearsal) return;
    setStored(await keep(userId, answer));
    setWaiting((await keptAnswers(userId)).filter(({ id }) => id !== answer.id).length);
  };

  async function takeBackLast(): Promise<void> {
    const pending = runner.shown ? runner.answerId : null;
    const last = runner.given.at(-1);
    if (pending) {
      await takeBack(userId, pending);
      held.current = null;
      return move({ type: 'retract' });
    }
    if (last && !isRehearsal && !(await takeBack(userId, last.id)))
      try {
        await call('POST /api/study/answers/:id/undo', { params: { id: last.id } });
      } catch (error) {
        toastError('No se ha podido deshacer', error);
        return;
      }
    move({ type: 'undo' });
  }

  return {
    runner,
    step,
    waiting,
    /** False if the device cannot store the answers. */
    isStored,
    /** Answers a question, or turns a flashcard. */
    reveal(choice: AnswerKey | null) {
      if (step?.type !== 'card' || runner.shown || isUndoing) return;
      const id = crypto.randomUUID();
      const { card } = step;
      const answer: KeptAnswer = {
        id,
        kind: card.kind,
        itemId: card.id,
        choice,
        at: new Date().toISOString(),
        durationMs: Math.round(performance.now() - shownAt.current),
      };
      held.current = answer;
      // A flashcard that was only turned has not been answered yet.
      if (!isSelfGraded(card.kind)) void save(answer);
      move({ type: 'reveal', choice, answerId: id });
    },
    goOn(grade: StudyGrade) {
      if (step?.type !== 'card' || !runner.shown || !held.current || isUndoing) return;
      const answer = { ...held.current, grade };
      held.current = null;
      if (!isRehearsal)
        void keep(userId, answer)
          .then(setStored)
          .then(() => sendKept(userId, () => held.current?.id))
          .then(setWaiting);
      move({ type: 'go-on', right: isRight(step.card, runner.choice, grade) });
    },
    skip() {
      if (!isUndoing) move({ type: 'skip' });
    },
    isUndoing,
    /** Meanwhile nothing else is answered or undone: the move would be about another card. */
    async undo() {
      if (isUndoing) return;
      setUndoing(true);
      await takeBackLast().finally(() => setUndoing(false));
    },
  };
}
