import type { Input } from '@atalaya/core/api';
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { call } from '../platform/api';
import { verdictOf } from '../platform/offline/verdict';

type Save = Input<'PUT /api/interview/sessions/:id/answers/:position'>;

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('atalaya-interview-answers', 'answers'));
const keyOf = (userId: string, { params: { id, position } }: Save) => `${userId}/${id}/${String(position)}`;

/** Stores the marks on the device first, then sends them. True once the server has them. */
export async function saveMarks(userId: string, save: Save): Promise<boolean> {
  await set(keyOf(userId, save), save, store()).catch(() => {});
  return send(userId, save);
}

async function send(userId: string, save: Save): Promise<boolean> {
  try {
    await call('PUT /api/interview/sessions/:id/answers/:position', save);
  } catch (error) {
    if ((await verdictOf(error)).kind !== 'refused') return false;
    await del(keyOf(userId, save), store()).catch(() => {});
    throw error;
  }
  await del(keyOf(userId, save), store()).catch(() => {});
  return true;
}

const waitingOf = async (userId: string) =>
  (await entries<string, Save>(store()).catch(() => [])).filter(([key]) => key.startsWith(`${userId}/`));

/** Sends what could not be sent before. */
export async function sendPendingMarks(userId: string): Promise<void> {
  for (const [, save] of await waitingOf(userId)) await send(userId, save).catch(() => false);
}

export const countPendingMarks = async (userId: string): Promise<number> => (await waitingOf(userId)).length;

export async function forgetPendingMarks(userId: string): Promise<void> {
  for (const [key] of await waitingOf(userId)) await del(key, store());
}
