import { HOUR_MS } from '@atalaya/core/platform/durations';
import { demoUserId } from '../auth/auth.seed';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { insertMessage } from './messages.queries';
import { type SampleThread, sampleThreads } from './sample-threads';
import * as threads from './threads.queries';

/** The conversations of the demo accounts, once. */
export async function seedMessages(kit: Kit): Promise<void> {
  for (const sample of sampleThreads) {
    const [from, to] = await Promise.all(sample.people.map((name) => demoUserId(kit, name)));
    if (!from || !to || (await threads.selectThreadOf(kit.db, from, to))) continue;
    await kit.db.transaction((tx) => insertSample(tx, sample, from, to, kit.clock.now()));
  }
}

async function insertSample(
  tx: Db,
  sample: SampleThread,
  from: string,
  to: string,
  now: Date,
): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const { state, messages, unread } = sample;
  const thread = await threads.openThread(tx, { id: newId(now), from, to, state, now: at(messages[0][1]) });
  if (!thread) return;
  for (const [index, [who, hoursAgo, body]] of messages.entries())
    await insertMessage(tx, {
      id: newId(at(hoursAgo)),
      threadId: thread.id,
      number: index + 1,
      authorId: who === 0 ? from : to,
      body,
      createdAt: at(hoursAgo),
    });
  const lastNumber = messages.length;
  const lastAt = at(messages.at(-1)?.[1] ?? 0);
  await threads.updateThread(tx, thread.id, { lastNumber, lastAt });
  const all = { delivered: lastNumber, lastAt };
  await threads.updateMember(
    tx,
    { userId: from, threadId: thread.id },
    { ...all, box: 'inbox', lastRead: lastNumber },
  );
  await threads.updateMember(
    tx,
    { userId: to, threadId: thread.id },
    { ...all, box: state === 'open' ? 'inbox' : 'requests', lastRead: lastNumber - unread, unread },
  );
}
