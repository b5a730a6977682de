import type { Answer } from '@atalaya/core/api';
import { brand } from '@atalaya/core/brand';
import { monthAndYear } from '@atalaya/core/platform/date-format';
import { type Stage, stageWords } from '@atalaya/core/success-wall/success-wall';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BadgeCheck, MessageCircle } from 'lucide-react';
import { call } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { Badge } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/state';
import { Reactions } from './reactions';

type Story = Answer<'GET /api/success-wall'>['items'][number];
type Filters = { stage: Stage | undefined; year: number | undefined };

export function StoryList({ stage, year }: Filters) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['success-wall', stage, year],
    queryFn: ({ pageParam }) =>
      call('GET /api/success-wall', {
        query: {
          ...(stage ? { stage } : {}),
          ...(year ? { year } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    refetchOnMount: 'always',
    getNextPageParam: ({ next }) => next,
  });
  if (error && !data) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando las historias" rows={3} height="h-48" />;
  const stories = data.pages.flatMap(({ items }) => items);
  if (stories.length === 0)
    return stage || year ? (
      <EmptyState
        title="Ninguna historia así, todavía"
        action={
          <ButtonLink to="?" variant="outline" replace preventScrollReset>
            Ver todas
          </ButtonLink>
        }
      />
    ) : (
      <EmptyState title="La primera historia está por contar">
        Si has superado alguna prueba, la tuya puede ser la que otro necesita leer hoy.
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-5">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" className="mt-6" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Ver más historias
        </Button>
      )}
    </>
  );
}

function StoryCard({ story }: { story: Story }) {
  const { id, name, stage, year, attempts, isVerified, isMine, username, publishedAt } = story;
  return (
    <article
      aria-labelledby={`historia-${id}`}
      className="rounded-lg border border-line bg-surface p-5 md:p-7"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`historia-${id}`} className="text-h4">
          {name}
        </h2>
        <Badge tone="gold">
          {stageWords[stage]}, {year}
        </Badge>
        {isMine && <Badge tone="navy">Tu historia</Badge>}
      </header>
      <p className="mt-1.5 text-small text-muted">
        {attempts === 1 ? 'A la primera' : `A la ${attempts}.ª convocatoria`} ·{' '}
        {isVerified ? (
          <span className="whitespace-nowrap">
            <BadgeCheck className="mr-1 inline size-4 align-[-3px] text-success" />
            Comprobado por {brand.name}
          </span>
        ) : (
          'Lo cuenta su autor'
        )}{' '}
        · {monthAndYear(publishedAt)}
      </p>
      <p className="mt-4 max-w-[68ch] wrap-anywhere whitespace-pre-line">{story.story}</p>
      <div className="mt-5 border-l-3 border-gold pl-4">
        <h3 className="text-small font-semibold">Su consejo</h3>
        <p className="mt-1 max-w-[64ch] wrap-anywhere whitespace-pre-line">{story.advice}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Reactions story={story} />
        {username && (
          <ButtonLink
            to={`/campus-estudio/mensajes/nuevo?para=${encodeURIComponent(username)}`}
            variant="quiet"
            size="sm"
          >
            <MessageCircle />
            Escribirle<span className="sr-only"> a {username}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
