import { lockOf, tierOfTopic } from '@atalaya/core/syllabus/access';
import { CircleAlert } from 'lucide-react';
import { canDownload } from '../platform/offline/downloads';
import { useDownloads } from '../platform/offline/use-downloads';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Note } from '../ui/note';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/downloads-page';
import { DownloadMore } from './download-more';
import { StoredList } from './stored-list';

const TITLE = 'Descargas';
const ABOVE = 'Para estudiar sin conexión';

export const meta = titled(TITLE);

export const clientLoader = pageLoader(
  () => ({ topics: from('GET /api/topics'), rights: from('GET /api/checkout/rights') }),
  async (load, { context }) => {
    const {
      topics,
      rights: { rights },
    } = await load();
    const { tier } = userFrom(context);
    const isHeld = (number: number) =>
      rights.some(({ kind, subject }) => kind === 'topic' && Number(subject) === number);
    const isOpen = (number: number) => isHeld(number) || lockOf(tier, tierOfTopic(number)) === null;
    return { topics: topics.filter(({ number, status }) => status === 'written' && isOpen(number)) };
  },
);

export default function DownloadsPage({ loaderData: { topics } }: Route.ComponentProps) {
  const downloads = useDownloads();
  return (
    <>
      <CampusHead title={TITLE} above={ABOVE} />
      {canDownload() ? (
        <>
          {downloads && <StoredList downloads={downloads} />}
          <DownloadMore topics={topics} />
        </>
      ) : (
        <Note tone="warning" icon={<CircleAlert />}>
          Este navegador no deja guardar nada para usarlo sin conexión. Suele pasar en las ventanas privadas.
        </Note>
      )}
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={TITLE} above={ABOVE}>
    <RowsSkeleton rows={3} />
    <Skeleton className="h-60 rounded-lg" />
  </CampusSkeleton>
);
