import type { Input } from '@atalaya/core/api';
import { call } from '../platform/api';
import { oldQueue } from '../platform/offline/left-behind';
import { outbox } from '../platform/offline/outbox';

const SEND = 'POST /api/study/answers';

export type KeptAnswer = Input<typeof SEND>['body']['answers'][number];

/** The answers of study sessions. */
export const answerOutbox = outbox<KeptAnswer, unknown>({
  name: 'study',
  send: (answer, options) => call(SEND, { body: { answers: [answer] } }, options),
  sendMany: async (answers, options) =>
    (await call(SEND, { body: { answers: [...answers] } }, options)).saved,
  // Those of one card in their order; one that belongs to a running mock does not hold the others.
  keyOf: ({ itemId }) => itemId,
  describe: ({ kind }) => ({
    what: kind === 'question' ? 'Respuesta a una pregunta' : 'Respuesta de estudio',
    text: '',
  }),
  old: oldQueue('atalaya.study'),
});

export const { keep, takeBack, list: keptAnswers } = answerOutbox;

/** `except` may still be graded. Returns how many are left; they stay for the next try. */
export async function sendKept(
  userId: string,
  except: () => string | undefined = () => undefined,
): Promise<number> {
  await answerOutbox.send(userId, except);
  return (await keptAnswers(userId)).filter(({ id }) => id !== except()).length;
}
