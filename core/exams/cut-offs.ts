/** A knowledge cut-off of a past exam, in ten-thousandths of a point. */
export type CutOff = { promotion: string; examOn: string; mark: number; isApproximate: boolean };

/**
 * Newest first. The force publishes no table of them: P42 from the Portal del Aspirante (3 November 2025), P41 and P40 from
 * academies' lists of the published results. The number of candidates who go on per place changes with each call.
 */
export const cutOffs: readonly CutOff[] = [
  { promotion: 'XLII', examOn: '2025-10-25', mark: 71_700, isApproximate: true },
  { promotion: 'XLI', examOn: '2025-03-01', mark: 77_272, isApproximate: false },
  { promotion: 'XL', examOn: '2024', mark: 61_600, isApproximate: true },
];
