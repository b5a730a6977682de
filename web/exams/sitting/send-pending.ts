import { useEffect } from 'react';
import { whenIdle } from '../../platform/when-idle';
import { takeUpUnstored, unsentWorks } from './device-store';
import { examApi } from './exam-api';
import { drain } from './outbox';
import type { SittingApi } from './sitting-api';

/** Sends the pending steps of other exams of this user. */
export async function sendPending(userId: string, api: SittingApi): Promise<void> {
  await takeUpUnstored(userId);
  for (const work of await unsentWorks(api.sitting))
    if (work.userId === userId)
      await drain(work.examId, { work: () => {}, time: () => {}, notice: () => {} }, api);
}

/** Used on the pages that lead back to an exam. */
export function useSendPending(userId: string, api: SittingApi = examApi): void {
  useEffect(() => whenIdle(() => void sendPending(userId, api)), [userId, api]);
}
