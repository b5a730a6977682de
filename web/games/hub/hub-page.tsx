import { gameFacts } from '@atalaya/core/games/game';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ChartColumn } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { whenIdle } from '../../platform/when-idle';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../../shell/campus/campus-skeleton';
import { userFrom } from '../../shell/campus/signed-in';
import { Button, ButtonLink } from '../../ui/button';
import { IconButtonLink } from '../../ui/icon-button';
import { LockedLine } from '../../ui/note';
import { Plate } from '../../ui/plate';
import { Skeleton } from '../../ui/skeleton';
import { Coins } from '../coins/coin';
import { ChallengeMenu } from '../duels/challenge-menu';
import { DuelLines } from '../duels/duel-lines';
import type { Route } from './+types/hub-page';
import { DailyPanel } from './daily-panel';
import { GameCards } from './game-cards';
import type { Hub } from './hub-words';
import { SharedPlay } from './shared-play';
import type { ChoiceProps } from './topic-choice-dialog';

// Below the first screen.
const CoinsPanel = lazy(() => import('../coins/coins-panel'));
const WeekPanel = lazy(() => import('./week-panel'));

export const meta = titled('Juegos');

export const clientLoader = pageLoader(
  () => ({
    hub: from('GET /api/games'),
    coins: from('GET /api/games/coins'),
    topics: from('GET /api/topics'),
    duels: from('GET /api/games/duels'),
  }),
  async (load, { context }) => {
    const {
      hub,
      coins,
      topics,
      duels: { duels },
    } = await load();
    return { hub, coins, topics, duels, userId: userFrom(context).id };
  },
);

const ABOVE = 'A ratos';

const sendUnsent = async (userId: string) => (await import('../play/send-play')).sendUnsentPlays(userId);

export default function HubPage({ loaderData: { hub, coins, topics, duels, userId } }: Route.ComponentProps) {
  useEffect(() => whenIdle(() => void sendUnsent(userId)), [userId]);
  return (
    <>
      <CampusHead
        title="Juegos"
        above={ABOVE}
        actions={
          <>
            <Link
              to="/campus-estudio/juegos/tienda"
              aria-label={`Tienda: tienes ${formatCount(coins.balance, 'moneda', 'monedas')}`}
              className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-gold px-3 font-display text-[1.25rem] leading-none"
            >
              <Coins amount={coins.balance} />
            </Link>
            <IconButtonLink
              variant="outline"
              label="Estadísticas de juego"
              to="/campus-estudio/juegos/estadisticas"
            >
              <ChartColumn />
            </IconButtonLink>
          </>
        }
      />
      {hub.locked && (
        <div className="mb-4">
          <LockedLine to="/planes" linkLabel="Ver planes">
            Con tu plan juegas <b>una partida al día</b>: hoy, el reto. Los juegos sin límite se abren con{' '}
            <b>Plus</b>.
          </LockedLine>
        </div>
      )}
      {hub.daily && <DailyPanel daily={hub.daily} canPlay={hub.playsLeftToday !== 0} />}
      <DuelLines duels={duels} />
      <SharedPlay games={hub.games} canPlay={hub.playsLeftToday !== 0} />
      {hub.running && hub.running.id !== hub.daily?.play?.id && <RunningPlay running={hub.running} />}
      <div className="mt-8 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mt-11 md:mb-4">
        <h2 className="text-h3">Cuatro juegos, tus temas</h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TopicChoice chosen={hub.topics} difficulty={hub.difficulty} topics={topics} />
          <ChallengeMenu topics={hub.topics} difficulty={hub.difficulty} />
        </div>
      </div>
      <GameCards hub={hub} />
      <div className="mt-8 grid gap-3 md:mt-11 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <WeekPanel
            week={hub.week}
            hard={hub.hard}
            isLocked={hub.locked !== null}
            difficulty={hub.difficulty}
          />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <CoinsPanel coins={coins} />
        </Suspense>
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Juegos" above={ABOVE}>
    <Skeleton className="h-90 rounded-lg" />
    <div className="grid gap-5 md:grid-cols-2">
      <RowsSkeleton rows={2} className="h-50" />
    </div>
  </CampusSkeleton>
);

/** The play that was left open. */
function RunningPlay({ running }: { running: NonNullable<Hub['running']> }) {
  return (
    <section
      aria-label="Partida empezada"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-4 py-4 md:px-6"
    >
      <p>
        <b>{gameFacts[running.game].name}.</b>{' '}
        <span className="text-muted">Tienes una partida empezada; sigue donde la dejaste.</span>
      </p>
      <ButtonLink variant="outline" size="sm" to={`/campus-estudio/juegos/partida/${running.id}`}>
        Seguir
      </ButtonLink>
    </section>
  );
}

const TopicChoiceDialog = lazy(() => import('./topic-choice-dialog'));

function TopicChoice({ chosen, difficulty, topics }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-small text-muted">
      <span className="max-md:sr-only">Ahora salen de</span>
      {chosen.map((number) => (
        <Plate key={number} variant="outline" size="sm">
          {number}
        </Plate>
      ))}
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)} aria-haspopup="dialog">
        Cambiar
      </Button>
      {isOpen && (
        <Suspense>
          <TopicChoiceDialog
            chosen={chosen}
            difficulty={difficulty}
            topics={topics}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
