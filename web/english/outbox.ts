import type { Answer, Input } from '@atalaya/core/api';
import { call } from '../platform/api';
import { oldQueue } from '../platform/offline/left-behind';
import { outbox } from '../platform/offline/outbox';

const ANSWER = 'PUT /api/english/lessons/:id/answers/:answerId';

/** An answer to an exercise, as the device stores it until the server has it. */
export type KeptExercise = { id: string; lessonId: string } & Input<typeof ANSWER>['body'];
export type Answered = Answer<typeof ANSWER>;

export const exerciseOutbox = outbox<KeptExercise, Answered>({
  name: 'english',
  send: ({ id, lessonId, ...body }, options) =>
    call(ANSWER, { params: { id: lessonId, answerId: id }, body }, options),
  describe: ({ response }) => ({ what: 'Respuesta de inglés', text: textOf(response) }),
  old: oldQueue('atalaya.english'),
});

function textOf(response: KeptExercise['response']): string {
  if (response.form === 'text') return response.text;
  if (response.form === 'option') return response.option;
  return response.form === 'words' ? response.words.join(' ') : '';
}

/** Null if it could not be sent: it stays on the device for the next try. */
export const answerExercise = async (userId: string, answer: KeptExercise): Promise<Answered | null> =>
  (await exerciseOutbox.deliver(userId, answer))?.answer ?? null;
