import { join } from 'node:path';
import type { SampleTopic } from '@atalaya/core/forum/content.contract';
import { HOUR_MS } from '@atalaya/core/platform/durations';
import { parseMarkdown } from '@atalaya/core/platform/markdown';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { readForumSamples } from './forum-source';
import { insertPost } from './posts.queries';
import { PARSER } from './text';
import { addToCategory, hasTopics, insertTopic } from './topics.queries';

/** The conversations of the demo, once: what is deleted later stays deleted. */
export async function seedForum(kit: Kit): Promise<void> {
  if (await hasTopics(kit.db)) return;
  const { samples } = await readForumSamples({ root: join(kit.env.checkout, 'content') });
  const oldestFirst = samples.map(({ value }) => value).sort((one, other) => other.hoursAgo - one.hoursAgo);
  await kit.db.transaction(async (tx) => {
    for (const sample of oldestFirst) await insertSample(tx, sample, kit.clock.now());
  });
}

async function insertSample(db: Db, { replies, ...topic }: SampleTopic, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const last = replies.at(-1) ?? topic;
  const solvedAt = replies.findIndex(({ solves }) => solves);
  const topicId = await insertTopic(db, {
    categoryId: topic.category,
    title: topic.title,
    tags: topic.tags,
    syllabusTopic: topic.syllabusTopic,
    sampleAuthor: topic.author,
    pinnedAt: topic.pinned ? at(topic.hoursAgo) : null,
    closedAt: topic.closed ? at(last.hoursAgo) : null,
    solvedNumber: solvedAt < 0 ? null : solvedAt + 2,
    lastNumber: replies.length + 1,
    replies: replies.length,
    useful: topic.util + topic.duda,
    views: topic.views,
    lastSampleAuthor: last.author,
    lastPostAt: at(last.hoursAgo),
    createdAt: at(topic.hoursAgo),
  });
  await addToCategory(db, topic.category, 1);
  const first = { ...topic, to: undefined, reactions: { util: topic.util, duda: topic.duda } };
  const others = replies.map((reply) => ({
    ...reply,
    reactions: { util: reply.util, gracias: reply.gracias },
  }));
  for (const [index, post] of [first, ...others].entries())
    await insertPost(db, {
      id: newId(at(post.hoursAgo)),
      topicId,
      number: index + 1,
      parent: post.to ?? null,
      sampleAuthor: post.author,
      body: post.body,
      blocks: parseMarkdown(post.body),
      parser: PARSER,
      reactions: post.reactions,
      createdAt: at(post.hoursAgo),
    });
}
