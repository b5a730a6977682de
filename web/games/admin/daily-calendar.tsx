import type { PlannedDay } from '@atalaya/core/games/admin/daily-plan.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/state';
import { DailyForm } from './daily-form';
import { DailyTable } from './daily-table';

const KEY = ['admin-games-daily'];

/** The challenges of the next thirty days and who finished the last ones. */
export function DailyCalendar() {
  const [open, setOpen] = useState<PlannedDay | null>(null);
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /api/admin/games/daily'),
  });
  if (error)
    return (
      <ErrorState title="No se ha podido leer el calendario" retry={refetch}>
        {sentenceFor(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-120" />;
  if (data.days.length === 0)
    return <EmptyState title="Sin retos">Hace falta al menos un tema publicado.</EmptyState>;
  return (
    <div className="grid gap-8">
      <section className="grid gap-3">
        <h2 className="text-h3">Próximos 30 días</h2>
        <p className="max-w-170 text-small text-muted">
          El puzle se crea cuando alguien abre el reto por primera vez, y desde entonces no cambia. En un día
          automático, si los temas no dan para el juego previsto, se usa otro.
        </p>
        <DailyTable caption="Retos de los próximos 30 días" days={data.days} onChange={setOpen} />
      </section>
      {data.past.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-h3">Últimos 7 días</h2>
          <DailyTable caption="Retos de los últimos 7 días" days={data.past} />
        </section>
      )}
      {open && (
        <DailyForm
          planned={open}
          onSaved={(after) => {
            cache.setQueryData(KEY, after);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
