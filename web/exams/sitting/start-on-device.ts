import { mergeServerRecord, startWork } from '@atalaya/core/exams/device-work';
import type { Paper } from '@atalaya/core/exams/exams.contract';
import { changeWork, keepPaper, readPaper } from './device-store';

/** Starts a downloaded exam without network: its clock runs from now, and the server is told later. */
export async function startOnDevice(paper: Paper, userId: string): Promise<void> {
  const stored = await readPaper(paper.id);
  const now = stored ? stored.serverNow + Math.max(0, Date.now() - stored.deviceNow) : Date.parse(paper.now);
  const moment = (at: number) => new Date(at).toISOString();
  const running: Paper = {
    ...paper,
    state: 'running',
    now: moment(now),
    startedAt: moment(now),
    deadlineAt: paper.limitSeconds > 0 ? moment(now + paper.limitSeconds * 1000) : null,
  };
  await keepPaper({ paper: running, userId, serverNow: now, deviceNow: Date.now() });
  const sinceDownloadMs = Math.max(0, Math.round(now - Date.parse(paper.downloadedAt ?? paper.now)));
  const exam = { id: paper.id, userId, sitting: 'exam' as const };
  await changeWork(paper.id, (work) =>
    startWork(work ?? mergeServerRecord(undefined, exam, paper.questions, now), {
      key: crypto.randomUUID(),
      sinceDownloadMs,
    }),
  );
}
