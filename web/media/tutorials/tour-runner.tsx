import type { Tour } from '@atalaya/core/media/tutorials/tour';
import { tours } from '@atalaya/core/media/tutorials/tours';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../platform/api';
import { useSession } from '../../platform/session';
import { toast } from '../../ui/overlays/toast-store';
import { Callout } from './callout';
import { endTour, goToStep, type RunningTour, useRunningTour } from './tour-store';
import { useAnchor } from './use-anchor';

/** Leads through the real pages. Loaded when a tour starts. */
export default function TourRunner() {
  const running = useRunningTour();
  const { user } = useSession();
  const tour = tours.find(({ id }) => id === running?.id);
  if (!running || !tour || !user) return null;
  return <Running key={running.id} tour={tour} running={running} />;
}

function Running({ tour, running }: { tour: Tour; running: RunningTour }) {
  const last = tour.steps.length - 1;
  const index = Math.min(running.step, last);
  const step = tour.steps[index];
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHere = step !== undefined && isAt(pathname, step.path);

  const save = (at: number, isDone: boolean) =>
    call('PUT /api/tutorials/:tour', { params: { tour: tour.id }, body: { step: at, isDone } });
  const arrive = useEffectEvent((at: number) => {
    const path = tour.steps[at]?.path;
    if (path && !isAt(pathname, path)) void navigate(path);
    // A step that is not stored is stored with the next one.
    save(at, false).catch(() => {});
  });
  useEffect(() => arrive(index), [index]);

  const finish = async () => {
    endTour();
    await save(last, true).catch(() =>
      toast({
        title: 'No se ha podido guardar que lo has terminado',
        description: 'Comprueba tu conexión y repite el último paso.',
        variant: 'destructive',
      }),
    );
    await navigate('/campus-estudio/tutoriales');
  };
  if (!step) return null;
  return (
    <Found
      key={index}
      {...{ tour, step, index, isHere }}
      onBack={() => goToStep(tour.id, index - 1)}
      onNext={() => (index < last ? goToStep(tour.id, index + 1) : void finish())}
      onReturn={() => void navigate(step.path)}
    />
  );
}

/** The address of a topic goes on with the section in sight. */
const isAt = (pathname: string, path: string): boolean =>
  pathname === path || (path.includes('/tema-') && pathname.startsWith(`${path}/`));

type FoundProps = {
  tour: Tour;
  step: Tour['steps'][number];
  index: number;
  isHere: boolean;
  onBack: () => void;
  onNext: () => void;
  onReturn: () => void;
};

function Found({ step, isHere, ...rest }: FoundProps) {
  const { box, isMissing } = useAnchor(step, isHere);
  if (isHere && !box && !isMissing) return null;
  return <Callout step={step} box={isHere ? box : null} isHere={isHere} onLeave={endTour} {...rest} />;
}
