import { and, asc, gte, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { planEntry } from './calendar.tables';

/** The open entries of several users from a day on. Whoever asks knows that these users share their plan. */
export const plansOf = async (db: Db, userIds: readonly string[], from: string) =>
  userIds.length === 0
    ? []
    : db
        .select({
          userId: planEntry.userId,
          key: planEntry.key,
          day: planEntry.day,
          kind: planEntry.kind,
          topic: planEntry.topic,
        })
        .from(planEntry)
        .where(
          and(inArray(planEntry.userId, [...userIds]), isNull(planEntry.doneOn), gte(planEntry.day, from)),
        )
        .orderBy(asc(planEntry.day), asc(planEntry.kind), asc(planEntry.key));
