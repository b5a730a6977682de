import type { Choice, ResourceDescription } from '@atalaya/core/admin/resource';
import { MAX_PAGE_SIZE } from '@atalaya/core/platform/paging';
import { PageHead } from '../../admin/page-head';
import type { Cells } from '../../admin/resource/described-columns';
import { ResourcePage } from '../../admin/resource/resource-page';
import { call } from '../../platform/api';
import { notFound } from '../../platform/not-found';
import { titled } from '../../platform/page-title';
import { MarkdownPreview } from '../../ui/markdown-preview';
import { Loading, Skeleton } from '../../ui/skeleton';
import type { Route } from './+types/part-page';
import { adminParts } from './parts';

const partAt = (name: string) => adminParts.find(({ part }) => part === name);

export const meta = titled(({ params }: Route.MetaArgs) => partAt(params.part)?.resource.title ?? 'Inglés', {
  robots: 'noindex',
});

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const found = partAt(params.part);
  if (!found) throw notFound();
  return { part: found.part, choices: await choicesFor(found.part) };
}

/** The names of the lessons or categories that a record belongs to. */
async function choicesFor(part: string): Promise<Record<string, Choice[]>> {
  const query = { pageSize: MAX_PAGE_SIZE };
  if (part === 'vocabulario') {
    const { items } = await call('GET /api/admin/english-categories', { query });
    return { categoryId: items.map(({ id, name }) => ({ value: id, label: name })) };
  }
  if (part !== 'ejercicios' && part !== 'elementos-leccion') return {};
  const { items } = await call('GET /api/admin/english-lessons', { query });
  return {
    lessonId: items.map(({ id, position, title }) => ({ value: id, label: `${position}. ${title}` })),
  };
}

/** Columns that are no fields of their form. */
const cells: Cells = {
  student: { header: 'Alumno' },
  lesson: { header: 'Lección' },
  round: { header: 'Veces' },
  bestPercent: {
    header: 'Mejor',
    cell: ({ bestPercent }) => (bestPercent === null ? '' : `${String(bestPercent)} %`),
  },
  words: { header: 'Palabras' },
};

export default function AdminPartPage({ loaderData: { part, choices } }: Route.ComponentProps) {
  const found = partAt(part);
  if (!found) return null;
  const resource: ResourceDescription = found.resource;
  return (
    <ResourcePage
      key={part}
      resource={resource}
      cells={cells}
      choices={choices}
      {...(part === 'lecciones' && {
        preview: ({ explanation }) => <MarkdownPreview text={String(explanation ?? '')} top={3} />,
      })}
    />
  );
}

export const HydrateFallback = () => (
  <>
    <PageHead title="Inglés" note="El curso, el vocabulario y su uso" />
    <Loading className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-96 rounded-lg" />
    </Loading>
  </>
);
