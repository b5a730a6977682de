import { countPlaces, formatPlaces, planSpots } from '@atalaya/core/store/plans';
import { coachingSteps } from '@atalaya/core/store/plans-content';
import { Link, useLoaderData } from 'react-router';
import { PageSection } from '../../platform/lazy-section/page-section';
import { Route } from '../../ui/route';
import { ChoosePlan } from './card';
import type { loader } from './plans-page';
import { usePlaces } from './use-places';

export default function PlanCoaching() {
  const { plans } = useLoaderData<typeof loader>();
  const elite = plans.find(({ id }) => id === 'elite');
  const places = usePlaces({ id: 'elite', spots: planSpots.elite });
  return (
    <PageSection
      id="acompanamiento"
      titled="acompanamiento-titulo"
      className="bg-panel py-18 text-on-panel md:py-28"
    >
      <div className="page-width">
        <div className="mb-9 items-end gap-6 md:mb-14 md:grid md:grid-cols-[7fr_5fr]">
          <h2 id="acompanamiento-titulo" className="text-h1">
            Acompañamiento individual
          </h2>
          <p className="mt-4 text-[1.125rem] leading-[1.55] text-on-panel-muted md:mt-0 md:text-lead">
            Con Elite hay una persona que sabe tu nombre y tus datos. Cada preparador lleva a pocas personas a
            la vez; por eso {places ? `hay ${countPlaces(places.all)}` : 'las plazas son pocas'}.
          </p>
        </div>
        <Route
          onPanel
          label="Cómo es el acompañamiento"
          stations={coachingSteps.map(({ id, title, text }, index) => ({
            id,
            title,
            detail: text,
            state: index === 0 ? 'now' : 'ahead',
          }))}
        />
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-14">
          <div className="w-full sm:w-64 [&>a]:border-panel-control! [&>a]:text-on-panel! [&>a:hover]:bg-white/10!">
            {elite && <ChoosePlan plan={elite} billing="monthly" />}
          </div>
          <p>
            {places ? `${formatPlaces(places.all, places.left)}. ` : ''}
            <Link to="/contacto" className="underline">
              Pregúntanos lo que quieras saber
            </Link>
          </p>
        </div>
      </div>
    </PageSection>
  );
}
