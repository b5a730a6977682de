export type Sex = 'men' | 'women';
export type Exercise = 'circuit' | 'strength' | 'run';

export const exercises: readonly Exercise[] = ['circuit', 'strength', 'run'];

/**
 * The minimum result for 1 to 10 points (BOE-A-2026-15055, Anexo II.B; the same in BOE-A-2025-16610). Circuit in tenths of
 * a second, run in seconds, strength in pull-ups (men) or seconds of hanging (women).
 */
export const thresholds: Record<Exercise, Record<Sex, readonly number[]>> = {
  circuit: {
    men: [116, 114, 112, 109, 105, 101, 97, 93, 88, 82],
    women: [127, 125, 123, 120, 116, 112, 108, 103, 98, 93],
  },
  strength: {
    men: [5, 6, 7, 8, 10, 12, 14, 15, 16, 17],
    women: [36, 41, 46, 52, 57, 63, 70, 78, 86, 95],
  },
  run: {
    men: [228, 222, 216, 210, 204, 198, 192, 186, 180, 174],
    women: [285, 276, 267, 258, 249, 240, 231, 222, 213, 204],
  },
};

export const lessIsBetter: Record<Exercise, boolean> = { circuit: true, strength: false, run: true };
