import { brand } from '@atalaya/core/brand';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { hourInSpain } from '@atalaya/core/platform/madrid-time';
import { addressOf, call } from '../platform/api';
import type { PageHandle } from '../platform/page-handle';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { nameOf } from '../shell/user-avatar';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/today-page';
import { AtHand } from './at-hand';
import { DaysLeft } from './days-left';
import { DueToday } from './due-today';
import { ReadinessCard } from './readiness-card';
import { StreakCard } from './streak-card';
import { TodayPanel } from './today-panel';
import { WeakTopics } from './weak-topics';
import { longDay } from './words';

export const meta: Route.MetaFunction = () => [{ title: `Hoy | ${brand.name}` }];

export const handle: PageHandle = { preload: () => [addressOf('GET /api/progress/today')] };

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const user = userFrom(context);
  const today = await call('GET /api/progress/today');
  return { today, name: nameOf(user).split(' ')[0] ?? '', greeting: greetingAt(hourInSpain(new Date())) };
}

const greetingAt = (hour: number): string =>
  hour >= 6 && hour < 14 ? 'Buenos días' : hour >= 14 && hour < 21 ? 'Buenas tardes' : 'Buenas noches';

export default function TodayPage({ loaderData: { today, name, greeting } }: Route.ComponentProps) {
  const { readiness } = today;
  const planned = today.stretches.reduce((sum, { kind, items }) => sum + (kind === 'review' ? items : 0), 0);
  return (
    <>
      <CampusHead
        above={capitalize(longDay(today.today))}
        title={
          <span className="wrap-anywhere">
            {greeting}, {name}
          </span>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
        <TodayPanel today={today} />
        <div
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 xl:grid-cols-[minmax(0,2.07fr)_minmax(0,1fr)] ${readiness ? 'items-start' : ''}`}
        >
          <ReadinessCard today={today} />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 sm:grid-cols-2 md:gap-6 xl:grid-cols-1">
            <StreakCard streak={today.streak} />
            <DaysLeft examDate={today.examDate} daysToExam={today.daysToExam} />
          </div>
        </div>
        <div
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 ${readiness ? 'xl:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)]' : ''}`}
        >
          {readiness && <WeakTopics topics={readiness.topics} />}
          <DueToday due={today.due} forecast={today.forecast} planned={planned} />
        </div>
        <AtHand />
      </div>
    </>
  );
}

export function HydrateFallback() {
  return (
    <CampusSkeleton>
      <Skeleton className="h-122 rounded-lg max-md:-mx-5 max-md:rounded-none" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,2.07fr)_minmax(0,1fr)]">
        <Skeleton className="h-96 rounded-lg" />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 sm:grid-cols-2 md:gap-6 xl:grid-cols-1">
          <Skeleton className="h-45 rounded-lg" />
          <Skeleton className="h-45 rounded-lg" />
        </div>
      </div>
      <Skeleton className="h-80 rounded-lg" />
    </CampusSkeleton>
  );
}
