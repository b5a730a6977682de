import { type Tier, tiers } from '../auth/user';

/** Everyone, the users of one plan, or only the admins for a trial. */
export const audiences = ['everyone', ...tiers, 'admins'] as const;
export type Audience = (typeof audiences)[number];

export const audienceNames: Record<Audience, string> = {
  everyone: 'Todo el mundo',
  demo: 'Plan Demo',
  basico: 'Plan Básico',
  plus: 'Plan Plus',
  elite: 'Plan Elite',
  admins: 'Solo administración',
};

export const isTierAudience = (audience: Audience): audience is Tier =>
  tiers.some((tier) => tier === audience);

export const campaignStates = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** `held`: waits for the end of the quiet hours. `gone`: the subscription no longer exists. */
export const deliveryStates = ['waiting', 'held', 'sent', 'failed', 'gone'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export type DeliveryCounts = Record<DeliveryState, number>;

/** Share of processed deliveries, from 0 to 1. */
export function progressOf(counts: DeliveryCounts): number {
  const total = deliveryStates.reduce((sum, state) => sum + counts[state], 0);
  return total === 0 ? 1 : (total - counts.waiting - counts.held) / total;
}
