import { gameFacts } from '@atalaya/core/games/game';
import { type StatisticsPeriod, statisticsPeriods } from '@atalaya/core/games/statistics';
import type { GameStatistics } from '@atalaya/core/games/statistics.contract';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../../shell/campus/campus-skeleton';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { ChipLink } from '../../ui/chip';
import { LockedLine } from '../../ui/note';
import { EmptyState } from '../../ui/state';
import { Table, Td, Th } from '../../ui/table';
import { BackToGames } from '../coins/back-to-games';
import type { Route } from './+types/statistics-page';
import { ByTopic } from './by-topic';
import { HardWords } from './hard-words';
import { MemoryEffect } from './memory-effect';
import { PlayTime } from './play-time';
import { percentWords, timeWords } from './words';

const TITLE = 'Estadísticas de juego';

export const meta = titled(TITLE);

const periodIn = (url: URL): StatisticsPeriod =>
  statisticsPeriods.find((one) => one === url.searchParams.get('dias')) ?? '30';
const requestOf = (url: URL) => ({ query: { days: periodIn(url) } });

export const clientLoader = pageLoader(
  ({ url }) => from('GET /api/games/statistics', requestOf(url)),
  async (load, { url }) => ({ period: periodIn(url), ...(await load()) }),
);

export default function StatisticsPage({ loaderData: { period, statistics } }: Route.ComponentProps) {
  return (
    <>
      <CampusHead title={TITLE} above={<BackToGames />} />
      {statistics ? (
        <>
          <nav aria-label="Periodo" className="mb-6 flex flex-wrap gap-2">
            {statisticsPeriods.map((days) => (
              <ChipLink key={days} to={`?dias=${days}`} current={days === period} preventScrollReset>
                {days} días
              </ChipLink>
            ))}
          </nav>
          {statistics.total.plays === 0 ? <NothingYet /> : <Figures statistics={statistics} />}
        </>
      ) : (
        <LockedLine to="/planes" linkLabel="Ver los planes">
          Las estadísticas de juego vienen con el plan Plus. Tus partidas cuentan desde hoy: las verás enteras
          si cambias de plan.
        </LockedLine>
      )}
    </>
  );
}

const NothingYet = () => (
  <EmptyState
    title="Aún no hay partidas en este periodo"
    action={<ButtonLink to="/campus-estudio/juegos">Ir a los juegos</ButtonLink>}
  >
    Cuando juegues, aquí verás tu tiempo, tus aciertos y si jugar te ayuda a recordar.
  </EmptyState>
);

function Figures({ statistics }: { statistics: GameStatistics }) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <Card>
        <PlayTime statistics={statistics} />
      </Card>
      <Card>
        <MemoryEffect memory={statistics.memory} />
      </Card>
      <Card className="lg:col-span-2">
        <ByGame games={statistics.games} />
      </Card>
      <Card>
        <ByTopic topics={statistics.topics} />
      </Card>
      <Card>
        <HardWords words={statistics.hard} />
      </Card>
    </div>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE}>
    <RowsSkeleton rows={4} className="h-48" />
  </CampusSkeleton>
);

function ByGame({ games }: Pick<GameStatistics, 'games'>) {
  return (
    <>
      <h2 className="mb-4 text-h4">Por juego</h2>
      <Table caption="Por juego">
        <thead>
          <tr>
            <Th>Juego</Th>
            <Th numeric>Partidas</Th>
            <Th numeric>Ganadas</Th>
            <Th numeric>Tiempo</Th>
            <Th numeric>Aciertos</Th>
            <Th numeric>Retención</Th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ game, plays, won, activeMs, items, right, met, kept }) => (
            <tr key={game}>
              <Td>{gameFacts[game].name}</Td>
              <Td numeric>{plays}</Td>
              <Td numeric>{won}</Td>
              <Td numeric>{timeWords(activeMs)}</Td>
              <Td numeric>{percentWords(right, items)}</Td>
              <Td numeric>{percentWords(kept, met)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-3 text-micro text-muted">
        Retención: de lo que ya habías visto otro día, cuánto seguías sabiendo al jugar.
      </p>
    </>
  );
}
