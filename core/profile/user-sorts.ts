export const userSorts = ['name', 'email', 'tier', 'trialEndsAt', 'createdAt'] as const;

export const MAX_TRIAL_DAYS = 365;
