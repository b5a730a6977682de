/** What the list of accounts can be sorted by. */
export const userSorts = ['name', 'email', 'tier', 'trialEndsAt', 'createdAt'] as const;

export const MAX_TRIAL_DAYS = 365;
