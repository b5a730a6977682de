import type { Step } from '@atalaya/core/exams/device-work';
import { keysWith, readJson, writeJson } from '../../platform/device-store';

const PREFIX = 'atalaya.exam-unstored.';

export type Unstored = { examId: string; userId: string; steps: readonly Step[] };

/**
 * Keeps steps of a page that is being closed or reloaded, whose transactions the browser breaks off. Only localStorage
 * is written before such a page is gone. What other tabs have kept of the same exam stays.
 */
export function keepUnstored(examId: string, userId: string, steps: readonly Step[]): void {
  const kept = unstoredSteps(examId, userId);
  const fresh = steps.filter(({ key }) => kept.every((one) => one.key !== key));
  if (fresh.length > 0) write({ examId, userId, steps: [...kept, ...fresh] });
}

export function unstoredSteps(examId: string, userId: string): readonly Step[] {
  const kept = readKept(PREFIX + examId);
  return kept?.userId === userId ? kept.steps : [];
}

/** Of all exams and batteries of this user. */
export const unstoredOf = (userId: string): Unstored[] =>
  keysWith(PREFIX)
    .flatMap((key) => readKept(key) ?? [])
    .filter((kept) => kept.userId === userId);

/** Steps that are stored now; all of the exam if none are named. Other tabs may have kept more since they were read. */
export function forgetUnstored(examId: string, steps?: readonly Step[]): void {
  const kept = readKept(PREFIX + examId);
  if (!kept || steps?.length === 0) return;
  const gone = new Set((steps ?? kept.steps).map(({ key }) => key));
  write({ ...kept, steps: kept.steps.filter(({ key }) => !gone.has(key)) });
}

function readKept(key: string): Unstored | undefined {
  const kept = readJson(key);
  return isUnstored(kept) ? kept : undefined;
}

const isUnstored = (kept: unknown): kept is Unstored =>
  typeof kept === 'object' && kept !== null && 'steps' in kept && Array.isArray(kept.steps);

/** Without storage there is nothing else to write to. */
const write = (kept: Unstored): boolean =>
  writeJson(PREFIX + kept.examId, kept.steps.length > 0 ? kept : null);
