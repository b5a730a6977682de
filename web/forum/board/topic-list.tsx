import { type Board, boardQuery } from '@atalaya/core/forum/board';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { useSession } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/state';
import { type BoardData, type Category, listQuery, type TopicCard } from './board-data';
import { TopicRow } from './topic-row';
import { useReadings } from './use-readings';

type TopicListProps = {
  rendered: NonNullable<BoardData['topics']>;
  board: Board;
  path: string;
  categories: readonly Category[];
  category: Category | undefined;
};

/** The first page as the server rendered it, and those that the reader asks for. */
export function TopicList({ rendered, board, path, categories, category }: TopicListProps) {
  const [more, setMore] = useState<{ items: TopicCard[]; next: string | null }>();
  const first = [...rendered.pinned, ...rendered.items];
  // Once the first page is read again, a topic of a later one may have come up to it.
  const known = new Set(first.map(({ id }) => id));
  const topics = [...first, ...(more?.items ?? []).filter(({ id }) => !known.has(id))];
  const next = more ? more.next : rendered.next;
  const { run, isBusy } = useAction(
    (after: string) => call('GET /api/forum/topics', { query: listQuery({ ...board, after }, category?.id) }),
    {
      stale: [],
      done: (page) => {
        const listed = new Set(topics.map(({ id }) => id));
        const added = page.items.filter(({ id }) => !listed.has(id));
        setMore({ items: [...(more?.items ?? []), ...added], next: page.next });
      },
      failed: 'No se han cargado más temas',
    },
  );
  const load = (event: MouseEvent) => {
    if (!next || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void run(next);
  };
  if (topics.length === 0) return <Nothing board={board} path={path} />;
  return (
    <>
      <Rows topics={topics} categories={category ? [] : categories} />
      {next && (
        <Link
          to={path + boardQuery({ ...board, after: next })}
          onClick={load}
          aria-busy={isBusy || undefined}
          className={buttonClass({ variant: 'outline' }, 'mt-5')}
        >
          {isBusy ? 'Cargando…' : 'Ver más temas'}
        </Link>
      )}
    </>
  );
}

export function Rows({
  topics,
  categories,
}: {
  topics: readonly TopicCard[];
  categories: readonly Category[];
}) {
  const { user } = useSession();
  const { readingOf, isKnown } = useReadings(topics.slice(0, 100).map(({ id }) => id));
  return (
    <ul>
      {topics.map((topic) => (
        <TopicRow
          key={topic.id}
          topic={topic}
          category={categories.find(({ id }) => id === topic.categoryId)}
          reading={readingOf(topic.id)}
          isReader={user !== null && isKnown}
        />
      ))}
    </ul>
  );
}

function Nothing({ board, path }: { board: Board; path: string }) {
  if (board.filter === 'sin-resolver')
    return <EmptyState title="Todo resuelto">No hay ningún tema que espere solución.</EmptyState>;
  if (board.filter === 'sin-respuesta')
    return <EmptyState title="Nadie espera">Todos los temas tienen al menos una respuesta.</EmptyState>;
  const isLimited = board.tag !== undefined || board.author !== undefined || board.after !== undefined;
  return (
    <EmptyState
      title={isLimited ? 'Aquí no hay temas' : 'Aún no hay temas'}
      action={
        isLimited ? (
          <ButtonLink to={path} variant="outline">
            Ver todos los temas
          </ButtonLink>
        ) : (
          <ButtonLink to="/foro/nuevo">Haz la primera pregunta</ButtonLink>
        )
      }
    >
      {isLimited ? 'Prueba con otra etiqueta u otra categoría.' : 'La primera pregunta puede ser la tuya.'}
    </EmptyState>
  );
}
