export const subscriberStates = ['pending', 'active', 'gone'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
export const subscriberStateLabels: Record<SubscriberState, string> = {
  pending: 'Sin confirmar',
  active: 'Activo',
  gone: 'De baja',
};
export const subscriberSorts = ['createdAt', 'email', 'state'] as const;

/** Validity of a confirmation link. */
export const CONFIRM_HOURS = 48;
