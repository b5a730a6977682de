import { isAtLeastTier } from '@atalaya/core/auth/user';
import { boardQuery } from '@atalaya/core/forum/board';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import type { BoardData, Category } from './board-data';
import { BoardTabs } from './board-tabs';
import { CategoryList } from './category-list';
import { ForumSearch } from './forum-search';
import { Matches } from './matches';
import { NewTopics } from './new-topics';
import { SortLinks } from './sort-links';
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
            <Plus aria-hidden="true" />
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
      <b className="font-semibold wrap-anywhere">{what}</b>
      <Link
        to={path + boardQuery({ ...board, tag: undefined, author: undefined, after: undefined })}
        className="link inline-flex min-h-11 items-center"
      >
        Ver todos
      </Link>
    </p>
  );
}
