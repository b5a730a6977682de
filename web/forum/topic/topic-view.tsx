import { categoryPath, topicPath } from '@atalaya/core/forum/forum';
import { authorPath } from '@atalaya/core/forum/mentions';
import { newsSince } from '@atalaya/core/forum/news-since';
import { oneLevel } from '@atalaya/core/forum/threads';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ArrowDown, CircleCheck, Lock, Pin } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../platform/session';
import { toastError } from '../../platform/toast-error';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { Plate } from '../../ui/plate';
import { Embeds } from './embed-context';
import { LiveAnswers } from './live-answers';
import { PostArticle } from './post-article';
import { ReplyPlace } from './reply-place';
import { type Quote, TopicContext } from './topic-context';
import type { Post, Topic } from './topic-data';
import { TopicSide } from './topic-side';
import { useMine, useReadingNote, useTopic } from './use-topic';

type TopicViewProps = {
  rendered: Topic;
  similar: readonly { id: number; title: string }[];
  from: number;
};

export function TopicView({ rendered, similar, from }: TopicViewProps) {
  const { user } = useSession();
  const { topic: shown, refresh } = useTopic(rendered, from);
  const { topic, category, posts, embeds, question, solution, previous, next } = shown;
  const { data: mine, refetch } = useMine(topic.id);
  // How far it was read before this visit: reading on must not move the line.
  const [visit, setVisit] = useState<number>();
  if (mine && visit === undefined) setVisit(mine.lastRead);
  const [quote, setQuote] = useState<Quote>();
  const lastShown = posts.at(-1)?.number ?? 1;
  useReadingNote(topic.id, lastShown, mine !== undefined);

  const news = newsSince(posts, {
    visit: visit ?? 0,
    lastNumber: topic.lastNumber,
    reader: user?.username,
  });
  const firstNew = news.first;
  const first = question ?? posts.find(({ number }) => number === 1);
  const threads = oneLevel(posts.filter(({ number }) => number > 1));
  const ordered = threads.flatMap(({ post, replies }) => [post, ...replies]);
  const lineAt = ordered.find(news.isNews)?.number;
  const isAsker = user !== null && user.username === topic.author.username;
  const changed = async () => {
    try {
      await Promise.all([refresh(), refetch()]);
    } catch (error) {
      // What was changed is stored: only the page is older than that.
      toastError('No se ha podido actualizar el tema', error);
    }
  };
  const nameOf = (number: number | null): string | undefined =>
    number === null ? undefined : posts.find((post) => post.number === number)?.author.name;
  const article = (post: Post, options: { isReply?: boolean; above?: string | undefined } = {}) => (
    <PostArticle
      post={post}
      isNew={news.isNews(post)}
      isAbove={post.number === solution?.number}
      {...options}
    />
  );
  return (
    <TopicContext value={{ topic, mine, isAsker, changed, setQuote }}>
      <Embeds value={embeds}>
        <div className="page-width pt-6 pb-18 md:pt-10 md:pb-24">
          <Crumbs
            steps={[
              { to: '/foro', label: 'Foro' },
              { to: categoryPath(category.id), label: category.name },
            ]}
            className="mb-2"
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start justify-between gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,44rem)_232px]">
            <div className="min-w-0">
              <h1 className="max-w-[26ch] text-[clamp(1.875rem,3vw,2.625rem)] leading-[1.04] wrap-anywhere">
                {topic.title}
              </h1>
              <Facts topic={topic} />
              {firstNew !== undefined && (
                <ButtonLink
                  to={
                    firstNew > lastShown || firstNew < from
                      ? `${topicPath(topic.id)}?respuesta=${firstNew}#r${firstNew}`
                      : `#r${lineAt ?? firstNew}`
                  }
                  variant="outline"
                  size="sm"
                  className="mt-1 mb-2"
                >
                  <ArrowDown />
                  Ir a la primera sin leer
                </ButtonLink>
              )}
              {first && article(first)}
              {solution && <SolutionBox post={solution} asker={topic.author.name} />}
              {previous !== null && (
                <PageLink topicId={topic.id} to={previous} label="Ver las respuestas anteriores" />
              )}
              {threads.map(({ post, replies }) => (
                <div key={post.number}>
                  {lineAt === post.number && <NewLine count={news.count} />}
                  {article(post, { above: nameOf(post.parent) })}
                  {replies.map((reply) => (
                    <div key={reply.number}>
                      {lineAt === reply.number && <NewLine count={news.count} />}
                      {article(reply, {
                        isReply: true,
                        above: reply.parent === post.number ? undefined : nameOf(reply.parent),
                      })}
                    </div>
                  ))}
                </div>
              ))}
              {topic.replies === 0 && (
                <p className="border-t border-line py-6 text-muted">
                  Aún no hay respuestas. Si sabes la respuesta, cita el artículo o el apartado.
                </p>
              )}
              {next !== null && (
                <PageLink topicId={topic.id} to={next} label="Ver las respuestas siguientes" />
              )}
              {next === null && <LiveAnswers topic={topic} onShow={changed} />}
              <ReplyPlace quote={quote} />
            </div>
            <TopicSide similar={similar} hasSolution={solution !== null} lineAt={lineAt} />
          </div>
        </div>
      </Embeds>
    </TopicContext>
  );
}

