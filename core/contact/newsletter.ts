export const subscriberStates = ['pending', 'active', 'gone'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
export const subscriberStateWords: Record<SubscriberState, string> = {
  pending: 'Sin confirmar',
  active: 'Activo',
  gone: 'De baja',
};
export const subscriberSorts = ['createdAt', 'email', 'state'] as const;

/** A link of confirmation is good for this long. */
export const CONFIRM_HOURS = 48;

export const issueLimits = { subject: 150, body: 50_000 } as const;
