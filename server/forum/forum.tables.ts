import { filterActions, filterKinds } from '@atalaya/core/forum/filters';
import {
  categoryColors,
  followLevels,
  type ReactionCounts,
  reactionKinds,
  removals,
} from '@atalaya/core/forum/forum';
import type { Block } from '@atalaya/core/platform/markdown-tree';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { contentColumns, tsvector } from '../content/content.tables';
import { timestamptz } from '../platform/columns';

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const forumCategory = pgTable('forum_category', {
  /** The number in its URL: `/foro/categoria/1`. */
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  color: text({ enum: categoryColors }).notNull(),
  position: integer().notNull(),
  ...contentColumns(),
});

/** Rollup of the visible topics, apart from the category so that its edits do not conflict with it. */
export const forumCategoryCount = pgTable('forum_category_count', {
  categoryId: integer('category_id').primaryKey(),
  topics: integer().notNull(),
});

export const forumTopic = pgTable(
  'forum_topic',
  {
    /** The number in its URL: `/foro/tema/12`. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => forumCategory.id),
    /** Not a foreign key: the answers of others stay when an account goes (account.ts erases what was its own). */
    authorId: uuid('author_id'),
    /** The name under a sample of the demo, which has no account. */
    sampleAuthor: text('sample_author'),
    title: text().notNull(),
    tags: text().array().notNull(),
    syllabusTopic: smallint('syllabus_topic'),
    pinnedAt: timestamptz('pinned_at'),
    closedAt: timestamptz('closed_at'),
    solvedNumber: integer('solved_number'),
    /** The highest post number, deleted ones included. */
    lastNumber: integer('last_number').notNull(),
    /** Visible answers. */
    replies: integer().notNull(),
    /** `util` and `duda` on the question. */
    useful: integer().notNull().default(0),
    views: integer().notNull().default(0),
    lastAuthorId: uuid('last_author_id'),
    lastSampleAuthor: text('last_sample_author'),
    lastPostAt: timestamptz('last_post_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Set while the topic is not shown. */
    removal: text({ enum: removals }),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('es_unaccent', "title")`),
  },
  (table) => [
    index('forum_topic_activity').on(table.lastPostAt, table.id).where(sql`${table.removal} is null`),
    index('forum_topic_category_activity')
      .on(table.categoryId, table.lastPostAt, table.id)
      .where(sql`${table.removal} is null`),
    index('forum_topic_category_new').on(table.categoryId, table.id).where(sql`${table.removal} is null`),
    index('forum_topic_useful').on(table.useful, table.id).where(sql`${table.removal} is null`),
    index('forum_topic_category_useful')
      .on(table.categoryId, table.useful, table.id)
      .where(sql`${table.removal} is null`),
    index('forum_topic_unanswered')
      .on(table.lastPostAt, table.id)
      .where(sql`${table.removal} is null and ${table.replies} = 0`),
    index('forum_topic_unsolved')
      .on(table.lastPostAt, table.id)
      .where(sql`${table.removal} is null and ${table.solvedNumber} is null`),
    index('forum_topic_pinned').on(table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
    index('forum_topic_author').on(table.authorId, table.id),
    index('forum_topic_tags').using('gin', table.tags),
    index('forum_topic_search').using('gin', table.search),
  ],
);

const topicId = () =>
  integer('topic_id')
    .notNull()
    .references((): AnyPgColumn => forumTopic.id, { onDelete: 'cascade' });

export const forumPost = pgTable(
  'forum_post',
  {
    id: uuid().primaryKey(),
    topicId: topicId(),
    /** 1 is the question. Numbers are never reused, so that what was read stays read. */
    number: integer().notNull(),
    /** The number of the post that it answers; null: the topic. */
    parent: integer(),
    /** Not a foreign key, as in the topic. */
    authorId: uuid('author_id'),
    sampleAuthor: text('sample_author'),
    body: text().notNull(),
    /** `body` parsed, with its mentions as links. */
    blocks: jsonb().$type<Block[]>().notNull(),
    /** The version of the parser that made `blocks`. */
    parser: smallint().notNull(),
    reactions: jsonb().$type<ReactionCounts>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    editedAt: timestamptz('edited_at'),
    removal: text({ enum: removals }),
    removedAt: timestamptz('removed_at'),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('es_unaccent', left("body", 20000))`),
  },
  (table) => [
    uniqueIndex('forum_post_number').on(table.topicId, table.number),
    index('forum_post_author').on(table.authorId, table.createdAt),
    index('forum_post_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    index('forum_post_search').using('gin', table.search),
  ],
);

/** The text that an edit replaced. */
export const forumEdit = pgTable(
  'forum_edit',
  {
    id: uuid().primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => forumPost.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    replacedAt: timestamptz('replaced_at').notNull(),
  },
  (table) => [index('forum_edit_post').on(table.postId, table.id)],
);

/** The counts are in `forum_post.reactions`. */
export const forumReaction = pgTable(
  'forum_reaction',
  {
    userId: ownerId(),
    topicId: topicId(),
    number: integer().notNull(),
    kind: text({ enum: reactionKinds }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topicId, table.number, table.kind] })],
);

/** How far a person has read a topic: one row per topic opened, none per post. */
export const forumReader = pgTable(
  'forum_reader',
  {
    userId: ownerId(),
    topicId: topicId(),
    lastRead: integer('last_read').notNull(),
    level: text({ enum: followLevels }).notNull(),
    readAt: timestamptz('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topicId] }),
    index('forum_reader_followed').on(table.userId).where(sql`${table.level} = 'follow'`),
    index('forum_reader_followers').on(table.topicId).where(sql`${table.level} = 'follow'`),
  ],
);

/** Hears of every new topic of a category, or of nothing in it. No row: neither. */
export const forumCategoryReader = pgTable(
  'forum_category_reader',
  {
    userId: ownerId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => forumCategory.id, { onDelete: 'cascade' }),
    level: text({ enum: followLevels }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.categoryId] }),
    index('forum_category_reader_level').on(table.categoryId, table.level, table.userId),
  ],
);

/** A word, phrase or domain that a post must not have, or that a moderator looks at first. */
export const forumFilter = pgTable('forum_filter', {
  id: uuid().primaryKey(),
  kind: text({ enum: filterKinds }).notNull(),
  text: text().notNull(),
  action: text({ enum: filterActions }).notNull(),
  ...contentColumns(),
});

/** What the forum knows of a person: rollups, and the trust that they give. */
export const forumMember = pgTable('forum_member', {
  userId: ownerId().primaryKey(),
  firstVisitAt: timestamptz('first_visit_at').notNull(),
  /** Topics opened for the first time. */
  topicsRead: integer('topics_read').notNull().default(0),
  /** «Útil» marks received. */
  useful: integer().notNull().default(0),
  solutions: integer().notNull().default(0),
  level: smallint().notNull().default(0),
  /** An admin's choice, which behaviour does not change. */
  isLevelFixed: boolean('is_level_fixed').notNull().default(false),
});
