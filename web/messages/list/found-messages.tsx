import { threadPath } from '@atalaya/core/messages/messages';
import { SHORTEST_SEARCH, snippetParts } from '@atalaya/core/search/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recently } from '../../admin/moments';
import { read } from '../../platform/api';
import { SectionFault, SectionLoading } from '../../platform/section-states';
import { nameOf } from '../person-name';

type FoundProps = { search: string; onOpen: () => void };

export function FoundMessages({ search, onOpen }: FoundProps) {
  const isLong = search.length >= SHORTEST_SEARCH;
  const { data, error, refetch } = useQuery({
    ...read('GET /api/messages/search', { query: { q: search } }),
    enabled: isLong,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!isLong) return <p className="p-4 text-small text-muted">Escribe al menos {SHORTEST_SEARCH} letras.</p>;
  if (error && !data)
    return (
      <div className="p-4">
        <SectionFault error={error} retry={refetch} />
      </div>
    );
  if (!data)
    return (
      <div className="p-4">
        <SectionLoading label="Buscando" rows={3} height="h-14" />
      </div>
    );
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-2">
      <p role="status" className="px-2.5 py-1.5 text-small text-muted">
        {data.length === 0 ? `Nada con «${search}»` : `Mensajes con «${search}»`}
      </p>
      <ul>
        {data.map(({ threadId, number, person, isMine, snippet, createdAt }) => (
          <li key={`${threadId}-${number}`}>
            <Link
              to={`${threadPath(threadId)}?mensaje=${number}`}
              onClick={onOpen}
              className="block rounded-lg px-2.5 py-2 leading-[1.4] no-underline hover:bg-sunken"
            >
              <span className="flex justify-between gap-3 text-micro text-muted">
                <b className="truncate text-ink">{isMine ? `Tú, a ${nameOf(person)}` : nameOf(person)}</b>
                <time dateTime={createdAt}>{recently(createdAt)}</time>
              </span>
              <span className="line-clamp-2 text-small wrap-anywhere">
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
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
