/** A knowledge cut-off of a past exam, in ten-thousandths of a point. */
export type CutOff = { promotion: string; examOn: string; score: number; isApproximate: boolean };

/**
 * Newest first. There is no official table: P42 is from the Portal del Aspirante (3 November 2025), P41 and P40 from
 * academies' lists of the published results.
 */
export const cutOffs: readonly CutOff[] = [
  { promotion: 'XLII', examOn: '2025-10-25', score: 71_700, isApproximate: true },
  { promotion: 'XLI', examOn: '2025-03-01', score: 77_272, isApproximate: false },
  { promotion: 'XL', examOn: '2024', score: 61_600, isApproximate: true },
];
