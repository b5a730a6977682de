import { formatNumber } from '@atalaya/core/platform/number-format';
import { PageHead } from '../../admin/page-head';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CardLink } from '../../ui/card';
import { Loading, Skeleton } from '../../ui/skeleton';
import type { Route } from './+types/english-page';
import { adminParts, partPath } from './parts';

export const meta = titled('Inglés', { robots: 'noindex' });

export const clientLoader = pageLoader(() => from('GET /api/admin/english'));

/** The parts of the English course, with what each one has. */
export default function AdminEnglishPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Inglés" note={noteOf(loaderData.students)} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {adminParts.map(({ part, resource, about, count }) => (
          <li key={part}>
            <CardLink to={partPath(part)} className="h-full">
              <h2 className="text-h4">{resource.title}</h2>
              <p className="mt-1 text-small text-muted">{about}</p>
              <p className="mt-3">
                <span className="num text-h3">{formatNumber(loaderData[count])}</span>
              </p>
            </CardLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const noteOf = (students: number): string =>
  students === 1 ? '1 persona ha empezado el curso' : `${students} personas han empezado el curso`;

export const HydrateFallback = () => (
  <>
    <PageHead title="Inglés" note="El curso, el vocabulario y su uso" />
    <Loading className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {adminParts.map(({ part }) => (
        <Skeleton key={part} className="h-36 rounded-lg" />
      ))}
    </Loading>
  </>
);
