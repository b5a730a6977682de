import type { Tier } from '@atalaya/core/auth/user';
import type { StudyItemKind } from '@atalaya/core/review/study-answer';
import { type Holdings, opens, opensItem, TIER_OF_ENGLISH } from '@atalaya/core/syllabus/access';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { holdingsAt } from '../syllabus/held';
import { selectDue, selectForecast, selectNextDue } from './study.queries';

/** A user and what they bought. Reviews that neither plan nor purchases open are kept but not asked, so they are not counted. */
export type Reviewer = { id: string; tier: Tier; holdings: Holdings };

export const reviewerOf = async (
  { db, clock }: Kit,
  user: { id: string; tier: Tier },
): Promise<Reviewer> => ({
  id: user.id,
  tier: user.tier,
  holdings: await holdingsAt(db, user, clock.now()),
});

export const isOpenTo = (
  { tier, holdings }: Pick<Reviewer, 'tier' | 'holdings'>,
  { kind, topic }: { kind: StudyItemKind; topic: number },
): boolean => (kind === 'word' ? opens(tier, TIER_OF_ENGLISH) : opensItem(tier, holdings, kind, topic));

export const dueItems = async (db: Db, reviewer: Reviewer, today: string) =>
  (await selectDue(db, reviewer.id, today)).filter((row) => isOpenTo(reviewer, row));

/** Reviews per day; a day without any is left out. */
export async function dueForecast(db: Db, reviewer: Reviewer, from: string, to: string) {
  const days = new Map<string, number>();
  for (const row of await selectForecast(db, reviewer.id, from, to))
    if (isOpenTo(reviewer, row)) days.set(row.day, (days.get(row.day) ?? 0) + row.items);
  return [...days].map(([day, due]) => ({ day, due }));
}

/** The first later day with reviews, of one topic or deck if asked. */
export async function nextDue(
  db: Db,
  reviewer: Reviewer,
  today: string,
  asked: { topic?: number | undefined; kind?: StudyItemKind | undefined },
): Promise<{ day: string; items: number } | null> {
  const rows = (await selectNextDue(db, reviewer.id, today, asked)).filter((row) => isOpenTo(reviewer, row));
  const first = rows[0];
  if (!first) return null;
  const items = rows.filter(({ day }) => day === first.day).reduce((sum, row) => sum + row.items, 0);
  return { day: first.day, items };
}
