import { capitalize } from '@atalaya/core/platform/capitalize';
import { hourInSpain } from '@atalaya/core/platform/madrid-time';
import { ChevronRight, MessageCircleQuestionMark, Waypoints, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { nameOf } from '../shell/user-avatar';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/today-page';
import { DaysLeft } from './days-left';
import { DueToday } from './due-today';
import { ReadinessCard } from './readiness-card';
import { StreakCard } from './streak-card';
import { TodayPanel } from './today-panel';
import { WeakTopics } from './weak-topics';
import { longDay } from './words';

export const meta = titled('Hoy');

export const clientLoader = pageLoader(
  () => from('GET /api/progress/today'),
  async (load, { context }) => {
    const user = userFrom(context);
    const today = await load();
    return { today, name: nameOf(user).split(' ')[0] ?? '', greeting: greetingAt(hourInSpain(new Date())) };
  },
);

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

export const HydrateFallback = () => (
  <CampusSkeleton>
    <Skeleton className="h-122 rounded-lg max-md:-mx-5 max-md:rounded-none" />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,2.07fr)_minmax(0,1fr)]">
      <Skeleton className="h-96 rounded-lg" />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 sm:grid-cols-2 md:gap-6 xl:grid-cols-1">
        <RowsSkeleton rows={2} className="h-45" />
      </div>
    </div>
    <Skeleton className="h-80 rounded-lg" />
  </CampusSkeleton>
);

const places = [
  { to: '/herramientas', label: 'Herramientas', text: 'Tasas, letras, bastidores, ITV', Icon: Wrench },
  { to: '/protocolos', label: 'Protocolos', text: 'Qué hacer, paso a paso', Icon: Waypoints },
  {
    to: '/asistente-policial',
    label: 'Asistente policial',
    text: 'Pregunta y ve de dónde sale',
    Icon: MessageCircleQuestionMark,
  },
];

/** What one looks up between two sessions. */
function AtHand() {
  return (
    <nav aria-label="Para consultar">
      <ul className="grid gap-3 md:grid-cols-3 md:gap-6">
        {places.map(({ to, label, text, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="flex items-center gap-4 rounded-lg border border-line bg-surface px-5 py-4 no-underline hover:border-navy"
            >
              <Icon className="size-6 flex-none text-gold-ink" />
              <span className="min-w-0 flex-1 leading-[1.3]">
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-muted">{text}</span>
              </span>
              <ChevronRight className="size-5 flex-none text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
