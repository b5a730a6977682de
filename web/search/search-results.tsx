import { kindHeadings, kindLabels, type SearchEntry, type SearchKind } from '@atalaya/core/search/entry';
import { snippetParts } from '@atalaya/core/search/search';
import {
  BookOpen,
  CircleQuestionMark,
  FileText,
  Layers,
  Newspaper,
  NotebookPen,
  Scale,
  ShoppingBag,
  Text,
} from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { closePanel } from '../shell/shell-store';
import { Button } from '../ui/button';
import { Plate } from '../ui/plate';
import { Spinner } from '../ui/spinner';
import { groupResults } from './group-results';

type Props = {
  listId: string;
  asked: string;
  status: 'pending' | 'error' | 'success';
  results: SearchEntry[];
  place: number;
  onPlace: (place: number) => void;
  onRetry: () => void;
};

export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

const icons = {
  page: FileText,
  topic: BookOpen,
  post: Newspaper,
  product: ShoppingBag,
  section: Text,
  article: Scale,
  note: NotebookPen,
  'question-note': NotebookPen,
  question: CircleQuestionMark,
  flashcard: Layers,
} satisfies Record<SearchKind, unknown>;

export function SearchResults(props: Props) {
  const { listId, asked, status, results, place, onPlace } = props;

  useEffect(() => {
    document.getElementById(optionId(listId, place))?.scrollIntoView({ block: 'nearest' });
  }, [listId, place]);

  const option = (entry: SearchEntry, index: number) => (
    <Result
      key={`${entry.kind} ${entry.path} ${entry.title}`}
      id={optionId(listId, index)}
      entry={entry}
      active={index === place}
      onPoint={() => onPlace(index)}
    />
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p
        role="status"
        className={asked && results.length > 0 ? 'sr-only' : 'px-5 pt-4 text-small text-muted'}
      >
        {describe(props)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Resultados"
        // Long lists scroll, also with the keyboard.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
      >
        {asked
          ? groupResults(results).map(({ kind, entries }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
              <div key={kind} role="group" aria-label={kindHeadings[kind]} className="mb-1.5">
                <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-micro font-semibold text-muted">
                  {kindHeadings[kind]}
                </p>
                {entries.map((one) => option(one.entry, one.place))}
              </div>
            ))
          : results.map(option)}
      </div>
      {status === 'error' && (
        <div className="px-5 pb-5">
          <Button size="sm" variant="outline" onClick={props.onRetry}>
            Reintentar
          </Button>
        </div>
      )}
      {status === 'pending' && (
        <div className="grid place-items-center pb-8 text-muted">
          <Spinner className="size-6" />
        </div>
      )}
      {status === 'success' && asked && results.length === 0 && (
        <p className="px-5 pb-5">
          Prueba con otra palabra, o{' '}
          <Link to="/contacto" className="link" onClick={closePanel}>
            pregúntanos
          </Link>
          .
        </p>
      )}
    </div>
  );
}

function describe({ asked, status, results }: Props): string {
  if (status === 'pending') return 'Preparando la búsqueda…';
  if (status === 'error') return 'No se ha podido cargar el buscador.';
  if (!asked) return 'Lo más buscado';
  if (results.length === 0) return `No hay nada con «${asked}».`;
  return results.length === 1 ? '1 resultado' : `${results.length} resultados`;
}

type ResultProps = { id: string; entry: SearchEntry; active: boolean; onPoint: () => void };

function Result({ id, entry, active, onPoint }: ResultProps) {
  const Icon = icons[entry.kind];
  return (
    <Link
      to={entry.path}
      // Links do not trigger route discovery, so that typing causes no requests.
      discover="none"
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={closePanel}
      onPointerMove={active ? undefined : onPoint}
      className="flex items-center gap-4 rounded-lg px-3 py-2.5 leading-[1.35] no-underline aria-selected:bg-navy-tint"
    >
      <span className="grid w-10 flex-none place-items-center">
        {entry.number ? (
          <Plate variant={active ? 'solid' : 'outline'}>{entry.number}</Plate>
        ) : (
          <Icon className="size-5.5 text-muted" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{entry.title}</span>
        {entry.text && (
          <span className="line-clamp-2 text-small text-muted">
            {snippetParts(entry.text).map(({ text, isMatch }, part) =>
              isMatch ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a snippet never move
                <mark key={part} className="bg-mark text-on-mark">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </span>
        )}
      </span>
      <span className="flex-none text-micro text-muted">{kindLabels[entry.kind]}</span>
    </Link>
  );
}
