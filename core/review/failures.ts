/** `pending`: not answered right since the last failure. */
export const failureStates = ['all', 'pending', 'recovered'] as const;
export type FailureState = (typeof failureStates)[number];

/** The most questions on a printed sheet. */
export const SHEET_QUESTIONS = 100;
