import { games } from '@atalaya/core/games/game';
import { reportKinds } from '@atalaya/core/games/reportable';
import { index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { contentColumns } from '../../content/content.tables';
import { gamePlay } from '../games.tables';

/** What users reported of their plays, as they saw it. */
export const gameReport = pgTable(
  'game_report',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    playId: uuid('play_id')
      .notNull()
      .references(() => gamePlay.id, { onDelete: 'cascade' }),
    game: text({ enum: games }).notNull(),
    kind: text({ enum: reportKinds }).notNull(),
    itemId: text('item_id').notNull(),
    topic: smallint().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    reason: text().notNull(),
    status: text({ enum: ['open', 'solved'] }).notNull(),
    /** What was done about it; who reported is told. */
    reply: text(),
    ...contentColumns(),
  },
  (table) => [
    uniqueIndex('game_report_item').on(table.userId, table.kind, table.itemId),
    index('game_report_play').on(table.playId),
  ],
);
