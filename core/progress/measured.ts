/**
 * What `npm run bench -- memory` prints: how much more expected score on exam day the same minutes give when they are spent for
 * that day, against FSRS whose user keeps half the time for new items of the heaviest topics (docs/decisions/0015).
 */
export const memoryFigures = {
  students: 200,
  gains: [
    { days: 30, percent: 10.4 },
    { days: 90, percent: 12.3 },
    { days: 240, percent: 7 },
  ],
} as const;

/** What `npm run bench -- readiness` prints, on simulated students who do not follow the model's own assumptions. */
export const readinessFigures = {
  students: 1_000,
  after: [
    { answers: 300, meanError: 0.38, inside: 0.916, calibration: 0.013 },
    { answers: 1_000, meanError: 0.29, inside: 0.907, calibration: 0.008 },
  ],
} as const;
