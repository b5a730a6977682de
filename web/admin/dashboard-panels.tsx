import { formatNumber } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api';
import { Card } from '../ui/card';
import { BarChart } from '../ui/charts/bar-chart';
import { ChartFrame } from '../ui/charts/chart-frame';
import { Loading, Skeleton } from '../ui/skeleton';
import { DashboardJobs } from './dashboard-jobs';
import { DashboardAudit, DashboardMail, RoomPanel } from './dashboard-lists';
import { Figures } from './figures';
import { InstallationRisks } from './installation-risks';
import { inShort } from './moments';
import { ListFault } from './resource/list-view';

/** Features add panels in server/admin/dashboard-panels.ts. */
export function DashboardPanels() {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/dashboard'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  if (error && !data) return <ListFault error={error} retry={refetch} />;
  if (!data) return <DashboardLoading />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <InstallationRisks risks={data.risks} />
      <Figures
        figures={[
          { label: 'Cuentas', value: formatNumber(data.users.total), path: '/admin/usuarios' },
          { label: 'Con plan', value: formatNumber(data.users.onPlan), path: '/admin/suscripciones' },
          {
            label: 'De prueba',
            value: formatNumber(data.users.onTrial),
            path: '/admin/usuarios?trial=running',
          },
          {
            label: 'Administración',
            value: formatNumber(data.users.admins),
            path: '/admin/usuarios?role=admin',
          },
          {
            label: 'Pendientes de borrado',
            value: formatNumber(data.users.leaving),
            path: '/admin/usuarios?deletion=pending',
          },
          { label: 'Sesiones abiertas', value: formatNumber(data.sessions) },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Card pad="sm">
          <NewUsersChart days={data.newUsers} />
        </Card>
        <DashboardAudit entries={data.audit} />
      </div>
      {/* CSS columns, so that a short panel leaves no gap beside a tall one. */}
      <div className="gap-5 *:break-inside-avoid xl:columns-2 [&>*:not(:last-child)]:mb-5">
        {data.panels.map((panel) => (
          <RoomPanel key={panel.name} panel={panel} retry={refetch} />
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <DashboardMail emails={data.mail} unsent={data.unsent} />
        <DashboardJobs jobs={data.jobs} retry={refetch} />
      </div>
    </div>
  );
}

function DashboardLoading() {
  return (
    <Loading label="Cargando el panel" className="grid gap-5">
      <Skeleton className="h-24" />
      <div className="grid gap-5 xl:grid-cols-[7fr_5fr]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  );
}

type Day = { day: string; count: number };

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const weekday = new Intl.DateTimeFormat('es-ES', { day: 'numeric', timeZone: 'Europe/Madrid' });

/** Fourteen days in the chart, thirty in the table. */
function NewUsersChart({ days }: { days: readonly Day[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const drawn = days.slice(-14);
  return (
    <ChartFrame
      title="Cuentas nuevas por día"
      table={{
        columns: ['Día', 'Cuentas nuevas'],
        rows: [...days].reverse().map(({ day, count }) => [inShort(at(day)), formatNumber(count)]),
      }}
      note={`${formatNumber(total)} en los últimos ${days.length} días. El gráfico muestra dos semanas; la tabla, el mes.`}
    >
      <BarChart
        bars={drawn.map(({ day, count }, index) => ({
          label: weekday.format(at(day)),
          value: count,
          current: index === drawn.length - 1,
        }))}
        format={formatNumber}
        height={170}
      />
    </ChartFrame>
  );
}
