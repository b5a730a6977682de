import type { Answer } from '@atalaya/core/api';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useState } from 'react';
import { recently } from '../../admin/moments';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { SectionFault } from '../../platform/section-states';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import { ItemWhy } from '../item-why';
import { ListsButton } from '../lists/lists-button';
import type { FailureFilter } from './failure-filter';

type Page = Answer<'GET /api/study/failures'>;
type Failure = Page['items'][number];
type ListProps = { filter: FailureFilter; first: Page; titles: ReadonlyMap<number, string> };

export function FailureList({ filter, first, titles }: ListProps) {
  const [page, setPage] = useState(first);
  const more = useAction(
    (after: string) => call('GET /api/study/failures', { query: { ...filter, after } }),
    {
      stale: [],
      done: ({ items, next }) => setPage({ items: [...page.items, ...items], next }),
      retries: true,
    },
  );
  return (
    <>
      <ul>
        {page.items.map((failure) => (
          <li key={failure.id} className="border-b border-line py-5">
            <FailureRow failure={failure} title={titles.get(failure.topic)} />
          </li>
        ))}
      </ul>
      {more.error && <SectionFault error={more.error} retry={() => page.next && more.run(page.next)} />}
      {page.next && !more.error && (
        <Button
          variant="outline"
          className="mt-5"
          busy={more.isBusy}
          onClick={() => page.next && more.run(page.next)}
        >
          Ver más
        </Button>
      )}
    </>
  );
}

const states = {
  right: { tone: 'success', Icon: CircleCheck, word: 'Recuperada' },
  wrong: { tone: 'danger', Icon: CircleX, word: 'Por recuperar' },
  blank: { tone: 'neutral', Icon: CircleDashed, word: 'En blanco la última vez' },
} as const;

function FailureRow({ failure, title }: { failure: Failure; title: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, id, topic, text, failures, lastFailedAt, lastOutcome, dueOn } = failure;
  const { tone, Icon, word } = states[lastOutcome];
  return (
    <article aria-label={text} className="flex gap-3.5">
      <Plate variant="outline" title={title}>
        {topic}
      </Plate>
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-pretty wrap-anywhere">{text}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
          <Badge tone={tone}>
            <Icon />
            {word}
          </Badge>
          <span>
            Fallada {failures} {failures === 1 ? 'vez' : 'veces'}, la última {recently(lastFailedAt)}
          </span>
          {lastOutcome === 'right' && dueOn && <span>Vuelve el {dayAndMonth(dueOn)}</span>}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Ocultar' : 'Ver por qué'}
          </Button>
          <ListsButton questionId={id} />
        </div>
        {isOpen && <ItemWhy kind={kind} id={id} />}
      </div>
    </article>
  );
}
