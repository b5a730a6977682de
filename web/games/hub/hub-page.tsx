import { brand } from '@atalaya/core/brand';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ChartColumn } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { addressOf, call } from '../../platform/api';
import type { PageHandle } from '../../platform/page-handle';
import { whenIdle } from '../../platform/when-idle';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { userFrom } from '../../shell/campus/signed-in';
import { IconButtonLink } from '../../ui/icon-button';
import { LockedLine } from '../../ui/note';
import { Skeleton } from '../../ui/skeleton';
import { Coins } from '../coins/coin';
import { ChallengeMenu } from '../duels/challenge-menu';
import { DuelLines } from '../duels/duel-lines';
import type { Route } from './+types/hub-page';
import { DailyPanel } from './daily-panel';
import { GameCards } from './game-cards';
import { RunningPlay } from './running-play';
import { SharedPlay } from './shared-play';
import { TopicChoice } from './topic-choice';

// Below the first screen.
const CoinsPanel = lazy(() => import('../coins/coins-panel'));
const WeekPanel = lazy(() => import('./week-panel'));

export const meta: Route.MetaFunction = () => [{ title: `Juegos | ${brand.name}` }];

export const handle: PageHandle = {
  preload: () => [
    addressOf('GET /api/games'),
    addressOf('GET /api/games/coins'),
    addressOf('GET /api/topics'),
    addressOf('GET /api/games/duels'),
  ],
};

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const [hub, coins, topics, { duels }] = await Promise.all([
    call('GET /api/games'),
    call('GET /api/games/coins'),
    call('GET /api/topics'),
    call('GET /api/games/duels'),
  ]);
  return { hub, coins, topics, duels, userId: userFrom(context).id };
}

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
              <ChartColumn aria-hidden="true" />
            </IconButtonLink>
          </>
        }
      />
      {hub.locked && (
        <div className="mb-4">
          <LockedLine to="/planes" linkLabel="Ver planes">
            Con tu plan juegas <b className="font-semibold">una partida al día</b>: hoy, el reto. Los juegos
            sin límite se abren con <b className="font-semibold">Plus</b>.
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

export function HydrateFallback() {
  return (
    <CampusSkeleton title="Juegos" above={ABOVE}>
      <Skeleton className="h-90 rounded-lg" />
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton className="h-50 rounded-lg" />
        <Skeleton className="h-50 rounded-lg" />
      </div>
    </CampusSkeleton>
  );
}
