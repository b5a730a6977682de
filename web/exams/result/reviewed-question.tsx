import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../platform/api';
import { MayHaveChanged } from '../../syllabus/may-have-changed';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import { OptionPlate, OutcomeWord } from '../sitting/answer-option';
import { optionsOf, outcomeFor } from '../sitting/question-view';
import type { Reviewed } from './review-page';
import { SolutionCard } from './solution-card';

type ReviewedProps = {
  examId: string;
  question: Reviewed;
  topic: { number: number; shortTitle: string } | undefined;
  onReport: () => void;
};

const verdicts: Record<Reviewed['outcome'], { tone: BadgeTone; word: string }> = {
  right: { tone: 'success', word: 'Acertada' },
  wrong: { tone: 'danger', word: 'Fallada' },
  blank: { tone: 'neutral', word: 'En blanco' },
  annulled: { tone: 'warning', word: 'Anulada' },
};
const boxes = {
  right: 'border-success bg-success-tint',
  wrong: 'border-danger bg-danger-tint',
  blank: 'border-line bg-surface',
};
const plates = {
  right: 'bg-success text-on-status',
  wrong: 'bg-danger text-on-status',
  blank: 'bg-line text-ink',
};

export function ReviewedQuestion({ examId, question, topic, onReport }: ReviewedProps) {
  const { position, stem, choice, solution, outcome } = question;
  const isAnnulled = outcome === 'annulled';
  return (
    <article aria-labelledby={`pregunta-${position}`} className="max-w-215">
      <div className="flex flex-wrap items-center gap-2.5">
        <span className="num text-h3">{position}</span>
        <Badge tone={verdicts[outcome].tone}>{verdicts[outcome].word}</Badge>
        {question.mayHaveChanged && <MayHaveChanged />}
        {topic && (
          <Badge tone="navy" className="whitespace-normal! pl-0!">
            <Plate size="sm">{topic.number}</Plate>
            {topic.shortTitle}
          </Badge>
        )}
        <FlagToggle examId={examId} position={position} flagged={question.flagged} />
      </div>
      <h2
        id={`pregunta-${position}`}
        className="mt-3 mb-4 font-sans text-lead font-medium tracking-normal text-pretty wrap-anywhere"
      >
        {stem}
      </h2>
      <ul className="grid gap-2">
        {optionsOf(question).map((option) => {
          const fate = isAnnulled ? 'blank' : outcomeFor(option.key, choice, solution.key);
          return (
            <li
              key={option.key}
              className={`grid grid-cols-[2.75rem_1fr] items-center gap-x-3.5 rounded-lg border-[1.5px] p-2.5 md:grid-cols-[3.25rem_1fr_auto] ${boxes[fate]}`}
            >
              <OptionPlate className={plates[fate]}>{option.plate}</OptionPlate>
              <span className="min-w-0 text-ink wrap-anywhere">{option.text}</span>
              <OutcomeWord outcome={fate} isChosen={option.key === choice} />
            </li>
          );
        })}
      </ul>
      {isAnnulled ? (
        <p className="mt-6 border-l-4 border-gold pl-5">
          Hemos anulado esta pregunta: no hay una respuesta segura y no cuenta para tu nota.
        </p>
      ) : (
        <SolutionCard
          solution={solution}
          choice={choice}
          questionId={question.questionId}
          version={question.version}
          topic={question.topic}
          onReport={onReport}
        />
      )}
    </article>
  );
}

/** Questions can be flagged after the end too: tests can be built from flagged questions. */
function FlagToggle({
  examId,
  position,
  flagged: before,
}: {
  examId: string;
  position: number;
  flagged: boolean;
}) {
  const [flagged, setFlagged] = useState(before);
  const change = useMutation({
    mutationFn: (next: boolean) =>
      call('PUT /api/exams/:id/flags/:position', {
        params: { id: examId, position },
        body: { flagged: next },
      }),
    onMutate: setFlagged,
    onError: (_, next) => setFlagged(!next),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="ml-auto"
      aria-pressed={flagged}
      onClick={() => change.mutate(!flagged)}
    >
      <Flag className={flagged ? 'fill-gold text-gold-ink' : ''} />
      {flagged ? 'Marcada' : 'Marcar'}
    </Button>
  );
}
