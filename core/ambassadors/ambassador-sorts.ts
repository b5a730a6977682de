export const ambassadorSorts = ['joinedAt', 'balance', 'code'] as const;
