export const reviewStates = ['shown', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewSorts = ['reports', 'createdAt', 'stars'] as const;

/** From so many reports on a review waits, hidden, until an admin has looked at it. */
export const REPORTS_THAT_HIDE = 3;
