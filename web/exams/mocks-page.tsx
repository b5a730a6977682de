import { pageCount } from '@atalaya/core/platform/paging';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Pagination } from '../ui/pagination';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/mocks-page';
import { CallMocks } from './call-mocks';
import { ExamList } from './exam-list';
import { MockPanel } from './mock-panel';
import { OfficialList } from './official-list';
import { ScheduledList } from './scheduled-list';
import { useSendPending } from './sitting/send-pending';

const PAGE_SIZE = 10;

export const meta = titled('Simulacros');

const pastOf = (url: URL) => ({
  query: {
    kind: 'mock' as const,
    page: Math.max(1, Number(url.searchParams.get('page')) || 1),
    pageSize: PAGE_SIZE,
  },
});

export const clientLoader = pageLoader(
  ({ url }) => ({ options: from('GET /api/exams/options'), past: from('GET /api/exams', pastOf(url)) }),
  async (load, { context }) => {
    const {
      options: { mock, calls },
      past,
    } = await load();
    return { mock, calls, past, userId: userFrom(context).id };
  },
);

const ABOVE = 'Como el día del examen';

export default function MocksPage({ loaderData: { mock, calls, past, userId } }: Route.ComponentProps) {
  useSendPending(userId);
  return (
    <>
      <CampusHead title="Simulacros" above={ABOVE} />
      <MockPanel mock={mock} />
      <ScheduledList />
      <OfficialList />
      <CallMocks calls={calls} mock={mock} />
      <Section id="hechos" title="Tus simulacros" titleClass="mb-4 text-h3" className="mt-12">
        {past.items.length > 0 ? (
          <div className="grid gap-5">
            <ExamList exams={past.items} caption="Tus simulacros" />
            <Pagination page={past.page} pages={pageCount(past.total, past.pageSize)} />
          </div>
        ) : (
          <div className="rounded-lg border border-line bg-surface">
            <EmptyState heading="h3" title="Aún no has hecho ninguno">
              El primero te dice de dónde partes. No hace falta haberlo estudiado todo.
            </EmptyState>
          </div>
        )}
      </Section>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Simulacros" above={ABOVE}>
    <Skeleton className="h-64 rounded-lg" />
    <Skeleton className="mt-6 h-8 w-56" />
    <RowsSkeleton rows={5} />
  </CampusSkeleton>
);
