import { topicPath } from '@atalaya/core/forum/forum';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useDeferredValue } from 'react';
import { read } from '../../platform/api';

const FEWEST_LETTERS = 8;

/** Topics like the title that is being written, so that nobody waits for an answer that exists. */
export function SimilarTopics({ title }: { title: string }) {
  const asked = useDeferredValue(title.trim());
  const { data = [] } = useQuery({
    ...read('GET /api/forum/similar', { query: { title: asked.slice(0, 200) } }),
    enabled: asked.length >= FEWEST_LETTERS,
    placeholderData: (before) => before,
  });
  if (data.length === 0 || asked.length < FEWEST_LETTERS) return null;
  return (
    <section aria-labelledby="ya-preguntado" className="rounded-lg bg-navy-tint px-4 py-3.5 text-small">
      <h2 id="ya-preguntado" className="font-sans text-small leading-[1.5] font-semibold tracking-normal">
        Puede que ya esté contestado
      </h2>
      <ul className="mt-1.5 grid gap-1.5">
        {data.map(({ id, title: other, replies, isSolved }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2.5">
            <a href={topicPath(id)} target="_blank" rel="noopener" className="link wrap-anywhere">
              {other}
            </a>
            <span className="inline-flex items-center gap-1 text-muted">
              {isSolved && <CircleCheck aria-label="Resuelto" role="img" className="size-4! text-success" />}
              {formatCount(replies, 'respuesta', 'respuestas')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
