import { brand } from '@atalaya/core/brand';
import type { PlacementState } from '@atalaya/core/english/english.contract';
import { PLACEMENT_LENGTH } from '@atalaya/core/english/placement';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { from, pageLoader } from '../platform/page-reads';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { toast } from '../ui/overlays/toast-store';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/placement-page';
import { BackToEnglish } from './back-to-english';
import { PlacementQuestion } from './placement-question';
import { PlacementResultCard } from './placement-result';

export const meta: Route.MetaFunction = () => [{ title: `Prueba de nivel de inglés | ${brand.name}` }];

export const clientLoader = pageLoader(() => ({ state: from('GET /api/english/placement') }));

export default function PlacementPage({ loaderData }: Route.ComponentProps) {
  const [state, setState] = useState<PlacementState | null>(loaderData.state);
  const onError = (error: Error) =>
    toast({ variant: 'destructive', title: 'No se ha guardado', description: sentenceFor(error) });
  const start = useMutation({
    mutationFn: () => call('POST /api/english/placement'),
    onSuccess: setState,
    onError,
  });
  const answer = useMutation({
    mutationFn: ({ id, itemId, option }: { id: string; itemId: string; option: string | null }) =>
      call('PUT /api/english/placement/:id/answers/:itemId', { params: { id, itemId }, body: { option } }),
    onSuccess: setState,
    onError,
  });
  return (
    <>
      <BackToEnglish />
      <CampusHead title="Prueba de nivel" above={`${PLACEMENT_LENGTH} preguntas que se adaptan a ti`} />
      <div className="max-w-190">
        {state?.item ? (
          <PlacementQuestion
            key={state.item.id}
            item={state.item}
            number={state.answered + 1}
            total={state.total}
            isSending={answer.isPending}
            onAnswer={(option) =>
              state.item && answer.mutate({ id: state.id, itemId: state.item.id, option })
            }
          />
        ) : state?.result ? (
          <PlacementResultCard
            result={state.result}
            isStarting={start.isPending}
            onAgain={() => start.mutate()}
          />
        ) : (
          <Card>
            <h2 className="text-h3">Antes de empezar</h2>
            <p className="mt-2 text-pretty text-muted">
              Unos cinco minutos. Cada pregunta depende de tus respuestas anteriores. Si no sabes una, dilo:
              acertar por azar solo te llevaría a un nivel que no es el tuyo. Puedes dejarla a medias y seguir
              otro día.
            </p>
            <Button className="mt-6" busy={start.isPending} onClick={() => start.mutate()}>
              Empezar la prueba
            </Button>
          </Card>
        )}
      </div>
    </>
  );
}

export function HydrateFallback() {
  return (
    <CampusSkeleton title="Prueba de nivel">
      <Skeleton className="h-72 max-w-190 rounded-lg" />
    </CampusSkeleton>
  );
}
