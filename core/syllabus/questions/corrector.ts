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

/** With fewer answers a bad day of a few would look like a bad question. */
export const FEWEST_ANSWERS = 30;
/** Three alternatives at random give two thirds of errors; this is far beyond bad luck. */
export const NEARLY_EVERYONE = 0.85;
/** The share of runs of three words that two stems share when they are nearly the same. */
export const NEARLY_THE_SAME = 0.75;

export const isNearlyEveryone = ({ total, errors }: { total: number; errors: number }): boolean =>
  total >= FEWEST_ANSWERS && errors >= total * NEARLY_EVERYONE;
