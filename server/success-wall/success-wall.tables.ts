import { reactions, stages, storyStates } from '@atalaya/core/success-wall/success-wall';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** One per user. The three counters are kept with the reactions. */
export const successStory = pgTable(
  'success_story',
  {
    /** The wall is in its order: when the story was first sent. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    stage: text({ enum: stages }).notNull(),
    year: integer().notNull(),
    attempts: integer().notNull(),
    story: text().notNull(),
    advice: text().notNull(),
    quote: text(),
    state: text({ enum: storyStates }).notNull(),
    reason: text(),
    takesMessages: boolean('takes_messages').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    isOnHome: boolean('is_on_home').notNull().default(false),
    congratulations: integer().notNull().default(0),
    thanks: integer().notNull().default(0),
    inspiring: integer().notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    publishedAt: timestamptz('published_at'),
  },
  (table) => [
    index('success_story_wall').on(table.id).where(sql`${table.state} = 'published'`),
    index('success_story_state').on(table.state, table.createdAt),
  ],
);

export const successReaction = pgTable(
  'success_reaction',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => successStory.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    reaction: text({ enum: reactions }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.userId, table.reaction] }),
    index('success_reaction_user').on(table.userId),
  ],
);
