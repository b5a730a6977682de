import { resumeAt, type Tour, type TourProgress } from '@atalaya/core/media/tutorials/tour';
import { tours } from '@atalaya/core/media/tutorials/tours';
import { Check, Play, RotateCcw } from 'lucide-react';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import type { Route } from './+types/tutorials-page';
import { goToStep } from './tour-store';

export const meta = titled('Tutoriales');
export const clientLoader = pageLoader(() => ({ progress: from('GET /api/tutorials') }));

export const HydrateFallback = () => (
  <CampusSkeleton title="Tutoriales">
    <Skeleton className="h-96" />
  </CampusSkeleton>
);

const groups = [...new Set(tours.map(({ group }) => group))];

export default function TutorialsPage({ loaderData: { progress } }: Route.ComponentProps) {
  const known = new Map(progress.map((one) => [one.tour, one]));
  const done = tours.filter(({ id }) => known.get(id)?.isDone).length;
  return (
    <>
      <CampusHead title="Tutoriales" above="Cada herramienta, sobre la página de verdad" />
      <div className="max-w-[44rem]">
        <p className="text-muted">
          Te llevamos por las páginas y señalamos lo que importa. Escape para salir: sigues donde lo dejaste.
        </p>
        <div className="mt-5 flex items-center gap-4">
          <div className="flex-1">
            <Progress label="Tutoriales hechos" value={done} max={tours.length} tone="gold" />
          </div>
          <p className="num text-h4">
            {done} de {tours.length}
          </p>
        </div>
      </div>
      {groups.map((group) => (
        <Section key={group} id={`grupo-${groups.indexOf(group)}`} title={group} className="mt-9">
          <ul className="mt-3 grid border-t border-line lg:grid-cols-2 lg:gap-x-10">
            {tours
              .filter((tour) => tour.group === group)
              .map((tour) => (
                <TourRow key={tour.id} tour={tour} progress={known.get(tour.id)} />
              ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function TourRow({ tour, progress }: { tour: Tour; progress: TourProgress | undefined }) {
  const at = resumeAt(tour, progress);
  const word = progress?.isDone ? 'Repetir' : at > 0 ? 'Seguir' : 'Empezar';
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3.5">
      <div className="min-w-0">
        <h3 className="flex items-center gap-2 text-h4">
          {tour.title}
          {progress?.isDone && (
            <span className="inline-flex items-center gap-1 font-sans text-small font-semibold text-success">
              <Check className="size-4.5" />
              Hecho
            </span>
          )}
        </h3>
        <p className="mt-0.5 text-small text-muted">
          {tour.summary}{' '}
          {at > 0 ? `Vas por el paso ${at + 1} de ${tour.steps.length}.` : `${tour.steps.length} pasos.`}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${word}: ${tour.title}`}
        onClick={() => goToStep(tour.id, at)}
      >
        {progress?.isDone ? <RotateCcw /> : <Play />}
        {word}
      </Button>
    </li>
  );
}
