import { isSelfGraded } from '@atalaya/core/review/study-answer';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { Flag } from 'lucide-react';
import { MayHaveChanged } from '../syllabus/may-have-changed';
import { Badge } from '../ui/badge';
import { Plate } from '../ui/plate';
import { AnswerWhy } from './answer-why';
import { ChoiceList } from './choice-list';
import { ChoiceShares } from './choice-shares';
import { LeechNote } from './leech-note';
import { QuestionComments } from './question-comments';
import { QuestionTools } from './question-tools';
import type { Card } from './runner-state';

type CardStepProps = {
  card: Card;
  isAgain: boolean;
  position: number;
  /** Without repetitions. */
  total: number;
  isFlagged: boolean;
  /** Repetitions of failed cards still to come. */
  repetitions: number;
  shown: boolean;
  choice: AnswerKey | null;
  onChoose: (choice: AnswerKey) => void;
  onAside: () => void;
};

const kinds = {
  question: 'Pregunta',
  'true-false': 'Verdadero o falso',
  flashcard: 'Tarjeta',
  word: 'Palabra',
  term: 'Término',
  article: 'Artículo',
} as const;

export function CardStep(props: CardStepProps) {
  const { card, isAgain, position, total, repetitions, isFlagged, shown, choice } = props;
  const { onChoose, onAside } = props;
  const failed = shown && !isSelfGraded(card.kind) && choice !== card.answer;
  return (
    <article
      aria-label={isAgain ? `${kinds[card.kind]}, repetición` : `${kinds[card.kind]} ${position} de ${total}`}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="leading-none">
          {isAgain ? (
            <span className="font-display text-h2 font-bold">Repetición</span>
          ) : (
            <>
              <span className="num text-[3.25rem]">{position}</span>
              <span className="num ml-2 text-h4 text-muted">de {total}</span>
            </>
          )}
          {repetitions > 0 && (
            <span className="ml-3 text-small text-muted">
              y {repetitions} {isAgain ? 'más' : repetitions === 1 ? 'repetición' : 'repeticiones'}
            </span>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-small font-semibold">
          {isAgain && <Badge tone="gold">Otra vez</Badge>}
          {!isAgain && card.isNew && <Badge tone="navy">Nueva</Badge>}
          {card.mayHaveChanged && <MayHaveChanged />}
          {isFlagged && (
            <Badge tone="gold">
              <Flag /> Marcada
            </Badge>
          )}
          <span className="flex items-center gap-2 rounded-sm bg-navy-tint py-0.5 pr-2.5 pl-1 text-navy">
            <Plate size="sm">{card.kind === 'word' ? 'EN' : card.topic}</Plate>
            {card.topicTitle}
          </span>
        </p>
      </div>
      <h1 className="mt-5 mb-6 font-sans text-question font-semibold tracking-normal text-pretty wrap-anywhere">
        {card.front}
      </h1>
      {!isSelfGraded(card.kind) && (
        <ChoiceList card={card} shown={shown} choice={choice} onChoose={onChoose} />
      )}
      {shown && <AnswerWhy card={card} choice={choice} />}
      {failed && <p className="mt-3 text-small text-muted">La repetiremos dentro de un momento.</p>}
      {shown && !isSelfGraded(card.kind) && <ChoiceShares questionId={card.id} version={card.version} />}
      {shown && card.kind !== 'word' && <QuestionTools card={card} />}
      {shown && !isSelfGraded(card.kind) && <QuestionComments questionId={card.id} />}
      {shown && card.isLeech && <LeechNote card={card} onAside={onAside} />}
    </article>
  );
}
