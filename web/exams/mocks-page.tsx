import { brand } from '@atalaya/core/brand';
import { pageCount } from '@atalaya/core/platform/paging';
import { callFrom } from '../platform/page-context';
import { CampusHead } from '../shell/campus/campus-head';
import { userFrom } from '../shell/campus/signed-in';
import { Pagination } from '../ui/pagination';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/mocks-page';
import { ExamList } from './exam-list';
import { MockPanel } from './mock-panel';
import { ScheduledList } from './scheduled-list';
import { useSendPending } from './sitting/send-pending';

const PAGE_SIZE = 10;

export const meta: Route.MetaFunction = () => [{ title: `Simulacros | ${brand.name}` }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = callFrom(context);
  const page = Math.max(1, Number(url.searchParams.get('page')) || 1);
  const [{ mock }, past] = await Promise.all([
    call('GET /api/exams/options'),
    call('GET /api/exams', { query: { kind: 'mock', page, pageSize: PAGE_SIZE } }),
  ]);
  return { mock, past, userId: userFrom(context).id };
}

export default function MocksPage({ loaderData: { mock, past, userId } }: Route.ComponentProps) {
  useSendPending(userId);
  return (
    <>
      <CampusHead title="Simulacros" above="Como el día del examen" />
      <MockPanel mock={mock} />
      <ScheduledList />
      <section aria-labelledby="hechos" className="mt-12">
        <h2 id="hechos" className="mb-4 text-h3">
          Tus simulacros
        </h2>
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
      </section>
    </>
  );
}
