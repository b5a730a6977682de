import { isSelfGraded } from '@atalaya/core/review/study-answer';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import type { Card } from './runner-state';

type AnswerWhyProps = {
  card: Pick<Card, 'kind' | 'explanation' | 'answer' | 'reference'>;
  choice: AnswerKey | null;
};

export function AnswerWhy({ card, choice }: AnswerWhyProps) {
  const { explanation } = card;
  const of = (key: AnswerKey | null) => {
    const letter = letters.find((one) => one === key);
    return typeof explanation === 'string' || !letter ? null : explanation[letter];
  };
  const slip = choice !== card.answer ? of(choice) : null;
  return (
    <section
      aria-label={isSelfGraded(card.kind) ? 'Respuesta' : 'Por qué'}
      aria-live="polite"
      className="mt-5 rounded-lg border border-line bg-surface"
    >
      {card.reference && (
        <p className="border-b border-line px-5 py-3.5 font-display text-h4 font-bold md:px-6">
          {card.reference}
        </p>
      )}
      <div className="grid gap-3 px-5 py-4 md:px-6">
        <p
          className={
            isSelfGraded(card.kind) ? 'text-lead text-pretty' : 'border-l-4 border-gold pl-4 text-pretty'
          }
        >
          {typeof explanation === 'string' ? explanation : of(card.answer)}
        </p>
        {slip && (
          <p className="text-pretty text-muted">
            <b className="text-ink">La tuya ({choice}):</b> {slip}
          </p>
        )}
      </div>
    </section>
  );
}