function Facts({ topic }: Pick<Topic, 'topic'>) {
  return (
    <div className="mt-3.5 mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
      {topic.syllabusTopic && (
        <Plate variant="outline" size="sm" role="img" aria-label={`Tema ${topic.syllabusTopic}`}>
          {topic.syllabusTopic}
        </Plate>
      )}
      {topic.isSolved && (
        <Badge tone="success">
          <CircleCheck />
          Resuelto
        </Badge>
      )}
      {topic.isPinned && (
        <Badge tone="gold">
          <Pin />
          Fijado
        </Badge>
      )}
      {topic.isClosed && (
        <Badge>
          <Lock />
          Cerrado
        </Badge>
      )}
      <span>{formatCount(topic.replies, 'respuesta', 'respuestas')}</span>
      <span>{formatCount(topic.views, 'lectura', 'lecturas')}</span>
      {topic.tags.map((tag) => (
        <Link key={tag} to={`/foro?etiqueta=${encodeURIComponent(tag)}`} className="link">
          {tag}
        </Link>
      ))}
      {topic.author.username && (
        <Link to={authorPath(topic.author.username)} className="link">
          Más de {topic.author.name}
        </Link>
      )}
    </div>
  );
}

const NewLine = ({ count }: { count: number }) => (
  <p className="flex items-center gap-3.5 pt-3.5 text-small font-semibold text-gold-ink before:flex-1 before:border-t-2 before:border-gold after:flex-1 after:border-t-2 after:border-gold">
    {count === 1 ? '1 respuesta nueva desde tu visita' : `${count} respuestas nuevas desde tu visita`}
  </p>
);

const PageLink = ({ topicId, to, label }: { topicId: number; to: number; label: string }) => (
  <p className="border-t border-line py-4">
    <ButtonLink
      to={to > 1 ? `${topicPath(topicId)}?respuesta=${to}` : topicPath(topicId)}
      variant="outline"
      size="sm"
    >
      {label}
    </ButtonLink>
  </p>
);

/** The answer that solves the topic, below the question. */
function SolutionBox({ post, asker }: { post: Post; asker: string }) {
  return (
    <section
      id="solucion"
      aria-label="Respuesta que lo resuelve"
      className="my-4 scroll-mt-24 border-success bg-success-tint p-5 max-md:-mx-5 max-md:border-y-[1.5px] md:rounded-lg md:border-[1.5px] md:px-6"
    >
      <p className="mb-3 flex items-center gap-2 text-small font-semibold text-success">
        <CircleCheck className="size-5!" />
        Respuesta que lo resuelve, marcada por {asker}
      </p>
      <PostArticle post={post} isPlain />
    </section>
  );
}
