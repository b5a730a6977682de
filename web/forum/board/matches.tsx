import { postPath } from '@atalaya/core/forum/forum';
import { formatCount } from '@atalaya/core/platform/number-format';
import { SHORTEST_SEARCH, snippetParts } from '@atalaya/core/search/search';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/state';
import { Moment } from '../moment';
import type { Match } from './board-data';

type MatchesProps = { matches: readonly Match[]; search: string; path: string };

export function Matches({ matches, search, path }: MatchesProps) {
  if (matches.length === 0)
    return (
      <EmptyState
        title={`Nada con «${search}»`}
        action={
          <>
            <ButtonLink to={path} variant="outline">
              Ver todos los temas
            </ButtonLink>
            <ButtonLink to="/foro/nuevo">Preguntarlo</ButtonLink>
          </>
        }
      >
        {search.length < SHORTEST_SEARCH
          ? `Escribe al menos ${SHORTEST_SEARCH} letras.`
          : 'Prueba con menos palabras, o pregúntalo tú.'}
      </EmptyState>
    );
  return (
    <>
      <p role="status" className="text-small text-muted">
        {formatCount(matches.length, 'tema dice', 'temas dicen')} «{search}»
      </p>
      <ul>
        {matches.map(({ topic, number, snippet }) => (
          <li key={topic.id} className="border-b border-line py-4.5">
            <h2 className="font-sans text-[1.125rem] leading-[1.35] font-semibold tracking-normal wrap-anywhere">
              <Link to={postPath(topic.id, number)} className="no-underline hover:underline">
                {topic.title}
              </Link>
            </h2>
            <p className="mt-1 text-small wrap-anywhere">
              {snippetParts(snippet).map(({ text, isMatch }, at) =>
                isMatch ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a snippet never move
                  <mark key={at} className="bg-mark text-on-mark">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-2.5 text-small text-muted">
              {topic.isSolved && (
                <span className="inline-flex items-center gap-1.25 font-semibold text-success">
                  <CircleCheck className="size-4!" />
                  Resuelto
                </span>
              )}
              <span>{formatCount(topic.replies, 'respuesta', 'respuestas')}</span>
              <Moment at={topic.lastPostAt} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
