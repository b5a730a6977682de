import type { Answer, Input } from '@atalaya/core/api';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { deviceQueue } from '../platform/offline/device-queue';
import { isStaleBuild } from '../platform/stale-build';

const ANSWER = 'PUT /api/english/lessons/:id/answers/:answerId';

/** An answer to an exercise, as the device stores it until the server has it. */
export type KeptExercise = { id: string; lessonId: string } & Input<typeof ANSWER>['body'];
export type Answered = Answer<typeof ANSWER>;

const queue = deviceQueue<KeptExercise>('atalaya.english');

export const keptExercises = queue.list;
export const forgetExercises = queue.clear;

type Sent = { answered: Answered } | { refusal: HttpError };

let sending: Promise<unknown> = Promise.resolve();

/** One after another, because a second attempt needs the first one. */
function drain(userId: string): Promise<ReadonlyMap<string, Sent>> {
  const run = sending.then(() => sendAll(userId));
  sending = run.catch(() => {});
  return run;
}

async function sendAll(userId: string): Promise<ReadonlyMap<string, Sent>> {
  const sent = new Map<string, Sent>();
  for (const { id, lessonId, ...body } of await queue.list(userId)) {
    try {
      sent.set(id, { answered: await call(ANSWER, { params: { id: lessonId, answerId: id }, body }) });
    } catch (error) {
      if (!(error instanceof HttpError) || !(await isFinal(error))) break;
      sent.set(id, { refusal: error });
    }
    await queue.remove(userId, [id]);
  }
  return sent;
}

/** The server will never take it; the others can still be sent. */
async function isFinal({ status }: HttpError): Promise<boolean> {
  // A newer build may send it in another form.
  if (status === 400) return !(await isStaleBuild());
  return status === 403 || status === 404 || status === 409;
}

/** Stores and sends an answer. Null if it could not be sent: it stays on the device for the next try. */
export async function answerExercise(userId: string, answer: KeptExercise): Promise<Answered | null> {
  await queue.keep(userId, answer);
  const sent = (await drain(userId)).get(answer.id);
  if (sent && 'refusal' in sent) throw sent.refusal;
  return sent?.answered ?? null;
}

/** Returns how many are left. */
export async function sendExercises(userId: string): Promise<number> {
  await drain(userId);
  return (await queue.list(userId)).length;
}
