import { type DeviceWork, repeatSteps, type Sitting } from '@atalaya/core/exams/device-work';
import { createStore, del, entries, get, set, type UseStore, update } from 'idb-keyval';
import { removeDownloadNamed } from '../../platform/offline/downloads';
import type { SittingPaper } from './sitting-api';
import { forgetUnstored, unstoredOf } from './unstored-steps';

export const mockDownloadId = (examId: string): string => `mock:${examId}`;

/** What the device stores of an exam. The paper is written once, the work with every answer. */
export type StoredPaper = { paper: SittingPaper; userId: string; serverNow: number; deviceNow: number };

const open = (name: string): UseStore => createStore(`atalaya-${name}`, 'exams');
let works: UseStore | undefined;
let papers: UseStore | undefined;
const workStore = () => (works ??= open('exam-work'));
const paperStore = () => (papers ??= open('exam-papers'));

/** Fallback without storage (full disk, some private windows): answers are kept in memory and sent to the server. */
const memory = new Map<string, DeviceWork>();

/** A browser without IndexedDB throws at once, others reject. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Whether the answers of this exam would be lost with the page. */
export const isOnlyInMemory = (examId: string): boolean => memory.has(examId);

/** What is in memory is newer than what was stored before. */
export const readWork = async (examId: string): Promise<DeviceWork | undefined> =>
  memory.get(examId) ?? (await orNothing(() => get<DeviceWork>(examId, workStore())));

/**
 * Reads, changes and writes in one transaction, so that two tabs do not lose each other's changes. Resolves once it is
 * stored.
 */
export async function changeWork(
  examId: string,
  change: (work: DeviceWork | undefined) => DeviceWork,
): Promise<DeviceWork> {
  let after: DeviceWork | undefined;
  try {
    await update<DeviceWork>(
      examId,
      (before) => {
        after = change(memory.get(examId) ?? before);
        return after;
      },
      workStore(),
    );
    memory.delete(examId);
  } catch {
    after ??= change(memory.get(examId));
    memory.set(examId, after);
  }
  return after ?? change(undefined);
}

const papersInMemory = new Map<string, StoredPaper>();

export const readPaper = async (examId: string): Promise<StoredPaper | undefined> =>
  (await orNothing(() => get<StoredPaper>(examId, paperStore()))) ?? papersInMemory.get(examId);

export async function papersOf(userId: string): Promise<StoredPaper[]> {
  const stored = (await orNothing(() => entries<string, StoredPaper>(paperStore()))) ?? [];
  return stored.map(([, one]) => one).filter((one) => one.userId === userId);
}

export async function keepPaper(stored: StoredPaper): Promise<void> {
  papersInMemory.set(stored.paper.id, stored);
  await orNothing(() => set(stored.paper.id, stored, paperStore()));
}

/** For a download: fails if the device cannot store it. */
export const downloadPaper = (stored: StoredPaper): Promise<void> =>
  set(stored.paper.id, stored, paperStore());

export async function forgetExam(examId: string): Promise<void> {
  memory.delete(examId);
  papersInMemory.delete(examId);
  forgetUnstored(examId);
  await Promise.all([
    orNothing(() => del(examId, workStore())),
    orNothing(() => del(examId, paperStore())),
    orNothing(() => removeDownloadNamed(mockDownloadId(examId))),
  ]);
}

/** On sign-out. */
export async function forgetExamsOf(userId: string): Promise<void> {
  const works = (await allWorks()).filter((work) => work.userId === userId);
  const papers = await papersOf(userId);
  const ids = [
    ...works.map(({ examId }) => examId),
    ...papers.map(({ paper }) => paper.id),
    ...unstoredOf(userId).map(({ examId }) => examId),
  ];
  for (const examId of new Set(ids)) await forgetExam(examId);
}

async function allWorks(): Promise<DeviceWork[]> {
  const stored = (await orNothing(() => entries<string, DeviceWork>(workStore()))) ?? [];
  return [...new Map([...stored, ...memory]).values()];
}

/** Exams or batteries with unacknowledged steps, of any user of this browser. */
export const unsentWorks = async (sitting: Sitting): Promise<DeviceWork[]> =>
  (await allWorks()).filter((work) => work.outbox.length > 0 && (work.sitting ?? 'exam') === sitting);

/** Adds what closing pages had no time to store to the work of its exam, for pages that do not open the exam itself. */
export async function takeUpUnstored(userId: string): Promise<void> {
  for (const { examId, steps } of unstoredOf(userId)) {
    const known = await readWork(examId);
    if (known?.userId !== userId) continue;
    await changeWork(examId, (work = known) => repeatSteps(work, steps));
    forgetUnstored(examId, steps);
  }
}
