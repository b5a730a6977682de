import { brand } from '@atalaya/core/brand';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import { lazy, Suspense, useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { addressOf, call } from '../../platform/api';
import type { PageHandle } from '../../platform/page-handle';
import { SessionShell } from '../../review/session-shell';
import { userFrom } from '../../shell/campus/signed-in';
import { toast } from '../../ui/overlays/toast-store';
import { Loading, Skeleton } from '../../ui/skeleton';
import type { Route } from './+types/premium-page';
import { ModeChoice } from './mode-choice';

const FlashcardsPlay = lazy(() => import('./flashcards-play'));

const TITLE = 'Tarjetas';
const toGames = { to: '/campus-estudio/juegos', label: 'Volver a Juegos' };

export const meta: Route.MetaFunction = () => [{ title: `${TITLE} | ${brand.name}` }];

/** No rail and no bottom bar during a round. */
export const handle: PageHandle = {
  frame: 'none',
  preload: ({ url }) => {
    const id = url.searchParams.get('partida');
    return id
      ? [addressOf('GET /api/games/plays/:id', { params: { id } })]
      : [addressOf('GET /api/games'), addressOf('GET /api/topics')];
  },
};

type Choice = { playsLeft: number | null; topic: { number: number; shortTitle: string } };
type Loaded = { round: { view: PlayView; userId: string }; choice: null } | { round: null; choice: Choice };

export async function clientLoader({ params, url, context }: Route.ClientLoaderArgs): Promise<Loaded> {
  const id = url.searchParams.get('partida');
  if (id) {
    const view = await call('GET /api/games/plays/:id', { params: { id } });
    if (view.play.game !== 'flashcards') throw data(null, { status: 404 });
    return { round: { view, userId: userFrom(context).id }, choice: null };
  }
  const [hub, topics] = await Promise.all([call('GET /api/games'), call('GET /api/topics')]);
  const topic = topics.find(({ number }) => String(number) === params.topicId);
  if (!topic) throw data(null, { status: 404 });
  return { round: null, choice: { playsLeft: hub.playsLeftToday, topic } };
}

export default function PremiumPage({ loaderData: { round, choice } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [turn, setTurn] = useState(0);
  if (choice)
    return (
      <SessionShell title={TITLE} subtitle={`Tema ${choice.topic.number}`} exit={toGames}>
        <ModeChoice {...choice} />
      </SessionShell>
    );
  const onRefused = async (notice: string) => {
    toast({ title: 'La partida se muestra como está guardada', description: notice });
    await revalidate();
    setTurn((before) => before + 1);
  };
  const { play } = round.view;
  if (play.game !== 'flashcards') return null;
  return (
    <Suspense fallback={<HydrateFallback />}>
      <FlashcardsPlay
        key={`${round.view.id} ${turn}`}
        {...round}
        puzzle={play.puzzle}
        moves={play.moves}
        onRefused={(notice) => void onRefused(notice)}
      />
    </Suspense>
  );
}

export function HydrateFallback() {
  return (
    <SessionShell title={TITLE} exit={toGames}>
      <Loading label="Preparando las tarjetas" className="mx-auto grid w-full max-w-[54rem] gap-4">
        <h1 className="sr-only">{TITLE}</h1>
        <Skeleton className="h-12 w-64" />
        <Skeleton className="h-80" />
      </Loading>
    </SessionShell>
  );
}
