import { useQuery } from '@tanstack/react-query';
import { FileDown, RotateCw } from 'lucide-react';
import { recently } from '../../admin/moments';
import { PageHead } from '../../admin/page-head';
import { ListFault } from '../../admin/resource/list-view';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/overlays/menu';
import { Loading, Skeleton } from '../../ui/skeleton';
import { CohortTable } from './cohort-table';
import { HardQuestions } from './hard-questions';
import { UseCharts } from './use-charts';

export const meta = titled('Estadísticas', { robots: 'noindex' });

const parts = [
  ['dias', 'Uso por día'],
  ['semanas', 'Uso por semana'],
  ['cohortes', 'Cohortes'],
  ['preguntas', 'Preguntas'],
] as const;

export default function AdminStatisticsPage() {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/statistics'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const refresh = useAction(() => call('POST /api/admin/statistics/refresh'), {
    stale: [],
    done: () => refetch(),
    failed: 'No se ha podido actualizar',
    retries: true,
  });
  return (
    <>
      <PageHead
        title="Estadísticas"
        note={data?.rolledAt && `Contado ${recently(data.rolledAt)}; se renueva cada cuarto de hora`}
        actions={
          <>
            <Button
              variant="outline"
              size="sm"
              busy={refresh.isBusy}
              busyLabel="Contando…"
              onClick={() => refresh.run()}
            >
              <RotateCw />
              Actualizar
            </Button>
            <Menu
              label="Tabla"
              align="end"
              items={parts.map(([part, label]) => ({
                label,
                onSelect: () => window.location.assign(`/api/admin/statistics/export?part=${part}`),
              }))}
            >
              <Button variant="outline" size="sm">
                <FileDown />
                Exportar CSV
              </Button>
            </Menu>
          </>
        }
      />
      {error && !data ? (
        <ListFault error={error} retry={refetch} />
      ) : data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <UseCharts days={data.days} weeks={data.weeks} />
          <CohortTable cohorts={data.cohorts} />
          <HardQuestions />
        </div>
      ) : (
        <Loading label="Contando" className="grid gap-5">
          <Skeleton className="h-24" />
          <div className="grid gap-5 xl:grid-cols-2">
            <Skeleton className="h-80" />
            <Skeleton className="h-80" />
          </div>
        </Loading>
      )}
    </>
  );
}
