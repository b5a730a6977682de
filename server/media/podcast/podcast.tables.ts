import { audioTypes, voices } from '@atalaya/core/media/podcast/audio';
import { isNull } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { contentColumns } from '../../content/content.tables';
import { timestamptz } from '../../platform/columns';

export const podcastEpisode = pgTable(
  'podcast_episode',
  {
    id: text().primaryKey(),
    number: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    topics: smallint().array().notNull(),
    date: date().notNull(),
    validOn: date('valid_on').notNull(),
    /** The transcript, with a heading for each chapter. */
    body: text().notNull(),
    /** When each chapter of the recording begins; empty if nobody wrote it down. */
    chapterTimes: text('chapter_times').array().notNull().default([]),
    voice: text({ enum: voices }).notNull().default('human'),
    /** The key of the recording's chunks; null without one. */
    audioKey: uuid('audio_key'),
    audioType: text('audio_type', { enum: audioTypes }),
    audioBytes: integer('audio_bytes'),
    audioSeconds: integer('audio_seconds'),
    ...contentColumns(),
  },
  (table) => [uniqueIndex('podcast_episode_number').on(table.number).where(isNull(table.deletedAt))],
);

const owner = () => uuid('user_id').references(() => user.id, { onDelete: 'cascade' });

/** Where a user stopped in an episode. */
export const podcastPosition = pgTable(
  'podcast_position',
  {
    userId: owner().notNull(),
    episodeId: text('episode_id')
      .notNull()
      .references(() => podcastEpisode.id, { onDelete: 'cascade' }),
    seconds: doublePrecision().notNull(),
    /** When it was heard, by the clock of the device, never later than now. */
    heardAt: timestamptz('heard_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.episodeId] })],
);

/** Part of the address of a user's private feed; renewing it invalidates the old one. */
export const podcastFeed = pgTable('podcast_feed', {
  userId: owner().primaryKey(),
  feedId: uuid('feed_id').notNull().unique(),
});
