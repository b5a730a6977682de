import { useEffect } from 'react';
import type { Left } from '../../platform/offline/outbox';
import { whenIdle } from '../../platform/when-idle';
import { adoptUnstored, unsentWorks } from './device-store';
import { examApi } from './exam-api';
import { drain } from './outbox';
import type { SittingApi } from './sitting-api';

/** Sends the pending steps of other exams of this user. */
export async function sendPending(userId: string, api: SittingApi): Promise<Left> {
  await adoptUnstored(userId);
  let left: Left = null;
  for (const { examId } of await unsentWorks(userId, api.sitting)) {
    const sent = await drain(examId, { work: () => {}, time: () => {}, notice: () => {} }, api);
    if (sent.end === 'later') left = { kind: 'later', afterMs: sent.afterMs };
    else if (sent.end === 'signed-out') left = { kind: 'signed-out', afterMs: null };
  }
  return left;
}

/** Used on the pages that lead back to an exam. */
export function useSendPending(userId: string, api: SittingApi = examApi): void {
  useEffect(() => whenIdle(() => void sendPending(userId, api)), [userId, api]);
}
