import type { Letter } from '@atalaya/core/syllabus/questions/letters';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import { ArrowRight } from 'lucide-react';
import { Button } from '../ui/button';
import { Plate } from '../ui/plate';
import { Progress } from '../ui/progress';
import { AnswerWhy } from './answer-why';
import { ChoiceList } from './choice-list';
import type { LevelState } from './level-test-page';

type LevelQuestionProps = {
  state: LevelState;
  question: LevelState['question'];
  feedback: LevelState['feedback'];
  busy: boolean;
  onAnswer: (choice: Letter) => void;
  onGoOn: () => void;
};

export function LevelQuestion({ state, question, feedback, busy, onAnswer, onGoOn }: LevelQuestionProps) {
  if (!question) return null;
  const position = feedback ? state.answered : state.answered + 1;
  return (
    <article
      aria-label={`Pregunta ${position} de ${state.total}`}
      aria-busy={busy}
      className="mx-auto grid max-w-[54rem] gap-6"
    >
      <Progress
        label="Avance de la prueba"
        value={state.answered}
        max={state.total}
        valueText={`${state.answered} de ${state.total} respondidas`}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="leading-none">
          <span className="num text-[3.25rem]">{position}</span>
          <span className="num ml-2 text-h4 text-muted">de {state.total}</span>
        </p>
        <p className="flex items-center gap-2 rounded-sm bg-navy-tint py-0.5 pr-2.5 pl-1 text-small font-semibold text-navy">
          <Plate size="sm">{question.topic}</Plate>
          {question.topicTitle}
        </p>
      </div>
      <h1 className="font-sans text-question font-semibold tracking-normal text-pretty">{question.stem}</h1>
      <ChoiceList
        card={{ options: question.options, answer: feedback?.answer ?? null }}
        shown={feedback !== null}
        choice={feedback?.choice ?? null}
        onChoose={(choice) => {
          const letter = letters.find((one) => one === choice);
          if (letter && !busy) onAnswer(letter);
        }}
      />
      {feedback && (
        <>
          <AnswerWhy
            card={{
              kind: 'question',
              explanation: feedback.explanation,
              answer: feedback.answer,
              reference: feedback.reference,
            }}
            choice={feedback.choice}
          />
          <div className="flex justify-end">
            <Button size="lg" className="max-md:w-full" onClick={onGoOn}>
              {state.result ? 'Ver mi nivel' : 'Siguiente'}
              <ArrowRight />
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
