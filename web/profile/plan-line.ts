import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { inFull } from '../admin/moments';

type Profile = Pick<
  Answer<'GET /api/profile'>,
  'isAdmin' | 'planTier' | 'planEndsAt' | 'trialEndsAt' | 'tier'
>;
type Subscription = Pick<
  NonNullable<Answer<'GET /api/checkout/subscription'>['subscription']>,
  'cancelAtPeriodEnd' | 'periodEnd'
>;

/** Why the user has this plan, and for how long. A plan may also be given, or part of a product. */
export function planLine(
  { isAdmin, planTier, planEndsAt, trialEndsAt, tier }: Profile,
  subscription: Subscription | null,
): string {
  if (isAdmin) return 'Administras la plataforma: tienes todo abierto.';
  if (planTier && planEndsAt) {
    // It ends at midnight, so its last day is the one before.
    const lastDay = dayInSpain(new Date(new Date(planEndsAt).getTime() - 1));
    return `El equipo te ha dado este plan hasta el ${longDay(lastDay)}.`;
  }
  if (planTier && !subscription) return 'Lo tienes sin suscripción: no se te cobrará nada.';
  if (planTier && subscription?.cancelAtPeriodEnd)
    return `Suscripción cancelada: activa hasta el ${inFull(subscription.periodEnd)}.`;
  if (planTier) return 'Suscripción activa.';
  if (trialEndsAt && tier !== 'demo') return `Prueba gratuita hasta el ${inFull(trialEndsAt)}.`;
  return trialEndsAt ? `Tu prueba terminó el ${inFull(trialEndsAt)}.` : 'Sin plan contratado.';
}
