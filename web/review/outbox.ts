import type { Input } from '@atalaya/core/api';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { deviceQueue } from '../platform/offline/device-queue';
import { isStaleBuild } from '../platform/stale-build';

export type KeptAnswer = Input<'POST /api/study/answers'>['body']['answers'][number];

const BATCH = 100;
const queue = deviceQueue<KeptAnswer>('atalaya.study');

export const keep = queue.keep;
export const keptAnswers = queue.list;
export const forgetAnswers = queue.clear;

let sending: Promise<number> | undefined;
let onTheirWay: ReadonlySet<string> = new Set();

/** Withdraws an answer that has not been sent. False if it was sent and the server must undo it. */
export async function takeBack(userId: string, id: string): Promise<boolean> {
  // It may arrive.
  if (onTheirWay.has(id)) await sending?.catch(() => {});
  const there = (await keptAnswers(userId)).some((answer) => answer.id === id);
  if (there) await queue.remove(userId, [id]);
  return there;
}

/**
 * Sends the stored answers in order and removes those that the server acknowledges. `except` may still be graded.
 * Returns how many are left; without a network they stay for the next try.
 */
export function sendKept(
  userId: string,
  except: () => string | undefined = () => undefined,
): Promise<number> {
  sending ??= send(userId, except).finally(() => {
    sending = undefined;
    onTheirWay = new Set();
  });
  return sending;
}

async function send(userId: string, except: () => string | undefined): Promise<number> {
  for (;;) {
    const answers = (await keptAnswers(userId)).filter(({ id }) => id !== except()).slice(0, BATCH);
    if (answers.length === 0) return 0;
    onTheirWay = new Set(answers.map(({ id }) => id));
    try {
      const { saved } = await call('POST /api/study/answers', { body: { answers } });
      await queue.remove(userId, saved);
    } catch (error) {
      if (!(await isRefused(error))) return (await keptAnswers(userId)).length;
      await sendOneByOne(userId, answers);
    }
  }
}

/** The server will never accept it; remove it so that the others can be sent. */
async function isRefused(error: unknown): Promise<boolean> {
  if (!(error instanceof HttpError)) return false;
  if (error.code === 'review.daily-limit') return true;
  // A newer build may send it in another form.
  return error.status === 400 && !(await isStaleBuild());
}

async function sendOneByOne(userId: string, answers: readonly KeptAnswer[]): Promise<void> {
  for (const answer of answers)
    try {
      await call('POST /api/study/answers', { body: { answers: [answer] } });
      await queue.remove(userId, [answer.id]);
    } catch (error) {
      if (!(await isRefused(error))) throw error;
      await queue.remove(userId, [answer.id]);
    }
}
