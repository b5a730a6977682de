import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton';
import type { Nutrition } from './nutrition';
import { SettingsForm } from './settings-form';

const BodyPanel = lazy(async () => ({ default: (await import('./body-panel')).BodyPanel }));

/** Preferences first; the calculation is an option of those who have them. */
export function SettingsView({ nutrition }: { nutrition: Nutrition }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[7fr_5fr]">
      <SettingsForm nutrition={nutrition} />
      {nutrition.settings && (
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <BodyPanel nutrition={nutrition} />
        </Suspense>
      )}
    </div>
  );
}
