import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { Section } from '../ui/section';
import type { Route } from './+types/coach-page';
import { AdviceList } from './advice-list';
import { Conversation } from './conversation';

export const meta = titled('Vega, tu entrenadora');

export const clientLoader = pageLoader(() => ({ advice: from('GET /api/assistant/advice') }));

export default function CoachPage({ loaderData: { advice } }: Route.ComponentProps) {
  return (
    <>
      <CampusHead title="Vega" above="Tu entrenadora de estudio" />
      <Section id="siguiente" title="Tu siguiente paso">
        {advice.length > 0 ? (
          <AdviceList advice={advice.slice(0, 3)} />
        ) : (
          <p className="mt-3 text-muted">Hoy no te queda nada pendiente: descansa o pregúntame algo.</p>
        )}
      </Section>
      <section aria-labelledby="preguntar" className="mt-10">
        <Conversation
          assistant="vega"
          title={
            <h2 id="preguntar" className="text-h3">
              Pregúntame
            </h2>
          }
        />
      </section>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Vega">
    <RowsSkeleton rows={4} />
  </CampusSkeleton>
);
