import type { Answer } from '@atalaya/core/api';
import { isHandedIn } from '@atalaya/core/exams/device-work';
import { examToResume } from '@atalaya/core/exams/running/running';
import { call } from '../../platform/api';
import { isUnreachable } from '../../platform/http-error';
import { papersOf, readWork } from '../sitting/device-store';
import { isExam } from '../sitting/sitting-api';

type Running = Answer<'GET /api/exams/running'>;

const isWaitingToBeSent = async (id: string): Promise<boolean> => {
  const work = await readWork(id);
  return work !== undefined && isHandedIn(work);
};

/** Without network: what this device has stored, an exam started offline included. */
async function readOnDevice(userId: string): Promise<Running> {
  const stored = await papersOf(userId);
  const running = [];
  for (const { paper } of stored)
    if (isExam(paper) && paper.state === 'running' && paper.startedAt && !(await isWaitingToBeSent(paper.id)))
      running.push({
        paper,
        startedAt: new Date(paper.startedAt),
        deadlineAt: paper.deadlineAt ? new Date(paper.deadlineAt) : null,
      });
  const newest = stored.reduce<(typeof stored)[number] | undefined>(
    (last, one) => (last && last.deviceNow > one.deviceNow ? last : one),
    undefined,
  );
  const now = new Date(newest ? newest.serverNow + Date.now() - newest.deviceNow : Date.now());
  const found = examToResume(running, now)?.paper;
  return {
    exam: found ? { id: found.id, kind: found.kind, title: found.title, deadlineAt: found.deadlineAt } : null,
    now: now.toISOString(),
  };
}

async function readRunning(userId: string): Promise<Running> {
  try {
    const running = await call('GET /api/exams/running');
    return running.exam && (await isWaitingToBeSent(running.exam.id)) ? { ...running, exam: null } : running;
  } catch (error) {
    if (isUnreachable(error)) return readOnDevice(userId);
    throw error;
  }
}

export const runningQuery = (userId: string) => ({
  queryKey: ['/api/exams/running', userId],
  queryFn: () => readRunning(userId),
  // An exam ends while other pages are open: an old response must never be shown.
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: 'always' as const,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  networkMode: 'always' as const,
});
