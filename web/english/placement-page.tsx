import type { PlacementState } from '@atalaya/core/english/english.contract';
import { PLACEMENT_LENGTH } from '@atalaya/core/english/placement';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { BackLink } from '../ui/back-link';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/placement-page';
import { PlacementQuestion } from './placement-question';
import { PlacementResultCard } from './placement-result';

export const meta = titled('Prueba de nivel de inglés');

export const clientLoader = pageLoader(() => ({ state: from('GET /api/english/placement') }));

export default function PlacementPage({ loaderData }: Route.ComponentProps) {
  const [state, setState] = useState<PlacementState | null>(loaderData.state);
  const start = useAction(() => call('POST /api/english/placement'), {
    stale: [],
    done: setState,
    failed: 'No se ha guardado',
    retries: true,
  });
  const answer = useAction(
    ({ id, itemId, option }: { id: string; itemId: string; option: string | null }) =>
      call('PUT /api/english/placement/:id/answers/:itemId', { params: { id, itemId }, body: { option } }),
    { stale: [], done: setState, failed: 'No se ha guardado', retries: true },
  );
  return (
    <>
      <BackLink to="/campus-estudio/ingles" className="mb-3">
        Inglés
      </BackLink>
      <CampusHead title="Prueba de nivel" above={`${PLACEMENT_LENGTH} preguntas que se adaptan a ti`} />
      <div className="max-w-190">
        {state?.item ? (
          <PlacementQuestion
            key={state.item.id}
            item={state.item}
            number={state.answered + 1}
            total={state.total}
            isSending={answer.isBusy}
            onAnswer={(option) => state.item && answer.run({ id: state.id, itemId: state.item.id, option })}
          />
        ) : state?.result ? (
          <PlacementResultCard result={state.result} isStarting={start.isBusy} onAgain={() => start.run()} />
        ) : (
          <Card>
            <h2 className="text-h3">Antes de empezar</h2>
            <p className="mt-2 text-pretty text-muted">
              Unos cinco minutos. Cada pregunta depende de tus respuestas anteriores. Si no sabes una, dilo:
              acertar por azar solo te llevaría a un nivel que no es el tuyo. Puedes dejarla a medias y seguir
              otro día.
            </p>
            <Button className="mt-6" busy={start.isBusy} onClick={() => start.run()}>
              Empezar la prueba
            </Button>
          </Card>
        )}
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Prueba de nivel">
    <Skeleton className="h-72 max-w-190 rounded-lg" />
  </CampusSkeleton>
);
