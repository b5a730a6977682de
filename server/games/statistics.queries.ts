import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db';
import { ALL_TOPICS, gameDay } from './games.tables';

const total = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number);

const tally = {
  plays: total(gameDay.plays),
  won: total(gameDay.won),
  activeMs: total(gameDay.activeMs),
  items: total(gameDay.items),
  right: total(gameDay.right),
  met: total(gameDay.met),
  kept: total(gameDay.kept),
};

const wholePlays = (userId: string, from: string) =>
  and(eq(gameDay.userId, userId), gte(gameDay.day, from), eq(gameDay.topic, ALL_TOPICS));

export const sumByGame = (db: Db, userId: string, from: string) =>
  db
    .select({ game: gameDay.game, ...tally })
    .from(gameDay)
    .where(wholePlays(userId, from))
    .groupBy(gameDay.game);

export const sumByDay = (db: Db, userId: string, from: string) =>
  db
    .select({ day: gameDay.day, plays: tally.plays, activeMs: tally.activeMs })
    .from(gameDay)
    .where(wholePlays(userId, from))
    .groupBy(gameDay.day)
    .orderBy(asc(gameDay.day));

/** The most played first. */
export const sumByTopic = (db: Db, userId: string, from: string) =>
  db
    .select({ topic: gameDay.topic, ...tally })
    .from(gameDay)
    .where(and(eq(gameDay.userId, userId), gte(gameDay.day, from), ne(gameDay.topic, ALL_TOPICS)))
    .groupBy(gameDay.topic)
    .orderBy(sql`sum(${gameDay.items}) desc`, asc(gameDay.topic));
