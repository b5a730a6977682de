import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { inFull } from '../admin/moments';
import { ButtonLink } from '../ui/button';
import { Plate } from '../ui/plate';
import { tierNames, tierOpens } from './plan-words';

type Profile = Answer<'GET /api/profile'>;

function reason(
  { isAdmin, planTier, planEndsAt, trialEndsAt, tier }: Profile,
  activeUntil: string | null,
): string {
  if (isAdmin) return 'Administras la plataforma: tienes todo abierto.';
  if (planTier && planEndsAt) {
    // It ends at midnight, so its last day is the one before.
    const lastDay = dayInSpain(new Date(new Date(planEndsAt).getTime() - 1));
    return `El equipo te ha dado este plan hasta el ${longDay(lastDay)}.`;
  }
  if (planTier && activeUntil) return `Suscripción cancelada: activa hasta el ${inFull(activeUntil)}.`;
  if (planTier) return 'Suscripción activa.';
  if (trialEndsAt && tier !== 'demo') return `Prueba gratuita hasta el ${inFull(trialEndsAt)}.`;
  return trialEndsAt ? `Tu prueba terminó el ${inFull(trialEndsAt)}.` : 'Sin plan contratado.';
}

type PlanPanelProps = {
  profile: Profile;
  /** The end of a cancelled subscription. */
  activeUntil: string | null;
};

export function PlanPanel({ profile, activeUntil }: PlanPanelProps) {
  const { tier, planTier, isAdmin } = profile;
  return (
    <section aria-labelledby="tu-plan" className="rounded-lg border border-line bg-surface p-6 md:p-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="tu-plan" className="text-h3">
          Tu plan
        </h2>
        <Plate size="md" className="px-[0.45em]">
          {tierNames[tier]}
        </Plate>
      </div>
      <p className="mt-4 font-semibold">{reason(profile, activeUntil)}</p>
      <p className="mt-1.5 max-w-[60ch] text-muted">{tierOpens[tier]}</p>
      {!isAdmin && (
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/planes" variant="outline" size="sm">
            {planTier ? 'Ver los planes' : 'Elegir un plan'}
          </ButtonLink>
          <ButtonLink to="/perfil/compras" variant="quiet" size="sm">
            Suscripción, pedidos y facturas
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
