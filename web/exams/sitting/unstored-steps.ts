import type { Step } from '@atalaya/core/exams/device-work';

const keyOf = (examId: string): string => `atalaya.exam-unstored.${examId}`;

/**
 * Steps of a page that is being closed or reloaded, whose transactions the browser breaks off. Only localStorage is
 * written before such a page is gone.
 */
export function keepUnstored(examId: string, userId: string, steps: readonly Step[]): void {
  try {
    if (steps.length > 0) localStorage.setItem(keyOf(examId), JSON.stringify({ userId, steps }));
  } catch {
    // Without storage there is nothing else to write to.
  }
}

export function unstoredSteps(examId: string, userId: string): readonly Step[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(examId)) ?? 'null');
    return kept?.userId === userId && Array.isArray(kept?.steps) ? kept.steps : [];
  } catch {
    return [];
  }
}

export function forgetUnstored(examId: string): void {
  try {
    localStorage.removeItem(keyOf(examId));
  } catch {
    // Nothing was written either.
  }
}
