export const adminOrderSorts = ['createdAt', 'total', 'state'] as const;
export const adminSubscriptionSorts = ['startedAt', 'periodEnd', 'state'] as const;
