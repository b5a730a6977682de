import type { Input } from '@atalaya/core/api';
import { del, get, update } from 'idb-keyval';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { isStaleBuild } from '../platform/stale-build';

export type KeptAnswer = Input<'POST /api/study/answers'>['body']['answers'][number];

const BATCH = 100;
const keyOf = (userId: string): string => `atalaya.study.${userId}`;

/** Fallback without storage (full disk, some private windows): the answers last as long as the page, and are sent. */
const memory = new Map<string, KeptAnswer[]>();

const merged = (stored: KeptAnswer[], newer: KeptAnswer[]): KeptAnswer[] => [
  ...stored.filter(({ id }) => newer.every((one) => one.id !== id)),
  ...newer,
];

/** Resolves to whether the device stored the change. */
async function change(userId: string, edit: (kept: KeptAnswer[]) => KeptAnswer[]): Promise<boolean> {
  try {
    await update<KeptAnswer[]>(keyOf(userId), (stored = []) =>
      edit(merged(stored, memory.get(userId) ?? [])),
    );
    memory.delete(userId);
    return true;
  } catch {
    const kept = await keptAnswers(userId);
    // Another change may have failed meanwhile.
    memory.set(userId, edit(memory.get(userId) ?? kept));
    return false;
  }
}

/** Stored on the device before anything else, so that a crash loses nothing. False if it is only in memory. */
export const keep = (userId: string, answer: KeptAnswer): Promise<boolean> =>
  change(userId, (kept) => [...kept.filter(({ id }) => id !== answer.id), answer]);

/** Once a change could not be stored, the copy in memory is the current one. */
export async function keptAnswers(userId: string): Promise<KeptAnswer[]> {
  const inMemory = memory.get(userId);
  if (inMemory) return inMemory;
  const stored = await Promise.resolve()
    .then(() => get<KeptAnswer[]>(keyOf(userId)))
    .catch(() => undefined);
  return stored ?? [];
}

export async function forgetAnswers(userId: string): Promise<void> {
  memory.delete(userId);
  await del(keyOf(userId));
}

async function forget(userId: string, ids: readonly string[]): Promise<void> {
  const gone = new Set(ids);
  await change(userId, (kept) => kept.filter(({ id }) => !gone.has(id)));
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
      await forget(userId, [answer.id]);
    } catch (error) {
      if (!(await isRefused(error))) throw error;
      await forget(userId, [answer.id]);
    }
}
