import { type Outcome, outcomeOf } from '@atalaya/core/exams/exam';
import type { PaperQuestion } from '@atalaya/core/exams/exams.contract';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { MayHaveChanged } from '../../syllabus/may-have-changed';
import { Badge } from '../../ui/badge';
import { Plate } from '../../ui/plate';
import { SolutionCard } from '../result/solution-card';
import { AnswerOption } from './answer-option';

type QuestionProps = {
  question: PaperQuestion;
  total: number;
  choice: AnswerKey | null;
  flagged: boolean;
  topic: { number: number; shortTitle: string } | undefined;
  isStudy: boolean;
  onChoose: (choice: AnswerKey) => void;
  onNext: () => void;
  onReport: () => void;
};

export type OptionEntry = { key: AnswerKey; plate: string; text: ReactNode };

export const optionsOf = ({ options }: Pick<PaperQuestion, 'options'>): OptionEntry[] =>
  options
    ? letters.map((letter) => ({ key: letter, plate: letter, text: options[letter] }))
    : [
        { key: 'true', plate: 'V', text: 'Verdadero' },
        { key: 'false', plate: 'F', text: 'Falso' },
      ];

export function QuestionView(props: QuestionProps) {
  const { question, total, choice, flagged, topic, isStudy } = props;
  const solution = isStudy && choice !== null ? question.solution : null;
  return (
    <div className="max-w-215">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex items-baseline gap-2">
          <b className="font-display text-[2.5rem] leading-[0.8] font-bold tabular-nums md:text-[3.25rem]">
            {question.position}
          </b>
          <span className="num text-lead text-muted md:text-[1.5rem]">de {total}</span>
        </p>
        <span className="flex flex-wrap gap-2">
          {topic && (
            <Badge tone="navy" className="whitespace-normal! pl-0!">
              <Plate size="sm">{topic.number}</Plate>
              {topic.shortTitle}
            </Badge>
          )}
          {question.mayHaveChanged && <MayHaveChanged />}
          {flagged && (
            <Badge tone="gold">
              <Flag /> Marcada
            </Badge>
          )}
        </span>
      </div>
      <h1 className="mt-3.5 mb-5.5 font-sans text-question font-medium tracking-normal text-pretty wrap-anywhere md:mt-4.5 md:mb-8">
        {question.stem}
      </h1>
      {/* biome-ignore lint/a11y/useSemanticElements: the heading is the label, so a fieldset would repeat it as a legend */}
      <div role="group" aria-label="Opciones" className="grid gap-3">
        {optionsOf(question).map((option, index) => (
          <AnswerOption
            key={`${question.position}-${option.key}`}
            option={option}
            hint={String(index + 1)}
            isChosen={choice === option.key}
            outcome={solution ? outcomeFor(option.key, choice, solution.key) : null}
            isClosed={solution !== null}
            onChoose={() => props.onChoose(option.key)}
            onNext={props.onNext}
          />
        ))}
      </div>
      {isStudy ? (
        <div aria-live="polite">
          {solution && (
            <SolutionCard
              solution={solution}
              choice={choice}
              questionId={question.questionId}
              version={question.version}
              isJustAnswered
              topic={question.topic}
              onReport={props.onReport}
            />
          )}
        </div>
      ) : (
        <p className="mt-5 text-small text-muted">
          Pulsa la misma opción otra vez para dejarla en blanco.{' '}
          {question.options ? 'Un error resta medio acierto.' : 'Un error resta un acierto.'}
        </p>
      )}
    </div>
  );
}

/** `blank` dims options that were neither chosen nor correct. */
export function outcomeFor(option: AnswerKey, choice: AnswerKey | null, key: AnswerKey): Outcome {
  if (option === key) return 'right';
  return option === choice ? outcomeOf(choice, key) : 'blank';
}
