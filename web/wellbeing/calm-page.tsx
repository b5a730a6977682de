import { type Practice, practiceFacts, practices } from '@atalaya/core/wellbeing/calm/practices';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/calm-page';
import { wellbeingOutbox } from './outbox';

// Opened by a press, or below the first screen.
const CalmSession = lazy(async () => ({ default: (await import('./calm/calm-session')).CalmSession }));
const CalmHistory = lazy(async () => ({ default: (await import('./calm/calm-history')).CalmHistory }));
const CalmEvidence = lazy(async () => ({ default: (await import('./calm/calm-evidence')).CalmEvidence }));

export const meta = titled('Mindfulness');

export const clientLoader = pageLoader(
  () => from('GET /api/calm'),
  async (load, { context }) => {
    const userId = userFrom(context).id;
    await wellbeingOutbox.send(userId);
    return { userId, calm: await load() };
  },
);

const TITLE = 'Mindfulness';
const ABOVE = 'Respirar y parar un momento';

export default function CalmPage({ loaderData: { userId, calm } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState<Practice | null>(null);
  return (
    <>
      <CampusHead title={TITLE} above={ABOVE} />
      {chosen ? (
        <Suspense fallback={<Skeleton className="h-160 rounded-lg" />}>
          <CalmSession key={chosen} practice={chosen} userId={userId} onClose={() => setChosen(null)} />
        </Suspense>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {practices.map((practice) => {
            const { name, how, caution, fixedMinutes } = practiceFacts[practice];
            return (
              <li key={practice} className="grid">
                <Card className="grid content-between gap-4">
                  <div className="grid gap-2">
                    <h2 className="text-h4">{name}</h2>
                    <p className="text-muted">{how}</p>
                    {caution && <p className="text-small text-warning">{caution}</p>}
                  </div>
                  <div className="flex flex-wrap items-center justify-between gap-3">
                    <Badge>{fixedMinutes ? `${fixedMinutes} min` : 'De 1 a 15 min'}</Badge>
                    <Button size="sm" aria-label={`Empezar: ${name}`} onClick={() => setChosen(practice)}>
                      <Play />
                      Empezar
                    </Button>
                  </div>
                </Card>
              </li>
            );
          })}
        </ul>
      )}
      <Suspense fallback={<Skeleton className="mt-6 h-96 rounded-lg" />}>
        <CalmHistory calm={calm} />
        <CalmEvidence />
      </Suspense>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE} above={ABOVE}>
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {practices.map((practice) => (
        <Skeleton key={practice} className="h-44 rounded-lg" />
      ))}
    </div>
    <Skeleton className="h-60 rounded-lg" />
  </CampusSkeleton>
);
