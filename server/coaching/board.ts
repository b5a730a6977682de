import type { BoardRow } from '@atalaya/core/coaching/coach.contract';
import { isBehind, isDone } from '@atalaya/core/coaching/goals';
import { checkInState, checkInWeek, weekToMiss } from '@atalaya/core/coaching/weeks';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf } from '@atalaya/core/review/days';
import { accountNames, publicAccounts } from '../auth/accounts';
import { rehearsalsWaiting } from '../interview/rehearsals';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { selectBoard } from './board.queries';
import { selectCoach, updateCoach } from './coaching.queries';
import { noticeMissed } from './missed-weeks';

export async function readBoard(kit: Kit, coachId: string) {
  const { db, clock } = kit;
  const today = dayInSpain(clock.now());
  const week = { monday: mondayOf(today), asked: checkInWeek(today) };
  const [coach, rows] = await Promise.all([selectCoach(db, coachId), selectBoard(db, coachId, week)]);
  if (!coach) throw new AppError('coaching.no-such-coach');
  // The board is right on Tuesday morning even before the job of that hour.
  const missed = rows.filter(
    ({ writtenAt, missedAt, startedAt }) =>
      !writtenAt && !missedAt && weekToMiss(dayInSpain(startedAt), today) === week.asked,
  );
  const isNews =
    (await noticeMissed(
      kit,
      missed.map((row) => ({ ...row, coachId })),
    )) > 0;
  const found = isNews ? await selectBoard(db, coachId, week) : rows;
  const ids = found.map(({ userId }) => userId);
  const sharing = found.filter(({ scopes }) => scopes.includes('interview')).map(({ userId }) => userId);
  const [names, pictures, recordings] = await Promise.all([
    accountNames(db, ids),
    publicAccounts(db, ids),
    rehearsalsWaiting(db, sharing),
  ]);
  const { hours, intro, capacity } = coach;
  return {
    today,
    hours,
    intro,
    capacity,
    candidates: found.map((row): BoardRow => {
      const sharesProgress = row.scopes.includes('progress');
      const { userId, goals, callId, callAt, callMinutes, roomId } = row;
      return {
        userId,
        name: names.get(userId)?.name ?? '',
        avatar: pictures.get(userId)?.avatar ?? null,
        goals:
          goals && sharesProgress
            ? { done: goals.filter(isDone).length, all: goals.length, isBehind: isBehind(goals, today) }
            : null,
        sharesProgress,
        hasQuestionnaire: row.hasQuestionnaire,
        checkIn: {
          monday: week.asked,
          state: checkInState(row, week.asked, dayInSpain(row.startedAt), today),
        },
        nextCall:
          callId && callAt && callMinutes && roomId
            ? { id: callId, startsAt: callAt.toISOString(), minutes: callMinutes, roomId }
            : null,
        recordings: recordings.get(userId) ?? 0,
      };
    }),
  };
}

export async function saveProfile({ db }: Kit, coachId: string, given: { hours: string; intro: string }) {
  await updateCoach(db, coachId, given);
}
