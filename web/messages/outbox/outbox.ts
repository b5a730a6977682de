import type { Answer, Input } from '@atalaya/core/api';
import { uuid7 } from '@atalaya/core/platform/random/uuid7';
import { call } from '../../platform/api';
import { HttpError } from '../../platform/http-error';
import { deviceQueue } from '../../platform/offline/device-queue';
import { isStaleBuild } from '../../platform/stale-build';

const SEND = 'PUT /api/messages/:id';

export type Sent = Answer<typeof SEND>;
type Body = Input<typeof SEND>['body'];

/** A message as the device stores it until the server has it. `refusal`: the server does not take it, and why. */
export type KeptMessage = {
  id: string;
  to: Body['to'];
  text: string;
  image?: { name: string; alt: string } | undefined;
  at: string;
  refusal?: string | undefined;
};

const queue = deviceQueue<KeptMessage>('atalaya.messages');

export const keptMessages = queue.list;
export const forgetMessages = queue.clear;

const listeners = new Set<(sent?: Sent) => void>();

/** Called after every change, with what was sent. */
export function onOutbox(listener: (sent?: Sent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (sent?: Sent) => {
  for (const listener of listeners) listener(sent);
};

export const newMessageId = (now: number): string => uuid7(now, crypto.getRandomValues(new Uint8Array(10)));

/** Stored on the device first, then sent. */
export async function sendLater(userId: string, message: KeptMessage): Promise<void> {
  await queue.keep(userId, message);
  tell();
  await sendMessages(userId);
}

export async function dropMessage(userId: string, id: string): Promise<void> {
  await queue.remove(userId, [id]);
  tell();
}

export const retryMessage = (userId: string, { refusal: _, ...message }: KeptMessage): Promise<void> =>
  sendLater(userId, message);

let sending: Promise<unknown> = Promise.resolve();

/** Sends what is waiting, in order. One tab at a time; the server stores each message once. */
export function sendMessages(userId: string): Promise<void> {
  const run = () => sendAll(userId);
  const turn = sending.then(() =>
    navigator.locks ? navigator.locks.request(`atalaya.messages.${userId}`, run) : run(),
  );
  sending = turn.catch(() => {});
  return turn;
}

async function sendAll(userId: string): Promise<void> {
  for (const kept of await queue.list(userId)) {
    if (kept.refusal) continue;
    const { id, to, text, image } = kept;
    try {
      const sent = await call(SEND, { params: { id }, body: { to, text, ...(image ? { image } : {}) } });
      await queue.remove(userId, [id]);
      tell(sent);
    } catch (error) {
      if (!(error instanceof HttpError) || !(await isFinal(error))) return;
      // It stays on the device with the reason, so that nothing typed is lost.
      await queue.keep(userId, { ...kept, refusal: error.fields.text ?? error.sentence });
      tell();
    }
  }
}

async function isFinal({ status, code }: HttpError): Promise<boolean> {
  // A newer build may send it in another form.
  if (status === 400) return !(await isStaleBuild());
  return [403, 404, 409, 413].includes(status) || code === 'messages.daily-limit';
}

/** How many wait for the network. */
export const countUnsentMessages = async (userId: string): Promise<number> =>
  (await queue.list(userId)).filter(({ refusal }) => !refusal).length;
