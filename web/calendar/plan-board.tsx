import type { Span } from '@atalaya/core/calendar/span';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { dayAndShortMonth, longDay, monthAndYear } from '@atalaya/core/platform/date-format';
import { CalendarSync, ChevronLeft, ChevronRight, Info, RotateCw } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { hourWords } from '../progress/words';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { ChipLink } from '../ui/chip';
import { IconButtonLink } from '../ui/icon-button';
import { Note } from '../ui/note';
import { Agenda } from './agenda';
import { CalendarGrid } from './calendar-grid';
import type { Entry, Plan } from './entry-words';
import { FeedPanel } from './feed-panel';
import { PlanForm, type StudySettings } from './plan-form';
import { useMoves } from './use-moves';

const EntryDialog = lazy(() => import('./entry-dialog'));

type BoardProps = { plan: Plan; today: string; examDate: string; span: Span; settings: StudySettings };

export function PlanBoard({ plan, today, examDate, span, settings }: BoardProps) {
  const moves = useMoves(plan, today, examDate);
  const [open, setOpen] = useState<Entry | null>(null);
  const board = { span, days: plan.days, official: plan.official, today, examDate, moves, onOpen: setOpen };
  return (
    <>
      <Figures plan={plan} />
      <Notices plan={plan} examDate={examDate} />
      <Period span={span} today={today} onReplan={moves.replan} />
      <h2 className="sr-only">Días</h2>
      <CalendarGrid {...board} />
      <Agenda {...board} />
      <p className="mt-3 text-micro text-muted max-md:hidden print:hidden">
        Arrastra un bloque a otro día, o elígelo y usa Mayús con las flechas. Los repasos son los de cada día
        y los simulacros oficiales tienen su hora: no se mueven.
      </p>
      <p role="status" className="sr-only">
        {moves.said}
      </p>
      {open && (
        <Suspense>
          <EntryDialog
            entry={open}
            today={today}
            examDate={examDate}
            moves={moves}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      <div className="mt-8 grid items-start gap-4 md:gap-6 xl:grid-cols-2 print:hidden">
        <Card>
          <h2 className="mb-5 text-h3">Fecha y minutos</h2>
          <PlanForm settings={settings} label="Rehacer el plan" />
          <p className="mt-5 text-small text-muted">
            Las pausas, el material nuevo de cada día y el aviso se ajustan en{' '}
            <Link to="/campus-estudio/atalaya" className="link">
              tu método
            </Link>
            .
          </p>
        </Card>
        <Card>
          <h2 className="mb-5 text-h3">En tu móvil</h2>
          <FeedPanel feedPath={plan.feedPath} />
        </Card>
      </div>
    </>
  );
}

function Figures({ plan: { ahead, done } }: { plan: Plan }) {
  const figures = [
    [String(ahead.daysToExam), ahead.daysToExam === 1 ? 'día al examen' : 'días al examen'],
    [hourWords(Math.round(ahead.minutes / 60) * 60), 'de estudio por delante'],
    [`${done.study}/${done.study + ahead.study}`, 'bloques de tema hechos'],
    done.mocks + ahead.mocks > 0
      ? [`${done.mocks}/${done.mocks + ahead.mocks}`, 'simulacros hechos']
      : ['0', 'simulacros en el plan'],
  ] as const;
  return (
    <dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 lg:grid-cols-4">
      {figures.map(([value, word]) => (
        <div key={word} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-small leading-[1.3] text-muted">{word}</dt>
          <dd className="num text-[2.25rem] whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notices({ plan, examDate }: { plan: Plan; examDate: string }) {
  const isCut = plan.ahead.daysToExam > 400;
  if (plan.replaced === 0 && !plan.lacksMocks && !isCut) return null;
  return (
    <div className="mb-6 grid gap-3 print:hidden">
      {plan.replaced > 0 && (
        <Note icon={<CalendarSync />}>
          {plan.replaced === 1
            ? 'Un bloque de un día pasado tiene ya otro sitio.'
            : `${plan.replaced} bloques de días pasados tienen ya otro sitio.`}{' '}
          Nada se acumula: el plan se ha repartido de nuevo desde hoy.
        </Note>
      )}
      {plan.lacksMocks && (
        <Note tone="warning" icon={<Info />}>
          Ningún día tiene sitio para un simulacro y su repaso ({plan.mockMinutes} minutos). Con un día más
          largo a la semana los pondremos.
        </Note>
      )}
      {isCut && (
        <Note icon={<Info />}>
          El examen es el {longDay(examDate)}: de momento planeamos hasta el {longDay(plan.until)}.
        </Note>
      )}
    </div>
  );
}

type PeriodProps = { span: Span; today: string; onReplan: () => Promise<boolean> };

function Period({ span, today, onReplan }: PeriodProps) {
  const { run, isBusy } = useAction(onReplan, { stale: [] });
  const isMonth = span.view === 'mes';
  const to = (day: string, view = span.view) => `?vista=${view}&dia=${day}`;
  const title = isMonth
    ? capitalize(monthAndYear(span.day))
    : `Del ${dayAndShortMonth(span.from)} al ${dayAndShortMonth(span.to)}`;
  const step = (day: string, label: string, icon: ReactNode) => (
    <IconButtonLink to={to(day)} label={label} variant="outline" size="sm" preventScrollReset>
      {icon}
    </IconButtonLink>
  );
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-3">
      <p aria-live="polite" className="font-display text-h3 font-bold">
        {title}
      </p>
      <div className="flex gap-2 print:hidden">
        {step(span.before, isMonth ? 'Mes anterior' : 'Semana anterior', <ChevronLeft />)}
        {step(span.after, isMonth ? 'Mes siguiente' : 'Semana siguiente', <ChevronRight />)}
        <ButtonLink to={to(today)} variant="outline" size="sm" preventScrollReset>
          Hoy
        </ButtonLink>
      </div>
      <div className="ml-auto flex flex-wrap gap-2 max-md:ml-0 print:hidden">
        <ChipLink to={to(span.day, 'mes')} current={isMonth} preventScrollReset>
          Mes
        </ChipLink>
        <ChipLink to={to(span.day, 'semana')} current={!isMonth} preventScrollReset>
          Semana
        </ChipLink>
        <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void run()}>
          <RotateCw />
          Volver a repartir
        </Button>
      </div>
    </div>
  );
}
