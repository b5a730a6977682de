import type { FastifyInstance } from 'fastify';
import { addViews } from './topics.queries';

const FLUSH_MS = 10_000;
const MOST_TOPICS = 5_000;

/** Counts readings in memory and adds them in batches: a page that is read must not wait for a write. */
export function openViewCounter({ kit, ...app }: Pick<FastifyInstance, 'kit' | 'addHook'>) {
  let counted = new Map<number, number>();
  const flush = async (): Promise<void> => {
    if (counted.size === 0) return;
    const batch = counted;
    counted = new Map();
    await addViews(kit.db, batch).catch((error: unknown) => kit.log.error(error, 'forum views'));
  };
  const timer = setInterval(flush, FLUSH_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return {
    add(topicId: number): void {
      if (counted.size < MOST_TOPICS || counted.has(topicId))
        counted.set(topicId, (counted.get(topicId) ?? 0) + 1);
    },
    flush,
  };
}
