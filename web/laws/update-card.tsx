import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge';
import { Plate } from '../ui/plate';
import { articlePath, normLink } from './law-paths';

type Update = Answer<'GET /api/my-laws/updates'>[number];

const MOST = 14;

export function UpdateCard({ update }: { update: Update }) {
  const { id, law, title, summary, norm, boe, inForce, isInForce, topics, articles, elsewhere } = update;
  return (
    <li className="rounded-lg border border-line bg-surface p-5 md:p-6" aria-labelledby={id}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
        <Badge tone={isInForce ? 'navy' : 'warning'}>{law.shortName}</Badge>
        <time dateTime={inForce}>
          {isInForce ? 'En vigor desde el' : 'Entra en vigor el'} {longDay(inForce)}
        </time>
      </p>
      <h2 id={id} className="mt-3 text-h4 text-balance">
        {title}
      </h2>
      <p className="mt-2 max-w-[66ch] text-pretty">{summary}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-small">
        {articles.slice(0, MOST).map(({ number, slug }) =>
          slug && law.slug ? (
            <Link key={number} to={articlePath(law.slug, slug)} aria-label={`Artículo ${number}`}>
              <Plate size="sm" variant="outline">
                {number}
              </Plate>
            </Link>
          ) : (
            <Plate key={number} size="sm" variant="soft">
              {number}
            </Plate>
          ),
        )}
        {articles.length > MOST && <span className="text-muted">y {articles.length - MOST} más</span>}
        {elsewhere && <span>{elsewhere}</span>}
        <a href={normLink(boe)} className="link inline-flex items-center gap-1.5 [&_svg]:size-4">
          {norm}
          <ExternalLink />
        </a>
      </p>
      {topics.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
          {topics.map(({ number, shortTitle }) => (
            <Link key={number} to={topicPath(number)} className="link">
              Tema {number}, {shortTitle}
            </Link>
          ))}
        </p>
      )}
      <Meaning update={update} />
    </li>
  );
}

/** What the change means for the user, in one or two sentences. */
function Meaning({ update: { affected, answeredBefore } }: { update: Update }) {
  const items = [
    affected.questions > 0 && formatCount(affected.questions, 'pregunta', 'preguntas'),
    affected.trueFalse > 0 && formatCount(affected.trueFalse, 'verdadero o falso', 'verdaderos o falsos'),
    affected.flashcards > 0 && formatCount(affected.flashcards, 'tarjeta', 'tarjetas'),
  ].filter((item) => item !== false);
  const { right, wrong } = answeredBefore;
  return (
    <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-small">
      <b>Lo que cambia para ti.</b>{' '}
      {items.length === 0
        ? 'No tenemos preguntas sobre estos artículos.'
        : `Tratan de esto ${items.join(', ')}.`}{' '}
      {affected.toReview > 0 &&
        `${formatCount(affected.toReview, 'está pendiente', 'están pendientes')} de que la revisemos. `}
      {right + wrong > 0
        ? `Antes del cambio contestaste ${formatCount(right + wrong, 'vez', 'veces')}: ${formatCount(right, 'acierto', 'aciertos')} y ${formatCount(wrong, 'fallo', 'fallos')}. Conviene repasarlo.`
        : items.length > 0 && 'No habías contestado nada de esto antes del cambio.'}
    </p>
  );
}
