import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { notFound } from '../../platform/not-found';
import type { PageHandle } from '../../platform/page-handle';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { SessionShell } from '../../review/session-shell';
import { userFrom } from '../../shell/campus/signed-in';
import { toast } from '../../ui/overlays/toast-store';
import { Loading, Skeleton } from '../../ui/skeleton';
import type { Route } from './+types/premium-page';
import { ModeChoice } from './mode-choice';

const FlashcardsPlay = lazy(() => import('./flashcards-play'));

const TITLE = 'Tarjetas';
const toGames = { to: '/campus-estudio/juegos', label: 'Volver a Juegos' };

export const meta = titled(TITLE);

/** No rail and no bottom bar during a round. */
export const handle: PageHandle = { frame: 'none' };

export const clientLoader = pageLoader(
  ({ url }) => {
    const id = url.searchParams.get('partida');
    return id
      ? { view: from('GET /api/games/plays/:id', { params: { id } }) }
      : { hub: from('GET /api/games'), topics: from('GET /api/topics') };
  },
  async (load, { params, context }) => {
    const { view, hub, topics } = await load();
    if (view) {
      if (view.play.game !== 'flashcards') throw notFound();
      return { round: { view, userId: userFrom(context).id }, choice: null };
    }
    const topic = topics.find(({ number }) => String(number) === params.topicId);
    if (!topic) throw notFound();
    return { round: null, choice: { playsLeft: hub.playsLeftToday, topic } };
  },
);

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

export const HydrateFallback = () => (
  <SessionShell title={TITLE} exit={toGames}>
    <Loading label="Preparando las tarjetas" className="mx-auto grid w-full max-w-[54rem] gap-4">
      <h1 className="sr-only">{TITLE}</h1>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-80" />
    </Loading>
  </SessionShell>
);
