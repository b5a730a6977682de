import { formatCount } from '@atalaya/core/platform/number-format';
import { useQueries } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { read } from '../../../platform/api';
import { IconButton } from '../../../ui/icon-button';

/** The largest page of a list. */
const AT_ONCE = 100;

type ChosenProps = { ids: readonly string[]; onChange: (ids: readonly string[]) => void };

/** The chosen questions in order, to be moved or taken out. */
export function ChosenQuestions({ ids, onChange }: ChosenProps) {
  // Sorted, so that a move does not load them again.
  const sorted = [...ids].sort();
  const batches = Array.from({ length: Math.ceil(sorted.length / AT_ONCE) }, (_, index) =>
    sorted.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const known = useQueries({
    queries: batches.map((batch) =>
      read('GET /api/admin/questions', { query: { ids: batch.join(','), pageSize: AT_ONCE } }),
    ),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => data?.items ?? []).map((one) => [one.id, one])),
  });
  const move = (from: number, to: number) => {
    const next = [...ids];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  const topics = new Set([...known.values()].map(({ topic }) => topic));
  return (
    <div className="grid gap-2">
      <p role="status" className="text-small">
        {ids.length === 0
          ? 'Aún no has elegido ninguna.'
          : `${formatCount(ids.length, 'pregunta elegida', 'preguntas elegidas')} de ${formatCount(topics.size, 'tema', 'temas')}.`}
      </p>
      {ids.length > 0 && (
        <ol
          aria-label="Preguntas elegidas"
          className="max-h-72 overflow-y-auto rounded-md border border-line bg-surface"
        >
          {ids.map((id, index) => {
            const question = known.get(id);
            const place = `la pregunta ${index + 1}`;
            return (
              <li
                key={id}
                className="flex items-center gap-2 border-b border-line px-3 py-1 text-small last:border-b-0"
              >
                <span className="w-7 flex-none text-right text-muted tabular-nums">{index + 1}</span>
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2">{question?.stem ?? id}</span>
                  {question && <span className="text-muted">Tema {question.topic}</span>}
                </span>
                <IconButton
                  label={`Subir ${place}`}
                  size="sm"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`Bajar ${place}`}
                  size="sm"
                  disabled={index === ids.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={`Quitar ${place}`}
                  size="sm"
                  onClick={() => onChange(ids.filter((other) => other !== id))}
                >
                  <X />
                </IconButton>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
