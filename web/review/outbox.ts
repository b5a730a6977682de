import type { Input } from '@atalaya/core/api';
import { del, get, update } from 'idb-keyval';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';

export type KeptAnswer = Input<'POST /api/study/answers'>['body']['answers'][number];

const BATCH = 100;
const keyOf = (userId: string): string => `atalaya.study.${userId}`;

/** Stored on the device before anything else, so that a crash loses nothing. */
export const keep = (userId: string, answer: KeptAnswer): Promise<void> =>
  update<KeptAnswer[]>(keyOf(userId), (kept = []) => [...kept.filter(({ id }) => id !== answer.id), answer]);

export const keptAnswers = async (userId: string): Promise<KeptAnswer[]> =>
  (await get<KeptAnswer[]>(keyOf(userId))) ?? [];

export const forgetAnswers = (userId: string): Promise<void> => del(keyOf(userId));

async function forget(userId: string, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  await update<KeptAnswer[]>(keyOf(userId), (kept = []) => kept.filter(({ id }) => !gone.has(id)));
}

/** Withdraws an answer that has not been sent. False if it was sent and the server must undo it. */
export async function takeBack(userId: string, id: string): Promise<boolean> {
  const there = (await keptAnswers(userId)).some((answer) => answer.id === id);
  if (there) await forget(userId, [id]);
  return there;
}

let sending: Promise<number> | undefined;

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
  });
  return sending;
}

async function send(userId: string, except: () => string | undefined): Promise<number> {
  for (;;) {
    const answers = (await keptAnswers(userId)).filter(({ id }) => id !== except()).slice(0, BATCH);
    if (answers.length === 0) return 0;
    try {
      const { saved } = await call('POST /api/study/answers', { body: { answers } });
      await forget(userId, saved);
    } catch (error) {
      if (!isRefused(error)) return (await keptAnswers(userId)).length;
      await sendOneByOne(userId, answers);
    }
  }
}

/** The server will never accept it; remove it so that the others can be sent. */
const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 400 || error.code === 'review.daily-limit');

async function sendOneByOne(userId: string, answers: readonly KeptAnswer[]): Promise<void> {
  for (const answer of answers)
    try {
      await call('POST /api/study/answers', { body: { answers: [answer] } });
      await forget(userId, [answer.id]);
    } catch (error) {
      if (!isRefused(error)) throw error;
      await forget(userId, [answer.id]);
    }
}
