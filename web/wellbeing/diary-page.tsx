import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { CloudOff, Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { isUnreachable } from '../platform/http-error';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Note } from '../ui/note';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/diary-page';
import { DiaryForm } from './diary/diary-form';
import { useDiary } from './diary/use-diary';
import { wellbeingOutbox } from './outbox';

// Beside and below what is written first.
const DiaryCharts = lazy(async () => ({ default: (await import('./diary/diary-charts')).DiaryCharts }));
const DiaryPrivacy = lazy(async () => ({ default: (await import('./diary/diary-privacy')).DiaryPrivacy }));
const DiaryList = lazy(async () => ({ default: (await import('./diary/diary-list')).DiaryList }));

export const meta = titled('Diario guiado');

const requestOf = (url: URL) => ({ query: { search: (url.searchParams.get('buscar') ?? '').slice(0, 100) } });

export const clientLoader = pageLoader(
  ({ url }) => from('GET /api/diary', requestOf(url)),
  async (load, { url, context }) => {
    const userId = userFrom(context).id;
    await wellbeingOutbox.send(userId);
    const request = requestOf(url);
    // The diary is not stored on the device: without network there is only the page to write.
    const diary = await load().catch((error: unknown) => {
      if (navigator.onLine || !isUnreachable(error)) throw error;
      return null;
    });
    const today = diary?.today ?? dayInSpain(new Date());
    return {
      userId,
      diary,
      today,
      search: request.query.search,
      pending: await wellbeingOutbox.list(userId),
    };
  },
);

const TITLE = 'Diario guiado';
const ABOVE = 'Unas líneas cada día, solo para ti';

export default function DiaryPage({ loaderData }: Route.ComponentProps) {
  const { diary, today, search } = loaderData;
  const { entries, save, remove } = useDiary(loaderData);
  return (
    <>
      <CampusHead title={TITLE} above={ABOVE} />
      <div className="mb-5 max-w-[52rem]">
        <Note icon={<Lock />}>
          Lo que escribes se guarda cifrado. No lo muestra ninguna pantalla del equipo ni lo usan los
          asistentes o las estadísticas; la clave la custodia quien lleva el servidor. Sin conexión, espera en
          este dispositivo hasta enviarse.
        </Note>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[7fr_5fr]">
        <DiaryForm today={today} hasConsent={diary?.hasConsent ?? false} onSave={save} />
        <div className="grid gap-5">
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            {diary && <DiaryCharts days={diary.days} />}
            {diary && <DiaryPrivacy hasConsent={diary.hasConsent} total={diary.total} />}
          </Suspense>
        </div>
      </div>
      <Suspense fallback={<Skeleton className="mt-8 h-60 rounded-lg" />}>
        {diary ? (
          <DiaryList
            key={search}
            {...{ entries, search }}
            next={diary.next}
            total={diary.total}
            onSave={save}
            onRemove={remove}
          />
        ) : (
          <div className="mt-6 grid gap-5">
            <Note icon={<CloudOff />}>
              Sin conexión: puedes escribir. Lo demás de tu diario no se guarda en este dispositivo y lo verás
              al volver la red.
            </Note>
            <DiaryList
              entries={entries}
              search=""
              next={null}
              total={entries.length}
              onSave={save}
              onRemove={remove}
            />
          </div>
        )}
      </Suspense>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE} above={ABOVE}>
    <Skeleton className="h-96 rounded-lg" />
    <RowsSkeleton rows={3} className="h-28" />
  </CampusSkeleton>
);
