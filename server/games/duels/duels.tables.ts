import type { DuelScore } from '@atalaya/core/games/duels/duel';
import { type Difficulty, games } from '@atalaya/core/games/game';
import type { PlayOptions } from '@atalaya/core/games/play';
import type { AnyPuzzle } from '@atalaya/core/games/rules';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';

/** Two users with the same puzzle, each in their own time. */
export const gameDuel = pgTable(
  'game_duel',
  {
    id: uuid().primaryKey(),
    token: text().notNull().unique(),
    challengerId: uuid('challenger_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    opponentId: uuid('opponent_id').references(() => user.id, { onDelete: 'cascade' }),
    game: text({ enum: games }).notNull(),
    options: jsonb().$type<PlayOptions>().notNull(),
    topics: smallint().array().notNull(),
    seed: integer().notNull(),
    difficulty: smallint().$type<Difficulty>().notNull(),
    puzzle: jsonb().$type<AnyPuzzle>().notNull(),
    /** What the challenger had done before challenging. */
    toBeat: jsonb('to_beat').$type<DuelScore>(),
    challengerScore: jsonb('challenger_score').$type<DuelScore>(),
    opponentScore: jsonb('opponent_score').$type<DuelScore>(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Both have played, or the time is over and the players know. */
    closedAt: timestamptz('closed_at'),
  },
  (table) => [
    index('game_duel_challenger').on(table.challengerId, table.createdAt),
    index('game_duel_opponent').on(table.opponentId, table.createdAt),
    index('game_duel_open').on(table.expiresAt).where(sql`${table.closedAt} is null`),
  ],
);
