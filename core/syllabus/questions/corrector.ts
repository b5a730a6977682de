/** Why a question waits for an admin in /admin/corrector-test. */
export const correctorQueues = ['reported', 'duplicate', 'no-reference', 'failed', 'law-changed'] as const;
export type CorrectorQueue = (typeof correctorQueues)[number];

export const correctorQueueNames: Record<CorrectorQueue, string> = {
  reported: 'Con avisos',
  duplicate: 'Repetidas',
  'no-reference': 'Sin referencia',
  failed: 'Falladas por casi todos',
  'law-changed': 'La norma ha cambiado',
};

/** With fewer answers the error rate is not reliable. */
export const FEWEST_ANSWERS = 30;
/** Random answers give two thirds of errors; this rate is far above that. */
export const NEARLY_EVERYONE = 0.85;
/** Jaccard similarity of shingles from which two stems count as nearly the same. */
export const NEARLY_THE_SAME = 0.75;

export const isNearlyEveryone = ({ total, errors }: { total: number; errors: number }): boolean =>
  total >= FEWEST_ANSWERS && errors >= total * NEARLY_EVERYONE;
