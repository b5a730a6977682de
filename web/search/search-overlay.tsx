import { brand } from '@atalaya/core/brand';
import type { SearchEntry } from '@atalaya/core/search/entry';
import { SHORTEST_SEARCH } from '@atalaya/core/search/search';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { read } from '../platform/api';
import { useSession } from '../platform/session';
import { closePanel, useShell } from '../shell/shell-store';
import { IconButton } from '../ui/icon-button';
import { useReturnFocus } from '../ui/overlays/use-return-focus';
import { makeFinder, suggestions } from './find';
import { inGroups } from './group-results';
import { optionId, SearchResults } from './search-results';

/** Searches a static index in the browser; only the searches of signed-in users are also sent to the server. */
export default function SearchOverlay() {
  const open = useShell((shell) => shell.panel === 'search');
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || closePanel()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-45 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full max-w-180 flex-col overflow-hidden bg-surface text-ink shadow-float outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in md:top-19 md:max-h-[calc(100dvh-7rem)] md:rounded-xl"
        >
          <Dialog.Title className="sr-only">Buscar en {brand.name}</Dialog.Title>
          <SearchBox />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** From the static index, if the content has results too. */
const FEW = 5;

function SearchBox() {
  const {
    data: index,
    status,
    refetch,
  } = useQuery({ queryKey: ['/search-index.json'], staleTime: Number.POSITIVE_INFINITY });
  const find = useMemo(() => makeFinder(index), [index]);
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const navigate = useNavigate();
  const listId = useId();

  const asked = text.trim();
  const inContent = useContentSearch(asked);
  const results = useMemo(
    () =>
      asked
        ? inGroups([...find(asked).slice(0, inContent.length > 0 ? FEW : undefined), ...inContent])
        : suggestions(index),
    [asked, find, index, inContent],
  );
  const chosen = results[place];

  const onKeyDown = (event: KeyboardEvent) => {
    const last = results.length - 1;
    if (event.key === 'ArrowDown') setPlace(place < last ? place + 1 : 0);
    else if (event.key === 'ArrowUp') setPlace(place > 0 ? place - 1 : Math.max(last, 0));
    else if (event.key === 'Enter' && chosen) {
      closePanel();
      void navigate(chosen.path);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5 has-[input:focus-visible]:shadow-[inset_0_-2px_0_var(--gold)]">
        <Search className="size-5.5 text-muted" />
        <input
          type="search"
          role="combobox"
          aria-label={`Buscar en ${brand.name}`}
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(listId, place) : undefined}
          placeholder={`Buscar en ${brand.name}…`}
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full min-w-0 flex-1 bg-transparent text-lead outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton label="Cerrar búsqueda" onClick={closePanel}>
          <X />
        </IconButton>
      </div>
      <SearchResults
        listId={listId}
        asked={asked}
        status={status}
        results={results}
        place={place}
        onPlace={setPlace}
        onRetry={() => void refetch()}
      />
    </>
  );
}

const PAUSE_MS = 200;
const nothing: SearchEntry[] = [];

/** Results in topics, questions, flashcards and own notes. A guest sends nothing. */
function useContentSearch(asked: string): SearchEntry[] {
  const { user } = useSession();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const isEnough = user !== null && asked.length >= SHORTEST_SEARCH && settled.length >= SHORTEST_SEARCH;
  const { data } = useQuery({
    ...read('GET /api/search', { query: { q: settled } }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return useMemo(
    () =>
      isEnough && data
        ? data.map(({ kind, topic, section, title, snippet }) => ({
            kind,
            path: topicPath(topic, section ?? undefined),
            title,
            text: snippet,
            number: topic,
          }))
        : nothing,
    [isEnough, data],
  );
}
