import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useBegin } from '../../exams/build/use-begin';
import { read } from '../../platform/api';
import { useSession } from '../../platform/session';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import type { ArticleData } from './article-data';

const MOST = 50;

/** Some questions on the article, with the user's last outcome, and a test of all of them. */
export function ArticleQuestions({ article }: { article: ArticleData }) {
  const { id, number, law, uses, samples } = article;
  const { user } = useSession();
  const mine = useQuery({
    ...read('GET /api/my-laws/articles/:id', { params: { id } }),
    enabled: user !== null,
  });
  const begin = useBegin();
  if (uses.questions === 0) return null;
  const start = () =>
    begin.run({
      kind: 'test',
      mode: 'study',
      count: Math.min(MOST, uses.questions),
      about: { law: law.id, article: number },
    });
  return (
    <section aria-labelledby="preguntas" className="mt-12 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="preguntas" className="text-h3">
          Pregúntate
        </h2>
        <p className="text-small text-muted">
          {formatCount(uses.questions, 'pregunta', 'preguntas')}
          {mine.data && mine.data.right > 0 && `, ${formatCount(mine.data.right, 'acertada', 'acertadas')}`}
        </p>
      </div>
      <ul className="mt-3">
        {samples.map((question) => (
          <li
            key={question.id}
            className="flex min-h-14 items-center justify-between gap-4 border-t border-line py-3"
          >
            <span className="text-pretty">{question.stem}</span>
            {user && <Outcome outcome={mine.data?.outcomes[question.id]} />}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        {user ? (
          <Button variant="outline" busy={begin.isBusy} onClick={start}>
            {uses.questions === 1 ? 'Hacer la pregunta' : `Hacer las ${Math.min(MOST, uses.questions)}`}
          </Button>
        ) : (
          <ButtonLink variant="outline" to={`/quiz?ley=${law.id}`}>
            Diez preguntas de esta ley, sin cuenta
          </ButtonLink>
        )}
        {begin.error && (
          <p role="alert" className="mt-2 text-small text-danger">
            {begin.fault}
          </p>
        )}
      </div>
    </section>
  );
}

function Outcome({ outcome }: { outcome: 'right' | 'wrong' | 'blank' | undefined }) {
  if (outcome === 'right')
    return (
      <Badge tone="success">
        <Check /> Acertada
      </Badge>
    );
  if (outcome === 'wrong')
    return (
      <Badge tone="danger">
        <X /> Fallada
      </Badge>
    );
  return <Badge tone="gold">{outcome === 'blank' ? 'En blanco' : 'Nueva'}</Badge>;
}
