/**
 * From `npm run bench -- memory`: gain in expected score on exam day over plain FSRS with half the time for new items
 * (docs/decisions/0015).
 */
export const memoryFigures = {
  students: 200,
  gains: [
    { days: 30, percent: 10.4 },
    { days: 90, percent: 12.3 },
    { days: 240, percent: 7 },
  ],
} as const;

/** From `npm run bench -- readiness`, with simulated students who do not follow the model's assumptions. */
export const readinessFigures = {
  students: 1_000,
  after: [
    { answers: 300, meanError: 0.38, inside: 0.916, calibration: 0.013 },
    { answers: 1_000, meanError: 0.29, inside: 0.907, calibration: 0.008 },
  ],
} as const;
