export const reviewStates = ['shown', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewSorts = ['reports', 'createdAt', 'stars'] as const;

/** Reports after which a review is hidden until an admin checks it. */
export const HIDE_AFTER_REPORTS = 3;
