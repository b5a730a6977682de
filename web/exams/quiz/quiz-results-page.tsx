import type { Answer } from '@atalaya/core/api';
import { QUIZ_SETS, quizLevel } from '@atalaya/core/exams/quiz';
import { formatScore } from '@atalaya/core/exams/score';
import { formatCount } from '@atalaya/core/platform/number-format';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { titled } from '../../platform/page-title';
import { Button, ButtonLink } from '../../ui/button';
import { Plate } from '../../ui/plate';
import { Loading, Skeleton } from '../../ui/skeleton';
import { EmptyState, ErrorState } from '../../ui/state';
import { OptionPlate, OutcomeWord } from '../sitting/answer-option';
import { outcomeFor } from '../sitting/question-view';
import { type KeptQuiz, keptQuiz } from './quiz-session';

/** Cached for all visitors; the answers are in the tab's session storage. */
export const handle = { audience: 'guest' };

export const meta = titled('Resultado del quiz', { robots: 'noindex' });

const nothingChanges = () => () => {};
const keptText = (): string => JSON.stringify(keptQuiz());

export default function QuizResultsPage() {
  const text = useSyncExternalStore(nothingChanges, keptText, () => '');
  const quiz: KeptQuiz | null = text === '' ? null : keptQuiz();
  return (
    <div className="page-width max-w-220! py-9 md:py-14">
      {quiz ? (
        <Results quiz={quiz} />
      ) : text === '' ? (
        <Waiting />
      ) : (
        <EmptyState
          heading="h1"
          title="Aquí verás tu resultado"
          action={<ButtonLink to="/quiz">Hacer el quiz</ButtonLink>}
        >
          Responde a las diez preguntas y vuelve.
        </EmptyState>
      )}
    </div>
  );
}

const Waiting = () => (
  <Loading label="Corrigiendo" className="grid gap-4">
    <h1 className="text-h2">Tu resultado</h1>
    <Skeleton className="h-32" />
    <Skeleton className="h-64" />
  </Loading>
);

function Results({ quiz: { day, set, law, choices } }: { quiz: KeptQuiz }) {
  const answers = Object.entries(choices).map(([id, choice]) => ({ id, choice }));
  const result = useQuery({
    queryKey: ['/api/quiz/results', { day, set, law, answers }],
    queryFn: () => call('POST /api/quiz/results', { body: { day, set, law, answers } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (result.isPending) return <Waiting />;
  if (result.isError)
    return (
      <ErrorState
        heading="h1"
        title="No hemos podido corregirlo"
        action={
          <>
            <Button onClick={() => result.refetch()}>Reintentar</Button>
            <ButtonLink variant="outline" to="/quiz">
              Hacer el quiz de hoy
            </ButtonLink>
          </>
        }
      >
        {sentenceFor(result.error)}
      </ErrorState>
    );
  return <Graded result={result.data} set={set} law={law} />;
}

type Graded = Answer<'POST /api/quiz/results'>;

function Graded({ result, set, law }: { result: Graded; set: number; law: string | undefined }) {
  const level = quizLevel(result.hits);
  return (
    <>
      <section aria-labelledby="nivel" className="rounded-lg bg-panel p-6 text-on-panel md:p-9">
        <h1 id="nivel" className="text-h2">
          {level.title}
        </h1>
        <div className="mt-5 flex flex-wrap items-end gap-x-10 gap-y-4">
          <p>
            <span className="num text-[5rem] text-panel-gold">{formatScore(result.score)}</span>
            <span className="ml-2 text-on-panel-muted">sobre 10</span>
          </p>
          <p className="pb-2 text-on-panel-muted">
            {formatCount(result.hits, 'acierto', 'aciertos')},{' '}
            {formatCount(result.errors, 'error', 'errores')}, {result.blanks} en blanco
          </p>
        </div>
        <p className="mt-3 max-w-[56ch]">{level.advice}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink variant="panel-gold" to="/register">
            Crear cuenta gratis
          </ButtonLink>
          <ButtonLink
            variant="on-panel"
            to={`/quiz?tanda=${(set % QUIZ_SETS) + 1}${law ? `&ley=${encodeURIComponent(law)}` : ''}`}
          >
            Otras diez preguntas
          </ButtonLink>
        </div>
      </section>
      <h2 className="mt-12 mb-6 text-h3">Pregunta a pregunta</h2>
      <ol className="grid gap-9">
        {result.questions.map((question, index) => (
          <li key={question.id}>
            <Corrected question={question} number={index + 1} />
          </li>
        ))}
      </ol>
    </>
  );
}

const boxes = {
  right: 'border-success bg-success-tint',
  wrong: 'border-danger bg-danger-tint',
  blank: 'border-line',
};
const plates = {
  right: 'bg-success text-on-status',
  wrong: 'bg-danger text-on-status',
  blank: 'bg-line text-ink',
};

function Corrected({ question, number }: { question: Graded['questions'][number]; number: number }) {
  const { choice, key, reference, law } = question;
  return (
    <article aria-labelledby={`q-${number}`}>
      <h3 id={`q-${number}`} className="font-sans text-lead font-medium tracking-normal text-pretty">
        <span className="num mr-2 text-h4 text-muted">{number}</span>
        {question.stem}
      </h3>
      <ul className="mt-4 grid gap-2">
        {letters.map((letter) => {
          const fate = outcomeFor(letter, choice, key);
          return (
            <li
              key={letter}
              className={`grid grid-cols-[2.75rem_1fr] items-center gap-x-3.5 rounded-lg border-[1.5px] p-2.5 md:grid-cols-[3.25rem_1fr_auto] ${boxes[fate]}`}
            >
              <OptionPlate className={plates[fate]}>{letter}</OptionPlate>
              <span className="min-w-0 wrap-anywhere">{question.options[letter]}</span>
              <OutcomeWord outcome={fate} isChosen={letter === choice} />
            </li>
          );
        })}
      </ul>
      <p className="mt-4 flex items-start gap-3 border-l-4 border-gold pl-4">
        <span>
          {question.explanation[key]}
          {law && reference && (
            <span className="mt-1 flex flex-wrap items-center gap-2 text-small text-muted">
              <Plate size="sm" variant="outline">
                {reference.article}
              </Plate>
              {law}
            </span>
          )}
        </span>
      </p>
    </article>
  );
}
