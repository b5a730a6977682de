import type { Answer } from '@atalaya/core/api';
import { dayAndMonth, longDay } from '@atalaya/core/platform/date-format';
import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../../shell/campus/campus-skeleton';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Section } from '../../ui/section';
import { BackToGames } from '../coins/back-to-games';
import type { Route } from './+types/chests-page';
import { ChestOdds } from './chest-odds';
import { ChestPicture } from './chest-picture';
import { ChestProgress, chestWords } from './chest-progress';

export const meta = titled('Cofres');

export const clientLoader = pageLoader(() => from('GET /api/games/chests'));

type Chests = Answer<'GET /api/games/chests'>;
type Opening = Chests['openings'][number];

export default function ChestsPage({ loaderData: chests }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opening | null>(null);
  const open = useAction((week: string) => call('POST /api/games/chests/:week/open', { params: { week } }), {
    stale: [],
    done: async (opening) => {
      setOpened(opening);
      await revalidate();
    },
    failed: 'No se ha abierto',
    retries: true,
  });
  return (
    <>
      <CampusHead title="Cofres" above={<BackToGames />} />
      <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-6">
          {opened && <Prize opening={opened} />}
          <Card>
            <div className="flex items-center gap-5">
              <ChestPicture isOpen={chests.isOpened} />
              <div className="min-w-0 flex-1">
                <h2 className="text-h3">Cofre de la semana</h2>
                <p className="mt-1 mb-3 text-muted">{chestWords(chests)}</p>
                <ChestProgress chests={chests} />
                <p className="mt-2 text-micro text-muted">
                  {chests.days} de {chests.needed} días, de lunes a domingo. Cuenta cada día con{' '}
                  {chests.answersOfADay} respuestas o más, también jugando.
                </p>
              </div>
            </div>
            {chests.ready.length > 0 && (
              <ul className="mt-6 border-t border-line">
                {chests.ready.map((week) => (
                  <li
                    key={week}
                    className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
                  >
                    Semana del {dayAndMonth(week)}
                    <Button
                      size="sm"
                      busy={open.given === week}
                      aria-label={`Abrir el cofre de la semana del ${dayAndMonth(week)}`}
                      onClick={() => void open.run(week)}
                    >
                      Abrir
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
        <Card className="lg:row-span-2">
          <h2 className="mb-3 text-h3">Qué hay dentro</h2>
          <ChestOdds odds={chests.odds} coinsInstead={chests.coinsInstead} />
          <p className="mt-3 text-micro text-muted">
            Los cofres no se venden ni caducan: se ganan estudiando, uno por semana.
          </p>
        </Card>
        <History openings={chests.openings} />
      </div>
    </>
  );
}

/** Takes the focus, so that it is read out. */
function Prize({ opening: { words, itemId } }: { opening: Opening }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex items-center gap-5 border-gold">
      <ChestPicture isOpen className="w-20" />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          Te ha tocado: {words}
        </h2>
        <p className="mt-1 text-muted">
          {itemId
            ? 'Ya es tuyo. Lo tienes en la '
            : 'No te quedaba nada de lo que ha tocado. Gástalas en la '}
          <Link to="/campus-estudio/juegos/tienda" className="link">
            tienda de monedas
          </Link>
          .
        </p>
      </div>
    </Card>
  );
}

const History = ({ openings }: { openings: readonly Opening[] }) => (
  <Section id="abiertos" title="Cofres abiertos" titleClass="mb-3 text-h3">
    {openings.length === 0 ? (
      <p className="text-muted">Aquí verás lo que ha salido de cada uno.</p>
    ) : (
      <ul className="border-t border-line text-small">
        {openings.map(({ week, words, openedAt }) => (
          <li key={week} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
            <span className="font-semibold">{words}</span>
            <span className="text-muted">Abierto el {longDay(openedAt)}</span>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

export const HydrateFallback = () => (
  <CampusSkeleton
    title="Cofres"
    above="Juegos"
    className="grid min-h-dvh content-start gap-6 lg:grid-cols-[7fr_5fr]"
  >
    <RowsSkeleton rows={2} className="h-64" />
  </CampusSkeleton>
);
