import { topicPath } from '@atalaya/core/forum/forum';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { CircleCheck, Lock, Pin } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { Plate } from '../../ui/plate';
import { Moment } from '../moment';
import type { Category, TopicCard } from './board-data';
import type { Reading } from './use-readings';

/** A topic that nobody has opened counts as new for this long. */
const NEW_MS = 2 * DAY_MS;

/** What is new in it for the reader, in words; null if nothing is. */
function newsOf(topic: TopicCard, reading: Reading | undefined, isReader: boolean): string | null {
  if (!isReader || reading?.level === 'mute') return null;
  if (!reading) return Date.now() - Date.parse(topic.createdAt) < NEW_MS ? 'sin abrir' : null;
  const count = topic.lastNumber - reading.lastRead;
  return count > 0 ? formatCount(count, 'nueva', 'nuevas') : null;
}

type TopicRowProps = {
  topic: TopicCard;
  /** Left out where all are of the same category. */
  category?: Category | undefined;
  reading: Reading | undefined;
  isReader: boolean;
};

export function TopicRow({ topic, category, reading, isReader }: TopicRowProps) {
  const news = newsOf(topic, reading, isReader);
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-b border-line py-4.5 md:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
      <span className="grid h-10 place-items-center">
        {topic.syllabusTopic ? (
          <Plate variant="outline" aria-label={`Tema ${topic.syllabusTopic}`} role="img">
            {topic.syllabusTopic}
          </Plate>
        ) : (
          <Avatar name={topic.author.name} src={topic.author.avatar ?? undefined} />
        )}
      </span>
      <div className="min-w-0">
        <h2
          className={cx(
            'font-sans text-[1.125rem] leading-[1.35] tracking-normal text-pretty wrap-anywhere',
            news ? 'font-semibold' : 'font-normal',
          )}
        >
          <Link to={topicPath(topic.id)} className="no-underline hover:underline">
            {topic.title}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-muted">
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
          {topic.isSolved && (
            <span className="inline-flex items-center gap-1.25 font-semibold text-success">
              <CircleCheck className="size-4!" />
              Resuelto
            </span>
          )}
          {category && <span>{category.name}</span>}
          <span>
            {topic.lastAuthor}, <Moment at={topic.lastPostAt} />
          </span>
        </p>
      </div>
      <p className="text-small leading-[1.25] whitespace-nowrap text-muted max-md:col-start-2 md:text-right">
        <span className="md:num md:block md:text-[1.5rem] md:text-ink max-md:font-semibold">
          {formatNumber(topic.replies)}
        </span>{' '}
        {topic.replies === 1 ? 'respuesta' : 'respuestas'}
        {news && (
          <span className="ml-2 inline-flex min-h-6 items-center rounded-full bg-gold px-2 text-micro font-semibold text-on-gold md:mt-1 md:ml-0 md:flex md:w-fit md:justify-self-end">
            {news}
          </span>
        )}
      </p>
    </li>
  );
}
