import type { Answer, Input } from '@atalaya/core/api';
import { call } from '../platform/api';
import { orderedOutbox } from '../platform/offline/ordered-outbox';

const ANSWER = 'PUT /api/english/lessons/:id/answers/:answerId';

/** An answer to an exercise, as the device stores it until the server has it. */
export type KeptExercise = { id: string; lessonId: string } & Input<typeof ANSWER>['body'];
export type Answered = Answer<typeof ANSWER>;

const outbox = orderedOutbox<KeptExercise, Answered>('atalaya.english', ({ id, lessonId, ...body }) =>
  call(ANSWER, { params: { id: lessonId, answerId: id }, body }),
);

export const keptExercises = outbox.list;
export const forgetExercises = outbox.clear;
export const sendExercises = outbox.send;

/** Null if it could not be sent: it stays on the device for the next try. */
export const answerExercise = async (userId: string, answer: KeptExercise): Promise<Answered | null> =>
  (await outbox.deliver(userId, answer))?.answer ?? null;
