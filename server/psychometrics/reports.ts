import { AppError } from '../platform/app-error';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { selectItemAt } from './battery.queries';
import { insertReport, lockPracticeItem } from './psychometrics.queries';

type Report = { practiceId?: string; batteryId?: string; position?: number; reason: string };

/** The recipe comes from the stored item, never from the device. */
export async function reportItem({ db, clock }: Kit, userId: string, report: Report): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { practiceId, batteryId, position, reason } = report;
    const item = practiceId
      ? await lockPracticeItem(tx, userId, practiceId)
      : batteryId && position
        ? await selectItemAt(tx, userId, batteryId, position)
        : undefined;
    if (!item) throw new AppError('request.not-found');
    const { type, level, seed, version, entry } = item;
    await insertReport(tx, {
      id: newId(now),
      userId,
      type,
      level,
      seed,
      version,
      entry,
      reason,
      status: 'open',
      createdAt: now,
      updatedAt: now,
    });
  });
}
