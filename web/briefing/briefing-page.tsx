import type { Answer } from '@atalaya/core/api';
import { isAtLeastTier } from '@atalaya/core/auth/user';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { longDay, weekday } from '@atalaya/core/platform/date-format';
import { localInSpain } from '@atalaya/core/platform/madrid-time';
import { formatCount } from '@atalaya/core/platform/number-format';
import { History, Printer } from 'lucide-react';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Button } from '../ui/button';
import { LazyMenu } from '../ui/overlays/lazy-menu';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/briefing-page';
import { DayPanel } from './day-panel';
import { News } from './news';
import { TopicStory } from './topic-story';
import { Wishes } from './wishes';

export type Briefing = Answer<'GET /api/briefing'>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const queryOf = (url: URL) => {
  const day = url.searchParams.get('dia') ?? '';
  return { query: DAY.test(day) ? { day } : {} };
};

export const meta = titled('Briefing');

export const clientLoader = pageLoader(
  ({ url }) => from('GET /api/briefing', queryOf(url)),
  async (load, { context }) => {
    const briefing = await load();
    return { briefing, hasCalendar: isAtLeastTier(userFrom(context).tier, 'basico') };
  },
);

export default function BriefingPage({ loaderData: { briefing, hasCalendar } }: Route.ComponentProps) {
  const { content, day, today } = briefing;
  return (
    <>
      <Head briefing={briefing} />
      <div className="grid gap-x-12 gap-y-8 border-b border-line py-8 lg:grid-cols-[7fr_5fr]">
        <TopicStory topic={content.topic} />
        <Wishes key={day} briefing={briefing} />
      </div>
      <News content={content} />
      <DayPanel content={content} isToday={day === today} hasCalendar={hasCalendar} />
    </>
  );
}

function Head({ briefing: { content, day, today, madeAt, days } }: { briefing: Briefing }) {
  const { exam, due } = content;
  return (
    <header>
      <div className="relative overflow-hidden border-b-4 border-ink pb-5">
        <svg viewBox="0 0 200 100" className="absolute right-0 bottom-0 w-22 md:w-45" aria-hidden="true">
          <circle cx="100" cy="100" r="100" fill="var(--gold-tint)" />
          <circle cx="100" cy="100" r="66" fill="var(--gold)" opacity=".35" />
          <circle cx="100" cy="100" r="36" fill="var(--gold)" />
        </svg>
        <h1 className="text-h1">Briefing</h1>
        <p className="mt-2 font-semibold">
          {capitalize(weekday(day))}, {longDay(day)}
        </p>
        <p className="text-muted max-md:max-w-[22ch]">
          Escrito para ti a las {localInSpain(madeAt).slice(11).replace(/^0/, '')}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5">
        <p>
          {exam && (
            <>
              <b>{formatCount(exam.days, 'día', 'días')}</b> para el examen,{' '}
            </>
          )}
          {due > 0
            ? `${formatCount(due, 'repaso', 'repasos')} para hoy`
            : `${exam ? 'sin' : 'Sin'} repasos para hoy`}
        </p>
        <div className="flex gap-1 print:hidden">
          <LazyMenu
            label="Días anteriores"
            items={days.map((one) => ({
              label: one === today ? 'Hoy' : `${capitalize(weekday(one))}, ${longDay(one)}`,
              to: one === today ? '?' : `?dia=${one}`,
            }))}
          >
            {(pressed) => (
              <Button variant="quiet" size="sm" {...pressed}>
                <History />
                Días anteriores
              </Button>
            )}
          </LazyMenu>
          <Button variant="quiet" size="sm" onClick={() => window.print()}>
            <Printer />
            Imprimir
          </Button>
        </div>
      </div>
    </header>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Briefing" className="grid min-h-dvh content-start gap-5">
    <Skeleton className="h-80 rounded-lg" />
    <RowsSkeleton rows={2} className="h-48" />
  </CampusSkeleton>
);
