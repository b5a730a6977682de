import type { Answer, Input } from '@atalaya/core/api';
import { uuid7 } from '@atalaya/core/platform/random/uuid7';
import { call } from '../../platform/api';
import { oldQueue } from '../../platform/offline/left-behind';
import { onOutboxes, outbox } from '../../platform/offline/outbox';

const SEND = 'PUT /api/messages/:id';

export type Sent = Answer<typeof SEND>;
type Body = Input<typeof SEND>['body'];

/** A message as the device stores it until the server has it. */
export type NewMessage = {
  id: string;
  to: Body['to'];
  text: string;
  image?: { name: string; alt: string } | undefined;
  at: string;
};
/** `refusal`: the server does not take it, and why. */
export type KeptMessage = NewMessage & { refusal?: string | undefined };

const listeners = new Set<(sent: Sent) => void>();

export const messageOutbox = outbox<NewMessage, Sent>({
  name: 'messages',
  async send({ id, to, text, image }, options) {
    const body = { to, text, ...(image ? { image } : {}) };
    const sent = await call(SEND, { params: { id }, body }, options);
    for (const listener of listeners) listener(sent);
    return sent;
  },
  // Those to one person in their order.
  keyOf: ({ to }) => JSON.stringify(to),
  describe: ({ text, image }) => ({ what: 'Mensaje', text: text || (image?.alt ?? '') }),
  old: oldQueue('atalaya.messages'),
});

/** In the order in which they were written, with those that the server refused. */
export const keptMessages = messageOutbox.all;

/** Called after every change of what is kept. */
export const onKept = onOutboxes;

/** Called with what was sent from this page. */
export function onSent(listener: (sent: Sent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const newMessageId = (now: number): string => uuid7(now, crypto.getRandomValues(new Uint8Array(10)));

/** Stored on the device first, then sent. */
export async function sendLater(userId: string, message: NewMessage): Promise<void> {
  await messageOutbox.keep(userId, message);
  await messageOutbox.send(userId);
}
