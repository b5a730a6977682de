import type { Answer } from '@atalaya/core/api';
import { pageCount } from '@atalaya/core/platform/paging';
import { questionResource } from '@atalaya/core/syllabus/admin/questions';
import { useState } from 'react';
import { type Column, DataTable } from '../../../admin/resource/data-table';
import { RowName } from '../../../admin/resource/described-columns';
import { ListToolbar } from '../../../admin/resource/list-toolbar';
import { ListFault, ListLoading } from '../../../admin/resource/list-view';
import { useList } from '../../../admin/resource/use-list';
import { read } from '../../../platform/api';
import { Button } from '../../../ui/button';
import { useContentChoices } from '../choices';

const PAGE_SIZE = 10;

type Question = Answer<'GET /api/admin/questions'>['items'][number];

const levels = questionResource.filters.find(({ name }) => name === 'difficulty')?.options ?? [];
const levelName = (difficulty: number): string =>
  levels.find(({ value }) => value === String(difficulty))?.label ?? String(difficulty);

const columns: readonly Column<Question>[] = [
  {
    id: 'stem',
    header: 'Enunciado',
    cell: ({ stem }) => <RowName>{stem}</RowName>,
    className: 'w-full max-w-0',
  },
  { id: 'topic', header: 'Tema', cell: ({ topic }) => topic, numeric: true },
  { id: 'difficulty', header: 'Dificultad', cell: ({ difficulty }) => levelName(difficulty) },
];

type TableProps = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };

/** Published questions with search and filters; a checkbox adds or removes each. */
export function QuestionTable({ chosen, onChange }: TableProps) {
  const [asked, setAsked] = useState<Readonly<Record<string, string | null>>>({});
  const [page, setPage] = useState(1);
  const topics = useContentChoices().topic ?? [];
  const text = (name: string): string => asked[name] ?? '';
  const query = useList(
    read('GET /api/admin/questions', {
      query: {
        page,
        pageSize: PAGE_SIZE,
        state: 'published',
        q: text('q') || undefined,
        topic: Number(text('topic')) || undefined,
        difficulty: Number(text('difficulty')) || undefined,
      },
    }),
  );
  const { data, error, refetch } = query;
  const shown = data?.items.map(({ id }) => id) ?? [];
  const picked = shown.filter((id) => chosen.includes(id));
  const isAll = shown.length > 0 && picked.length === shown.length;
  const without = (ids: readonly string[]) => chosen.filter((id) => !ids.includes(id));
  return (
    <div className="grid gap-2">
      <ListToolbar
        list={{
          q: text('q'),
          text,
          isFiltered: Object.values(asked).some(Boolean),
          set: (changes) => {
            setAsked((before) => ({ ...before, ...changes }));
            setPage(1);
          },
          clear: () => {
            setAsked({});
            setPage(1);
          },
        }}
        search={{ label: 'Buscar en el banco', placeholder: questionResource.search }}
        filters={[
          { name: 'topic', label: 'Tema', all: 'todos', options: topics },
          { name: 'difficulty', label: 'Dificultad', all: 'todas', options: levels },
        ]}
      />
      {error && !data && <ListFault error={error} retry={refetch} />}
      {!error && !data && <ListLoading />}
      {data && data.total === 0 && (
        <p role="status" className="text-small text-muted">
          No hay preguntas publicadas con esos filtros.
        </p>
      )}
      {data && data.total > 0 && (
        <>
          <DataTable
            caption="Banco de preguntas"
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            selectLabel={({ stem }) => stem}
            selection={{
              ids: picked,
              has: (id) => chosen.includes(id),
              isAll,
              toggle: (id) => onChange(chosen.includes(id) ? without([id]) : [...chosen, id]),
              toggleAll: () => onChange(isAll ? without(shown) : [...without(shown), ...shown]),
              clear: () => onChange(without(shown)),
            }}
          />
          <Pages page={page} pages={pageCount(data.total, PAGE_SIZE)} onChange={setPage} />
        </>
      )}
    </div>
  );
}

type PagesProps = { page: number; pages: number; onChange: (page: number) => void };

/** Buttons instead of links: the address belongs to the list behind the drawer. */
const Pages = ({ page, pages, onChange }: PagesProps) => (
  <div className="flex items-center justify-between gap-3 text-small">
    <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
      Anteriores
    </Button>
    <span role="status" className="text-muted tabular-nums">
      Página {page} de {pages}
    </span>
    <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => onChange(page + 1)}>
      Siguientes
    </Button>
  </div>
);
