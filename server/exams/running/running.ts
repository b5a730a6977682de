import { examToResume, RESUMABLE_MS } from '@atalaya/core/exams/running/running';
import type { Kit } from '../../platform/kit';
import { selectRunningSince } from '../exams.queries';

export async function readRunning({ db, clock }: Kit, userId: string) {
  const now = clock.now();
  const running = await selectRunningSince(db, userId, new Date(now.getTime() - RESUMABLE_MS));
  const exam = examToResume(running, now);
  return {
    exam: exam ?? null,
    now,
  };
}
