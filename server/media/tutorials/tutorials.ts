import { tours } from '@atalaya/core/media/tutorials/tours';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { tutorialProgress } from './tutorials.tables';

const rowsOf = (db: Db, userId: string) =>
  db
    .select()
    .from(tutorialProgress)
    .where(eq(tutorialProgress.userId, userId))
    .orderBy(tutorialProgress.tour);

const toView = ({ tour, step, doneAt }: { tour: string; step: number; doneAt: Date | null }) => ({
  tour,
  step,
  isDone: doneAt !== null,
});

export const progressOf = async ({ db }: Kit, userId: string) => (await rowsOf(db, userId)).map(toView);

export const personalDataOf = async (db: Db, userId: string) =>
  (await rowsOf(db, userId)).map(({ userId: _, ...row }) => row);

type Progress = { tour: string; step: number; isDone: boolean };

export async function saveProgress({ db, clock }: Kit, userId: string, { tour, step, isDone }: Progress) {
  const known = tours.find(({ id }) => id === tour);
  if (!known) throw new AppError('request.not-found');
  const now = clock.now();
  const row = { step: Math.min(step, known.steps.length - 1), updatedAt: now };
  const [saved] = await db
    .insert(tutorialProgress)
    .values({ userId, tour, ...row, doneAt: isDone ? now : null })
    .onConflictDoUpdate({
      target: [tutorialProgress.userId, tutorialProgress.tour],
      set: { ...row, doneAt: sql`coalesce(${tutorialProgress.doneAt}, excluded.done_at)` },
    })
    .returning();
  if (!saved) throw new AppError('request.not-found');
  return toView(saved);
}
