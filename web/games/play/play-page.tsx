import { gameFacts } from '@atalaya/core/games/game';
import type { PlayView } from '@atalaya/core/games/plays.contract';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PageHandle } from '../../platform/page-handle';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { userFrom } from '../../shell/campus/signed-in';
import { toast } from '../../ui/overlays/toast-store';
import { Loading, Skeleton } from '../../ui/skeleton';
import type { Route } from './+types/play-page';

/** No rail and no bottom bar during a play. */
export const handle: PageHandle = { frame: 'none' };

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) => loaderData && gameFacts[loaderData.view.play.game].name,
);

export const clientLoader = pageLoader(
  ({ params: { id = '' } }) => from('GET /api/games/plays/:id', { params: { id } }),
  async (load, { context }) => {
    const view = await load();
    return { view, userId: userFrom(context).id };
  },
);

export default function PlayPage({ loaderData: { view, userId } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [turn, setTurn] = useState(0);
  const onRefused = async (notice: string) => {
    toast({ title: 'La partida se muestra como está guardada', description: notice });
    await revalidate();
    setTurn((before) => before + 1);
  };
  return (
    <Suspense fallback={<Opening />}>
      <GamePlay
        key={`${view.id} ${turn}`}
        view={view}
        userId={userId}
        onRefused={(notice) => void onRefused(notice)}
      />
    </Suspense>
  );
}

export function HydrateFallback() {
  return <Opening />;
}

function Opening() {
  return (
    <main id="contenido" className="min-h-dvh bg-ground">
      <Loading label="Abriendo la partida" className="grid gap-6">
        <div className="h-16 border-b border-line bg-surface md:h-20" />
        <div className="mx-auto grid w-full max-w-310 gap-4 px-5 md:px-8">
          <Skeleton className="h-80 rounded-lg" />
        </div>
      </Loading>
    </main>
  );
}

const CrosswordPlay = lazy(() => import('../crossword/crossword-play'));
const FlashcardsPlay = lazy(() => import('../flashcards/flashcards-play'));
const HangmanPlay = lazy(() => import('../hangman/hangman-play'));
const PlacingPlay = lazy(() => import('../placing/placing-play'));

type GamePlayProps = { view: PlayView; userId: string; onRefused: (notice: string) => void };

/** The screen of the game, loaded when it is played. */
function GamePlay(props: GamePlayProps) {
  const { play } = props.view;
  switch (play.game) {
    case 'crossword':
      return <CrosswordPlay {...props} puzzle={play.puzzle} moves={play.moves} />;
    case 'flashcards':
      return <FlashcardsPlay {...props} puzzle={play.puzzle} moves={play.moves} />;
    case 'hangman':
      return <HangmanPlay {...props} puzzle={play.puzzle} moves={play.moves} />;
    case 'placing':
      return <PlacingPlay {...props} puzzle={play.puzzle} moves={play.moves} />;
  }
}
