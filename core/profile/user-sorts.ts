export const userSorts = ['name', 'email', 'tier', 'trialEndsAt', 'createdAt'] as const;
export const registrationSorts = ['createdAt'] as const;
export const userStates = ['suspended', 'invited'] as const;

export const MAX_TRIAL_DAYS = 365;
export const MAX_REASON = 500;
