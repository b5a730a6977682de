import type { Answer } from '@atalaya/core/api';
import { checkedWords } from '@atalaya/core/syllabus/reading/checked-words';
import { boardPath, type Place, topicPath } from '@atalaya/core/syllabus/reading/reading';
import { ArrowLeft, ArrowRight, BookmarkCheck, ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { DownloadButton } from '../../platform/offline/download-button';
import { ButtonLink } from '../../ui/button';
import { Plate } from '../../ui/plate';
import { prepareTopic, topicDownloadId } from '../download-topic';

type Topic = Omit<Answer<'GET /api/topics/:id/content'>, 'sections'> & {
  sections: { id: string; title: string }[];
};
type Neighbour = Answer<'GET /api/topics/:id/reading'>['next'];

type HeadProps = { topic: Topic; minutes: number; place: Place | null };

export function TopicHead({ topic, minutes, place }: HeadProps) {
  const at = topic.sections.findIndex(({ id }) => id === place?.section);
  const stopped = at > 0 || (place?.block ?? 0) > 3 ? topic.sections[at] : undefined;
  return (
    <header className="max-w-[38.5rem]">
      <p className="text-small text-muted">
        {checkedWords(topic)} · {minutes}&nbsp;min
      </p>
      <h1 className="mt-4 flex items-start gap-3.5 text-h1 max-sm:text-[2.25rem]">
        <Plate size="lg" className="mt-[0.12em] lg:hidden">
          {topic.number}
        </Plate>
        <span className="min-w-0 wrap-anywhere">{topic.shortTitle}</span>
      </h1>
      <details className="group mt-4 text-small text-muted">
        <summary className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-navy pointer-coarse:min-h-11">
          Enunciado oficial
          <ChevronDown className="size-4.5 group-open:rotate-180" />
        </summary>
        <p className="mt-1">{topic.title}</p>
      </details>
      {stopped && (
        <ButtonLink
          to={topicPath(topic.number, stopped.id)}
          state={{ resume: true }}
          variant="outline"
          size="sm"
          className="mt-5 print:hidden"
        >
          <BookmarkCheck />
          Seguir en «{stopped.title}»
        </ButtonLink>
      )}
      {topic.intro && <p className="mt-6 text-lead">{topic.intro}</p>}
    </header>
  );
}

export function TopicFoot({ topic, previous, next }: { topic: Topic; previous: Neighbour; next: Neighbour }) {
  return (
    <footer className="mt-16 max-w-[38.5rem] border-t border-line pt-7">
      {topic.laws.length > 0 && (
        <>
          <h2 className="text-h4">Normas de este tema</h2>
          <ul className="mt-3 grid gap-2 text-small">
            {topic.laws.map(({ id, name, shortName, boe }) => (
              <li key={id}>
                <a href={`https://www.boe.es/buscar/act.php?id=${boe}`} rel="noopener" className="link">
                  {name}
                </a>{' '}
                <span className="text-muted">({shortName})</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {topic.sources.length > 0 && (
        <>
          <h2 className="mt-7 text-h4">Fuentes</h2>
          <ul className="mt-3 grid gap-1.5 text-small text-muted">
            {topic.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </>
      )}
      <nav aria-label="Otros temas" className="mt-9 grid gap-3 sm:grid-cols-2 print:hidden">
        <Way to={previous} label="Tema anterior" Icon={ArrowLeft} />
        <Way to={next} label="Tema siguiente" Icon={ArrowRight} />
      </nav>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={boardPath(topic.number)} variant="quiet">
          Ver el tablero del tema
        </ButtonLink>
        {!topic.locked && (
          <DownloadButton
            id={topicDownloadId(topic.number)}
            variant="quiet"
            prepare={async () => prepareTopic(topic)}
          >
            Descargar para leerlo sin conexión
          </DownloadButton>
        )}
      </div>
    </footer>
  );
}

function Way({ to, label, Icon }: { to: Neighbour; label: string; Icon: typeof ArrowLeft }) {
  if (!to) return <span />;
  return (
    <Link
      to={topicPath(to.number)}
      prefetch="intent"
      className="grid gap-2 rounded-lg border border-line bg-surface p-4 no-underline hover:border-line-strong"
    >
      <span className="flex items-center gap-2 text-small text-muted [&_svg]:size-4">
        <Icon />
        {label}
      </span>
      <span className="flex items-center gap-3 font-semibold">
        <Plate variant="outline">{to.number}</Plate>
        {to.shortTitle}
      </span>
    </Link>
  );
}
