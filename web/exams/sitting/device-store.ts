import { type DeviceWork, repeatSteps, type Sitting } from '@atalaya/core/exams/device-work';
import { removeDownloadNamed } from '../../platform/offline/downloads';
import { deviceRecords } from '../../platform/offline/records';
import type { SittingPaper } from './sitting-api';
import { forgetUnstored, unstoredOf } from './unstored-steps';

export const mockDownloadId = (examId: string): string => `mock:${examId}`;

/** What the device stores of an exam. The paper is written once, the work with every answer. */
export type StoredPaper = { paper: SittingPaper; userId: string; serverNow: number; deviceNow: number };

const works = deviceRecords<DeviceWork>('atalaya-exam-work', 'exams');
const papers = deviceRecords<StoredPaper>('atalaya-exam-papers', 'exams');

/** Each answer is stored with all others of its exam, so that two tabs do not lose each other's. */
export const { read: readWork, change: changeWork, isOnlyInMemory } = works;
export const { read: readPaper, of: papersOf } = papers;

export async function keepPaper(stored: StoredPaper): Promise<void> {
  await papers.change(stored.paper.id, () => stored);
}

export const downloadPaper = (stored: StoredPaper): Promise<void> => papers.put(stored.paper.id, stored);

export async function forgetExam(examId: string): Promise<void> {
  forgetUnstored(examId);
  await Promise.allSettled([
    works.remove(examId),
    papers.remove(examId),
    removeDownloadNamed(mockDownloadId(examId)),
  ]);
}

/** On sign-out. */
export async function forgetExamsOf(userId: string): Promise<void> {
  const ids = [
    ...(await works.of(userId)).map(({ examId }) => examId),
    ...(await papersOf(userId)).map(({ paper }) => paper.id),
    ...unstoredOf(userId).map(({ examId }) => examId),
  ];
  for (const examId of new Set(ids)) await forgetExam(examId);
}

/** Exams or batteries of this user with unacknowledged steps. */
export const unsentWorks = async (userId: string, sitting: Sitting): Promise<DeviceWork[]> =>
  (await works.of(userId)).filter((work) => work.outbox.length > 0 && (work.sitting ?? 'exam') === sitting);

/** Adds what closing pages had no time to store to the work of its exam, for pages that do not open the exam itself. */
export async function adoptUnstored(userId: string): Promise<void> {
  for (const { examId, steps } of unstoredOf(userId)) {
    const known = await readWork(examId);
    if (known?.userId !== userId) continue;
    await changeWork(examId, (work = known) => repeatSteps(work, steps));
    forgetUnstored(examId, steps);
  }
}
