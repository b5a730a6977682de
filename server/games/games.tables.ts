import { type Difficulty, games, playSources } from '@atalaya/core/games/game';
import type { PlayedItem, PlayOptions } from '@atalaya/core/games/play';
import type { StoredPlay } from '@atalaya/core/games/plays.contract';
import type { AnyPuzzle } from '@atalaya/core/games/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
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
import { timestamptz } from '../platform/columns';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
const game = () => text({ enum: games }).notNull();

export const gamePlay = pgTable(
  'game_play',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    game: game(),
    options: jsonb().$type<PlayOptions>().notNull(),
    topics: smallint().array().notNull(),
    seed: integer().notNull(),
    difficulty: smallint().$type<Difficulty>().notNull(),
    source: text({ enum: playSources }).notNull(),
    /** The day of the challenge or the id of the duel. */
    sourceRef: text('source_ref'),
    /** As it was when the play began: later changes of the content do not change it. */
    puzzle: jsonb().$type<AnyPuzzle>().notNull(),
    moves: jsonb().$type<StoredPlay['moves']>().notNull(),
    state: text({ enum: ['running', 'finished'] }).notNull(),
    startedAt: timestamptz('started_at').notNull(),
    finishedAt: timestamptz('finished_at'),
    /** Without pauses. */
    activeMs: integer('active_ms').notNull().default(0),
    points: smallint(),
    won: boolean(),
    hints: integer(),
    errors: integer(),
    coins: integer().notNull().default(0),
    items: jsonb().$type<PlayedItem[]>(),
    /** Of puzzle and moves, so that a result cannot be sent again as another play. */
    fingerprint: text(),
  },
  (table) => [
    index('game_play_user').on(table.userId, table.startedAt),
    // Prevents a second play of the same challenge or duel, also in a race.
    uniqueIndex('game_play_source')
      .on(table.userId, table.source, table.sourceRef)
      .where(sql`${table.sourceRef} is not null`),
    index('game_play_ref').on(table.source, table.sourceRef).where(sql`${table.sourceRef} is not null`),
    uniqueIndex('game_play_fingerprint')
      .on(table.userId, table.fingerprint)
      .where(sql`${table.fingerprint} is not null`),
  ],
);

/** What a user did with each term or flashcard in games. */
export const gameItem = pgTable(
  'game_item',
  {
    userId: owner(),
    kind: text({ enum: ['term', 'flashcard'] }).notNull(),
    itemId: text('item_id').notNull(),
    topic: smallint().notNull(),
    played: integer().notNull(),
    right: integer().notNull(),
    lastAt: timestamptz('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    index('game_item_last').on(table.userId, table.lastAt),
  ],
);

/** Topic 0 is the whole play; the other rows share its time among the topics of its items. */
export const ALL_TOPICS = 0;
export const gameDay = pgTable(
  'game_day',
  {
    userId: owner(),
    /** In Spain. */
    day: date().notNull(),
    game: game(),
    topic: smallint().notNull(),
    plays: integer().notNull(),
    won: integer().notNull(),
    activeMs: bigint('active_ms', { mode: 'number' }).notNull(),
    items: integer().notNull(),
    right: integer().notNull(),
    /** Items that the user had met on an earlier day, and those of them that were right. */
    met: integer().notNull().default(0),
    kept: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.game, table.topic] })],
);

export const gameTotal = pgTable(
  'game_total',
  {
    userId: owner(),
    game: game(),
    finished: integer().notNull(),
    won: integer().notNull(),
    /** Won without a hint. */
    unaided: integer().notNull(),
    /** Items right in a row, also from one play to the next. */
    streak: integer().notNull(),
    bestStreak: integer('best_streak').notNull(),
    /** The shortest time of a play that was won. */
    bestMs: integer('best_ms'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.game] })],
);

/** The topics that a user plays with. */
export const gameChoice = pgTable('game_choice', {
  userId: owner().primaryKey(),
  topics: smallint().array().notNull(),
  difficulty: smallint().$type<Difficulty>().notNull(),
});

/** The topics that an admin closed to a game; the others feed it. */
export const gameTopic = pgTable('game_topic', { game: game(), topic: smallint().notNull() }, (table) => [
  primaryKey({ columns: [table.game, table.topic] }),
]);

/** The challenge of a day in Spain, the same for all. */
export const gameDaily = pgTable('game_daily', {
  day: date().primaryKey(),
  game: game(),
  topics: smallint().array().notNull(),
  title: text().notNull(),
  seed: integer().notNull(),
  difficulty: smallint().$type<Difficulty>().notNull(),
  /** Built when the first user asks for it; an admin may change the row until then. */
  puzzle: jsonb().$type<AnyPuzzle>(),
  finished: integer().notNull().default(0),
});
