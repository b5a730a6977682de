import { withReturn } from '@atalaya/core/auth/return-path';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useBegin } from '../../exams/build/use-begin';
import { resolveUser } from '../../platform/session';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import type { EmbedCardData } from './embed-context';

export const EmbedCard = ({ card }: { card: EmbedCardData }) =>
  card.kind === 'article' ? <ArticleCard card={card} /> : <QuestionCard card={card} />;

const frame = 'my-3 max-w-[64ch] rounded-lg border border-line-strong px-4 py-3 text-small';

function ArticleCard({ card }: { card: Extract<EmbedCardData, { kind: 'article' }> }) {
  return (
    <Link
      to={card.key}
      className={`${frame} flex min-h-14 items-center gap-3.5 text-ink! no-underline hover:bg-navy-tint`}
    >
      <Plate variant="outline" size="sm" role="img" aria-label={`Artículo ${card.number}`}>
        {card.number}
      </Plate>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b>{card.lawName}</b>
        <span className="block text-muted">{card.heading}</span>
      </span>
      <ChevronRight className="size-5! flex-none text-muted" />
    </Link>
  );
}

/** The stem alone. Whoever answers it gets the options and the key, with their plan's limits, in a test of one. */
function QuestionCard({ card }: { card: Extract<EmbedCardData, { kind: 'question' }> }) {
  const begin = useBegin('No se ha podido abrir la pregunta');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const answer = async () => {
    if (!(await resolveUser())) return navigate(withReturn('/login', pathname + search));
    begin.run({
      kind: 'test',
      mode: 'study',
      count: 1,
      questionKind: card.isChoice ? 'choice' : 'true-false',
      about: { question: card.id },
    });
  };
  return (
    <section aria-label={`Pregunta del banco, tema ${card.topic}`} className={frame}>
      <p className="flex items-center gap-2.5 text-muted">
        <Plate variant="outline" size="sm" aria-hidden="true">
          {card.topic}
        </Plate>
        Pregunta del banco, tema {card.topic}
      </p>
      <p className="mt-2 text-body wrap-anywhere">{card.stem}</p>
      <Button size="sm" variant="outline" className="mt-3" busy={begin.isBusy} onClick={() => void answer()}>
        Responderla
      </Button>
    </section>
  );
}
