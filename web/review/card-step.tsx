import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { Badge } from '../ui/badge';
import { Plate } from '../ui/plate';
import { AnswerWhy } from './answer-why';
import { ChoiceList } from './choice-list';
import { LeechNote } from './leech-note';
import type { Card } from './runner-state';

type CardStepProps = {
  card: Card;
  isAgain: boolean;
  position: number;
  total: number;
  shown: boolean;
  choice: AnswerKey | null;
  onChoose: (choice: AnswerKey) => void;
  onAside: () => void;
};

const kinds = { question: 'Pregunta', 'true-false': 'Verdadero o falso', flashcard: 'Tarjeta' } as const;

export function CardStep(props: CardStepProps) {
  const { card, isAgain, position, total, shown, choice, onChoose, onAside } = props;
  return (
    <article aria-label={`${kinds[card.kind]} ${position} de ${total}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="leading-none">
          <span className="num text-[3.25rem]">{position}</span>
          <span className="num ml-2 text-h4 text-muted">de {total}</span>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-small font-semibold">
          {isAgain && <Badge tone="gold">Otra vez</Badge>}
          {!isAgain && card.isNew && <Badge tone="navy">Nueva</Badge>}
          <span className="flex items-center gap-2 rounded-sm bg-navy-tint py-0.5 pr-2.5 pl-1 text-navy">
            <Plate size="sm">{card.topic}</Plate>
            {card.topicTitle}
          </span>
        </p>
      </div>
      <h1 className="mt-5 mb-6 font-sans text-question font-semibold tracking-normal text-pretty wrap-anywhere">
        {card.front}
      </h1>
      {card.kind !== 'flashcard' && (
        <ChoiceList card={card} shown={shown} choice={choice} onChoose={onChoose} />
      )}
      {shown && <AnswerWhy card={card} choice={choice} />}
      {shown && card.isLeech && <LeechNote card={card} onAside={onAside} />}
    </article>
  );
}
