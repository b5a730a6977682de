import { lazy, Suspense } from 'react';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { Skeleton } from '../ui/skeleton';
import { TabLinks } from '../ui/tab-links';
import type { Route } from './+types/nutrition-page';
import { addressIn, type NutritionView, placeOf, viewNames } from './nutrition/address';

// One view at a time, and what stands below.
const loadDay = () => import('./nutrition/day-view');
const DayView = lazy(async () => ({ default: (await loadDay()).DayView }));
const WeekView = lazy(async () => ({ default: (await import('./nutrition/week-view')).WeekView }));
const ShoppingView = lazy(async () => ({
  default: (await import('./nutrition/shopping-view')).ShoppingView,
}));
const SettingsView = lazy(async () => ({
  default: (await import('./nutrition/settings-view')).SettingsView,
}));
const NutritionNotes = lazy(async () => ({
  default: (await import('./nutrition/nutrition-notes')).NutritionNotes,
}));

export const meta = titled('Alimentación');

const requestOf = (url: URL) => {
  const { day } = placeOf(url.searchParams);
  return { query: day ? { week: day } : {} };
};

export const clientLoader = pageLoader(
  ({ url }) => from('GET /api/nutrition', requestOf(url)),
  async (load, { url }) => {
    const { view, day } = placeOf(url.searchParams);
    // The code of the first view comes while its data does; a failure shows when it is rendered.
    if (view === 'dia') loadDay().catch(() => undefined);
    const nutrition = await load();
    return { view, day: day ?? nutrition.today, nutrition };
  },
);

const TITLE = 'Alimentación';
const ABOVE = 'Comer bien mientras preparas';

export default function NutritionPage({ loaderData: { view, day, nutrition } }: Route.ComponentProps) {
  const shown: NutritionView = nutrition.settings ? view : 'preferencias';
  return (
    <>
      <CampusHead title={TITLE} above={ABOVE} />
      {nutrition.settings && (
        <div className="mb-5 print:hidden">
          <TabLinks
            label="Alimentación"
            tabs={viewNames.map(([one, label]) => ({
              to: addressIn(one, day, nutrition.today),
              label,
              current: one === shown,
            }))}
          />
        </div>
      )}
      <Suspense fallback={<Skeleton className="h-160 rounded-lg" />}>
        {shown === 'dia' && <DayView key={day} nutrition={nutrition} day={day} />}
        {shown === 'semana' && <WeekView nutrition={nutrition} />}
        {shown === 'compra' && <ShoppingView key={nutrition.week} nutrition={nutrition} />}
        {shown === 'preferencias' && <SettingsView nutrition={nutrition} />}
      </Suspense>
      <Suspense fallback={<Skeleton className="mt-8 h-60 rounded-lg" />}>
        <NutritionNotes />
      </Suspense>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE} above={ABOVE}>
    <Skeleton className="h-12 rounded-lg" />
    <div className="grid gap-5 xl:grid-cols-[7fr_4fr]">
      <div className="grid gap-4">
        <RowsSkeleton rows={4} className="h-36" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  </CampusSkeleton>
);
