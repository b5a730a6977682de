import type { Answer } from '@atalaya/core/api';
import { ButtonLink } from '../ui/button';
import { Plate } from '../ui/plate';
import { planLine } from './plan-line';
import { tierNames, tierOpens } from './plan-words';

type PlanPanelProps = {
  profile: Answer<'GET /api/profile'>;
  subscription: Answer<'GET /api/checkout/subscription'>['subscription'];
};

export function PlanPanel({ profile, subscription }: PlanPanelProps) {
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
      <p className="mt-4 font-semibold">{planLine(profile, subscription)}</p>
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
