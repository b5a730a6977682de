import type { Answer } from '@atalaya/core/api';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../platform/api';
import { SectionFault, SectionLoading } from '../../platform/section-states';
import { Card } from '../../ui/card';
import { Progress } from '../../ui/progress';
import { ChestOdds } from '../chests/chest-odds';
import { ChestPicture } from '../chests/chest-picture';
import { ChestProgress, chestWords } from '../chests/chest-progress';
import { MovementList } from './movements';

/** The user's coins on the games page: today's, the last movements, and the chest of the week with its odds. */
export default function CoinsPanel({ coins }: { coins: Answer<'GET /api/games/coins'> }) {
  return (
    <Card role="region" aria-label="Monedas" className="self-start">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-h3">Monedas</h2>
        <Link to="/campus-estudio/juegos/tienda" className="link text-small font-semibold">
          Ir a la tienda
        </Link>
      </div>
      <p className="mb-2.5 text-small text-muted">
        Hoy {coins.earnedToday} de {coins.limitOfDay}. Se ganan estudiando; no se compran.
      </p>
      <Progress label="Monedas ganadas hoy" tone="gold" value={coins.earnedToday} max={coins.limitOfDay} />
      {coins.last.length > 0 && (
        <div className="mt-4">
          <MovementList movements={coins.last} />
        </div>
      )}
      <WeeklyChest />
    </Card>
  );
}

function WeeklyChest() {
  const { data, error, refetch } = useQuery({
    queryKey: ['games', 'chests'],
    queryFn: () => call('GET /api/games/chests'),
    refetchOnMount: 'always',
  });
  if (error) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando tu cofre" rows={1} height="h-24" />;
  return (
    <section aria-labelledby="cofre-de-la-semana" className="mt-7">
      <div className="flex items-center gap-4">
        <ChestPicture isOpen={data.isOpened} className="w-16" />
        <div className="min-w-0 flex-1">
          <h3 id="cofre-de-la-semana" className="text-h4">
            <Link to="/campus-estudio/juegos/cofres" className="hover:underline">
              Cofre de la semana
            </Link>
          </h3>
          <p className="mb-2 text-small text-muted">{chestWords(data)}</p>
          <ChestProgress chests={data} />
        </div>
      </div>
      <details className="group mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold text-navy">
          <ChevronDown className="size-4.5 transition-transform group-open:rotate-180" />
          Qué puede salir y con qué probabilidad
        </summary>
        <ChestOdds odds={data.odds} coinsInstead={data.coinsInstead} />
      </details>
    </section>
  );
}
