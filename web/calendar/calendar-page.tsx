import { isAtLeastTier } from '@atalaya/core/auth/user';
import { calendarViews, spanAround } from '@atalaya/core/calendar/span';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { LockKeyhole, Printer } from 'lucide-react';
import { call } from '../platform/api';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/calendar-page';
import { PlanBoard } from './plan-board';
import { PlanForm } from './plan-form';

export const meta = titled('Calendario');

const DAY = /^\d{4}-\d{2}-\d{2}$/;

// The calendar's own address depends on the current day.
export const clientLoader = pageLoader(
  () => from('GET /api/profile/study'),
  async (load, { url, context }) => {
    if (!isAtLeastTier(userFrom(context).tier, 'basico')) return { locked: true as const };
    const asked = url.searchParams.get('dia') ?? '';
    const day = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : dayInSpain(new Date());
    const view = calendarViews.find((one) => one === url.searchParams.get('vista')) ?? 'mes';
    const span = spanAround(view, day);
    const [calendar, settings] = await Promise.all([
      call('GET /api/calendar', { query: { from: span.from, to: span.to } }),
      load(),
    ]);
    return { locked: false as const, calendar, settings, span };
  },
);

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.locked) return <LockedCalendar />;
  const { calendar, settings, span } = loaderData;
  const { plan, examDate, today } = calendar;
  const left = plan?.ahead.daysToExam;
  return (
    <>
      <CampusHead
        title="Calendario"
        above={left ? `${left} ${left === 1 ? 'día' : 'días'} hasta el examen` : 'Tu plan de estudio'}
        actions={
          plan && (
            <Button variant="outline" size="sm" onClick={() => window.print()}>
              <Printer />
              <span className="max-md:sr-only">Imprimir</span>
            </Button>
          )
        }
      />
      {plan && examDate ? (
        <PlanBoard plan={plan} today={today} examDate={examDate} span={span} settings={settings} />
      ) : (
        <Card className="max-w-[46rem]">
          <h2 className="text-h3">
            {examDate ? 'La fecha que pusiste ya ha pasado' : '¿Cuándo es tu examen?'}
          </h2>
          <p className="mt-2 mb-6 max-w-[60ch] text-muted">
            Con la fecha y tus minutos de cada día repartimos los 45 temas por lo que pesan en el examen y lo
            que te falta saber, con sus repasos y simulacros. Si un día no puedes, el plan se rehace solo.
          </p>
          <PlanForm settings={settings} label="Hacer mi plan" />
        </Card>
      )}
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Calendario">
    <Skeleton className="h-24 rounded-lg" />
    <Skeleton className="h-150 rounded-lg" />
  </CampusSkeleton>
);

function LockedCalendar() {
  return (
    <>
      <CampusHead title="Calendario" above="Tu plan de estudio" />
      <Card className="max-w-[46rem]">
        <div className="flex gap-4">
          <LockKeyhole className="mt-1 size-6 flex-none text-warning" />
          <div>
            <h2 className="text-h3">El calendario se abre con el plan Básico</h2>
            <ul className="mt-4 grid list-disc gap-2 pl-5 text-muted">
              <li>Reparte los 45 temas hasta tu examen, por lo que pesan y lo que te falta.</li>
              <li>Pone repasos cada día y simulacros cada vez más seguidos.</li>
              <li>Se rehace solo cuando un día no puedes, y se marca con lo que estudias de verdad.</li>
              <li>Se ve en el calendario de tu móvil.</li>
            </ul>
            <ButtonLink to="/planes" className="mt-6">
              Ver los planes
            </ButtonLink>
          </div>
        </div>
      </Card>
    </>
  );
}
