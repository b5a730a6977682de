import { useEffect } from 'react';
import { whenIdle } from '../../platform/when-idle';
import { unsentWorks } from './device-store';
import { drain } from './outbox';

/** Sends the pending steps of other exams of this user. */
async function sendPending(userId: string): Promise<void> {
  for (const work of await unsentWorks())
    if (work.userId === userId)
      await drain(work.examId, { work: () => {}, time: () => {}, notice: () => {} });
}

/** Used on the pages that lead back to an exam. */
export function useSendPending(userId: string): void {
  useEffect(() => whenIdle(() => void sendPending(userId)), [userId]);
}
