import { monthAndYear } from '@atalaya/core/platform/date-format';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { etagOf } from '../../admin/etag';
import { accountNames, publicAccounts } from '../../auth/accounts';
import { elitePlaces } from '../../checkout/places';
import type { Kit } from '../../platform/kit';
import { type RatingRow, selectRated, selectResponses } from '../check-ins.queries';
import { type CoachingRow, type CoachRow, selectCurrent } from '../coaching.queries';
import { loadsOf } from '../places';
import { selectWaiting } from '../waiting.queries';

const RECENT_MS = 90 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;
const SHOWN_WORDS = 20;

export const coachEtag = ({ capacity, hours, isAvailable }: CoachRow): string =>
  etagOf([capacity, hours, isAvailable]);
export const candidateEtag = ({ coachId, endedAt }: CoachingRow): string =>
  etagOf([coachId, endedAt?.toISOString() ?? null]);

const average = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

export async function readCoaching(kit: Kit) {
  const { db } = kit;
  const now = kit.clock.now();
  const recent = new Date(now.getTime() - RECENT_MS);
  const [places, loads, candidates, waiting, responses, rated] = await Promise.all([
    elitePlaces(kit, db),
    loadsOf(db),
    selectCurrent(db),
    selectWaiting(db),
    selectResponses(db, recent),
    selectRated(db, new Date(now.getTime() - YEAR_MS)),
  ]);
  const coachIds = [...loads.map(({ coachId }) => coachId), ...rated.flatMap(({ coachId }) => coachId ?? [])];
  const [names, accounts] = await Promise.all([
    accountNames(db, [
      ...coachIds,
      ...candidates.map(({ userId }) => userId),
      ...waiting.map(({ userId }) => userId),
    ]),
    publicAccounts(db, coachIds),
  ]);
  const nameOf = (id: string | null) => (id ? names.get(id)?.name : undefined) ?? '—';
  const answered = new Map(responses.map((row) => [row.coachId, row]));
  return {
    places,
    coaches: loads.map(({ coachId, ...coach }) => {
      const scores = scoresOf(
        rated,
        (one) => one.coachId === coachId && one.ratedAt !== null && one.ratedAt >= recent,
      );
      const times = answered.get(coachId);
      return {
        ...coach,
        etag: coachEtag(coach),
        name: nameOf(coachId),
        username: accounts.get(coachId)?.username ?? '',
        unanswered: times?.unanswered ?? 0,
        medianHours: times?.medianHours == null ? null : oneDecimal(times.medianHours),
        slowestHours: times?.slowestHours == null ? null : oneDecimal(times.slowestHours),
        rating: average(scores),
        ratings: scores.length,
      };
    }),
    candidates: candidates.map((row) => ({
      etag: candidateEtag(row),
      userId: row.userId,
      name: nameOf(row.userId),
      startedOn: dayInSpain(row.startedAt),
      coachId: row.coachId,
      coach: row.coachId ? nameOf(row.coachId) : null,
    })),
    waiting: waiting.map(({ userId, joinedAt, offeredAt, offerEndsAt }, index) => ({
      userId,
      name: nameOf(userId),
      position: index + 1,
      joinedAt,
      offeredAt,
      offerEndsAt,
    })),
    months: monthsOf(rated),
    words: rated
      .filter(({ text }) => text !== '')
      .slice(0, SHOWN_WORDS)
      .map(({ coachId, score, text, ratedAt, askedAt }) => ({
        coach: nameOf(coachId),
        score: score ?? 0,
        text,
        at: ratedAt ?? askedAt,
      })),
  };
}

const scoresOf = (rated: readonly RatingRow[], keep: (row: RatingRow) => boolean): number[] =>
  rated.filter(keep).flatMap(({ score }) => score ?? []);

/** By the month of the rating, newest first. */
function monthsOf(rated: readonly RatingRow[]) {
  const months = new Map<string, number[]>();
  for (const { ratedAt, score } of rated) {
    if (!ratedAt || score === null) continue;
    const month = dayInSpain(ratedAt).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), score]);
  }
  return [...months].map(([month, scores]) => ({
    month: monthAndYear(`${month}-01`),
    ratings: scores.length,
    average: average(scores) ?? 0,
  }));
}
