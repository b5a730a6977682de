import { HttpError } from '../http-error';
import { deviceQueue } from './device-queue';
import { verdictOf } from './verdict';

type Sent<A> = { answer: A } | { refusal: HttpError };

/** What a user did, stored on the device first and sent in order until the server has it. Sent twice, it counts once. */
export function orderedOutbox<T extends { id: string }, A>(name: string, send: (item: T) => Promise<A>) {
  const queue = deviceQueue<T>(name);
  let sending: Promise<unknown> = Promise.resolve();

  /** One after another, because a later change may need an earlier one. */
  function drain(userId: string): Promise<ReadonlyMap<string, Sent<A>>> {
    const run = sending.then(() => sendAll(userId));
    sending = run.catch(() => {});
    return run;
  }

  async function sendAll(userId: string): Promise<ReadonlyMap<string, Sent<A>>> {
    const sent = new Map<string, Sent<A>>();
    for (const item of await queue.list(userId)) {
      try {
        sent.set(item.id, { answer: await send(item) });
      } catch (error) {
        if (!(error instanceof HttpError) || (await verdictOf(error)).kind !== 'refused') break;
        sent.set(item.id, { refusal: error });
      }
      await queue.remove(userId, [item.id]);
    }
    return sent;
  }

  return {
    list: queue.list,
    clear: queue.clear,
    /** Stores and sends. Null if it could not be sent: it stays on the device for the next try. Throws a refusal. */
    async deliver(userId: string, item: T): Promise<{ answer: A } | null> {
      await queue.keep(userId, item);
      const sent = (await drain(userId)).get(item.id);
      if (sent && 'refusal' in sent) throw sent.refusal;
      return sent ?? null;
    },
    /** Returns how many are left. */
    async send(userId: string): Promise<number> {
      await drain(userId);
      return (await queue.list(userId)).length;
    },
  };
}
