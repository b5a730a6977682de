import type { Answer } from '@atalaya/core/api';
import { minutesLeft, percentRead, topicPath } from '@atalaya/core/syllabus/reading/reading';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { BoardPart } from './board-part';

type TextProps = {
  topic: Answer<'GET /api/topics/:id/content'>;
  reading: Answer<'GET /api/topics/:id/reading'>;
};

export function BoardText({ topic, reading }: TextProps) {
  const percent = percentRead(reading.sections);
  const left = minutesLeft(reading.sections);
  const isRead = (id: string) => reading.sections.some((section) => section.id === id && section.isRead);
  const { place } = reading;
  return (
    <BoardPart id="texto" title="Texto" locked={topic.locked} count={topic.sections.length}>
      <Progress label="Leído" value={percent} tone="gold" valueText={`${percent} %`} />
      <p className="mt-2 text-small text-muted">
        {percent} % leído{left > 0 && `, ${left} min hasta el final`}
      </p>
      <ol className="mt-4">
        {topic.sections.map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <Link
              to={topicPath(topic.number, id)}
              className="flex min-h-11 items-center gap-3 py-1.5 text-small no-underline hover:underline"
            >
              {isRead(id) ? (
                <CircleCheck aria-label="Leída" className="size-4.5 flex-none text-success" />
              ) : (
                <span aria-hidden="true" className="num w-4.5 flex-none text-center text-muted">
                  {index + 1}
                </span>
              )}
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <ButtonLink to={topicPath(topic.number, place?.section)} className="mt-5">
        {place ? 'Seguir leyendo' : 'Empezar a leer'}
      </ButtonLink>
    </BoardPart>
  );
}
