import { useEffect } from 'react';
import { whenIdle } from '../../platform/when-idle';
import { unsentWorks } from './device-store';
import { drain } from './outbox';

/** Sends what exams that are not on the screen left on this device, as whoever made it. */
async function sendLeftovers(userId: string): Promise<void> {
  for (const work of await unsentWorks())
    if (work.userId === userId)
      await drain(work.examId, { work: () => {}, time: () => {}, notice: () => {} });
}

/** For the pages from which one comes back to an exam. */
export function useLeftovers(userId: string): void {
  useEffect(() => whenIdle(() => void sendLeftovers(userId)), [userId]);
}
