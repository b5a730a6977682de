import { isAtLeastTier } from '@atalaya/core/auth/user';
import { type Board, boardQuery } from '@atalaya/core/forum/board';
import type { TopicSort } from '@atalaya/core/forum/forum';
import { ArrowUp, Plus, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useSession } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Input } from '../../ui/forms/input';
import { listenLater } from '../listen-later';
import type { BoardData, Category } from './board-data';
import { BoardTabs } from './board-tabs';
import { CategoryList } from './category-list';
import { Matches } from './matches';
import { TopicList } from './topic-list';
import { waiting } from './waiting';

// For signed-in users: guests do not load them.
const CategoryFollow = lazy(async () => ({ default: (await import('./category-follow')).CategoryFollow }));
const AnswerCard = lazy(async () => ({ default: (await import('./answer-card')).AnswerCard }));
const UnreadList = lazy(async () => ({ default: (await import('./unread-list')).UnreadList }));

type BoardViewProps = { data: BoardData; path: string; title: string; category?: Category };

export function BoardView({ data, path, title, category }: BoardViewProps) {
  const { board, categories, topics, matches } = data;
  const { user, isLoading } = useSession();
  return (
    <div className="page-width pt-8 pb-18 md:pt-12 md:pb-24">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-7">
        <div className="min-w-0">
          <p className="text-small text-muted">
            {category ? (
              <Link to="/foro" className="link inline-flex min-h-11 items-center">
                Foro
              </Link>
            ) : (
              'Preguntas y respuestas entre opositores'
            )}
          </p>
          <h1 className="mt-1 text-h2 wrap-anywhere">{title}</h1>
          {category && <p className="mt-2 text-muted">{category.description}</p>}
          {category && user && (
            <Suspense fallback={<div className="mt-3 min-h-11" />}>
              <CategoryFollow id={category.id} />
            </Suspense>
          )}
        </div>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-2 max-md:basis-full">
          <ForumSearch path={path} search={board.search} />
          <ButtonLink
            to={category ? `/foro/nuevo?categoria=${category.id}` : '/foro/nuevo'}
            className="flex-none"
          >
            <Plus />
            Preguntar
          </ButtonLink>
        </div>
      </header>
      <BoardTabs board={board} path={path} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_264px]">
        <section aria-label="Temas">
          <Chosen board={board} path={path} />
          {matches && <Matches matches={matches} search={board.search ?? ''} path={path} />}
          {board.isUnread && (
            <Suspense fallback={waiting}>
              {isLoading ? waiting : <UnreadList categories={categories} />}
            </Suspense>
          )}
          {topics && (
            <>
              <SortLinks board={board} path={path} />
              {!board.tag && !board.author && !board.after && <NewTopics category={category?.id} />}
              <TopicList
                key={path + boardQuery(board)}
                rendered={topics}
                board={board}
                path={path}
                categories={categories}
                category={category}
              />
            </>
          )}
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <CategoryList categories={categories} current={category?.id} />
          {!category && user && isAtLeastTier(user.tier, 'basico') && (
            <Suspense>
              <AnswerCard />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

/** The tag or the author that the list is limited to, and the way back to all. */
function Chosen({ board, path }: { board: BoardData['board']; path: string }) {
  const what = board.tag
    ? `Con la etiqueta «${board.tag}»`
    : board.author
      ? `Temas de ${board.author}`
      : null;
  if (!what) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <b className="wrap-anywhere">{what}</b>
      <Link
        to={path + boardQuery({ ...board, tag: undefined, author: undefined, after: undefined })}
        className="link inline-flex min-h-11 items-center"
      >
        Ver todos
      </Link>
    </p>
  );
}

/** Without JavaScript it is a GET form. */
function ForumSearch({ path, search }: { path: string; search: string | undefined }) {
  const navigate = useNavigate();
  return (
    <search className="min-w-0 flex-1 md:max-w-80">
      <form
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate(path + boardQuery({ search: typed }));
        }}
      >
        <Input
          key={search}
          label="Buscar en el foro"
          hideLabel
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          icon={<Search />}
          placeholder="Buscar en el foro"
          defaultValue={search ?? ''}
        />
      </form>
    </search>
  );
}

/** Says that there are new topics, in all categories or in this one; nothing moves until it is pressed. */
function NewTopics({ category }: { category: number | undefined }) {
  const [count, setCount] = useState(0);
  const { revalidate } = useRevalidator();
  const room = category === undefined ? 'forum:lista' : `forum:lista-${category}`;
  useEffect(() => {
    setCount(0);
    return listenLater(room, (isHeard) => isHeard && setCount((before) => before + 1));
  }, [room]);
  return (
    <div aria-live="polite">
      {count > 0 && (
        <button
          type="button"
          onClick={() => {
            setCount(0);
            void revalidate();
          }}
          className="mt-2 flex min-h-11 w-full items-center justify-center gap-2.5 rounded-md bg-navy-tint text-small font-semibold text-navy"
        >
          <ArrowUp className="size-5!" />
          {count === 1 ? '1 tema nuevo desde que entraste' : `${count} temas nuevos desde que entraste`}
        </button>
      )}
    </div>
  );
}

const labels: Record<TopicSort, string> = {
  actividad: 'Actividad',
  nuevos: 'Más nuevos',
  utiles: 'Más útiles',
};
const sorts = ['actividad', 'nuevos', 'utiles'] as const;

function SortLinks({ board, path }: { board: Board; path: string }) {
  return (
    <nav aria-label="Orden" className="flex flex-wrap items-center gap-x-4 text-small">
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={path + boardQuery({ ...board, sort, after: undefined })}
          preventScrollReset
          aria-current={sort === board.sort ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center no-underline hover:underline',
            sort === board.sort ? 'font-semibold text-ink' : 'text-muted',
          )}
        >
          {labels[sort]}
        </Link>
      ))}
    </nav>
  );
}
