import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { coachingCall } from './calls.tables';
import { isCurrent } from './coaching.queries';
import { coaching, coachingCheckIn, coachingQuestionnaire, coachingWeek } from './coaching.tables';

/** All candidates of a coach with their week, check-in and next call, in one statement. */
export const selectBoard = (db: Db, coachId: string, { monday, asked }: { monday: string; asked: string }) =>
  db
    .select({
      userId: coaching.userId,
      startedAt: coaching.startedAt,
      scopes: coaching.scopes,
      goals: coachingWeek.goals,
      hasQuestionnaire: sql<boolean>`${coachingQuestionnaire.userId} is not null`,
      writtenAt: coachingCheckIn.writtenAt,
      missedAt: coachingCheckIn.missedAt,
      repliedAt: coachingCheckIn.repliedAt,
      callId: coachingCall.id,
      callAt: coachingCall.startsAt,
      callMinutes: coachingCall.minutes,
      roomId: coachingCall.roomId,
    })
    .from(coaching)
    .leftJoin(coachingWeek, and(eq(coachingWeek.userId, coaching.userId), eq(coachingWeek.monday, monday)))
    .leftJoin(coachingQuestionnaire, eq(coachingQuestionnaire.userId, coaching.userId))
    .leftJoin(
      coachingCheckIn,
      and(eq(coachingCheckIn.userId, coaching.userId), eq(coachingCheckIn.monday, asked)),
    )
    // At most one: a candidate has one call ahead.
    .leftJoin(coachingCall, and(eq(coachingCall.userId, coaching.userId), eq(coachingCall.state, 'booked')))
    .where(and(eq(coaching.coachId, coachId), isCurrent))
    .orderBy(asc(coaching.startedAt), asc(coaching.userId));
