import { QUIZ_QUESTIONS, QUIZ_SETS } from '@atalaya/core/exams/quiz';
import type { Letter } from '@atalaya/core/syllabus/questions/letters';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import { Progress } from '../../ui/progress';
import { Loading, Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/state';
import { BankSize } from '../build/bank-size';
import { AnswerOption } from '../sitting/answer-option';
import { useExamKeys } from '../sitting/use-exam-keys';
import { keepQuiz, type QuizChoices, readQuizChoices } from './quiz-session';

/** Cached for all visitors; the day's questions load after hydration. */
export const handle = { audience: 'guest' };

export const meta = titled('Quiz de Policía Nacional: diez preguntas, sin registro', {
  description:
    'Diez preguntas del temario de la Escala Básica, corregidas como en el examen y con su artículo. Sin cuenta.',
});

const setIn = (search: URLSearchParams): number => {
  const set = Number(search.get('tanda'));
  return Number.isInteger(set) && set >= 1 && set <= QUIZ_SETS ? set : 1;
};

export default function QuizPage() {
  const [search] = useSearchParams();
  const set = setIn(search);
  const law = search.get('ley') ?? undefined;
  const quiz = useQuery({ ...read('GET /api/quiz/today', { query: { set, law } }), staleTime: 60_000 });
  return (
    <div className="page-width max-w-220! py-9 md:py-14">
      <h1 className="text-h2">
        {quiz.data?.about ? `Diez preguntas: ${quiz.data.about}` : 'Diez preguntas para saber dónde estás'}
      </h1>
      <p className="mt-3 max-w-[60ch] text-muted">
        Sin cuenta y sin prisa. Al final verás tu nota con la fórmula oficial y por qué es cada respuesta.{' '}
        <BankSize />
      </p>
      <div className="mt-9">
        {quiz.isPending && (
          <Loading label="Cargando las preguntas" className="grid gap-4">
            <Skeleton className="h-8 w-2/3" />
            {letters.map((letter) => (
              <Skeleton key={letter} className="h-18" />
            ))}
          </Loading>
        )}
        {quiz.isError && (
          <ErrorState title="No hemos podido cargar las preguntas" retry={quiz.refetch}>
            {sentenceFor(quiz.error)}
          </ErrorState>
        )}
        {quiz.data && <Quiz key={`${quiz.data.day}/${set}/${law}`} quiz={quiz.data} law={law} />}
      </div>
    </div>
  );
}

type QuizData = NonNullable<ReturnType<typeof useQuizData>>;
const useQuizData = () => useQuery(read('GET /api/quiz/today', { query: { set: 1 } })).data;

function Quiz({ quiz: { day, set, questions }, law }: { quiz: QuizData; law: string | undefined }) {
  const navigate = useNavigate();
  const [choices, setChoices] = useState<QuizChoices>({});
  const [place, setPlace] = useState(0);
  const question = questions[place];
  const isLast = place === questions.length - 1;
  useEffect(() => setChoices(readQuizChoices(day, set, law)), [day, set, law]);
  const keep = (kept: QuizChoices) =>
    keepQuiz({ day, set, ...(law !== undefined && { law }), choices: kept });

  const choose = (letter: Letter) => {
    if (!question) return;
    const after = { ...choices, [question.id]: choices[question.id] === letter ? null : letter };
    setChoices(after);
    keep(after);
  };
  const next = () => {
    if (!isLast) return setPlace(place + 1);
    keep(choices);
    void navigate('/quiz/resultados');
  };
  const back = () => setPlace(Math.max(0, place - 1));
  useExamKeys(true, {
    kind: 'choice',
    choose: (key) =>
      letters.some((letter) => letter === key) && choose(letters.find((letter) => letter === key) ?? 'A'),
    next,
    back,
    flag: () => {},
    leave: () => {},
  });
  if (!question) return null;
  const chosen = choices[question.id] ?? null;
  return (
    <section aria-label={`Pregunta ${place + 1} de ${questions.length}`}>
      <Progress label="Preguntas" value={place + 1} max={QUIZ_QUESTIONS} tone="gold" />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p className="num text-h3">
          {place + 1} <span className="text-lead text-muted">de {questions.length}</span>
        </p>
        <Badge tone="navy" className="whitespace-normal! pl-0!">
          <Plate size="sm">{question.topic.number}</Plate>
          {question.topic.shortTitle}
        </Badge>
      </div>
      <h2 className="mt-4 mb-6 font-sans text-question font-medium tracking-normal text-pretty wrap-anywhere">
        {question.stem}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: the heading is the label, so a fieldset would repeat it as a legend */}
      <div role="group" aria-label="Opciones" className="grid gap-3">
        {letters.map((letter, index) => (
          <AnswerOption
            key={`${question.id}-${letter}`}
            option={{ key: letter, plate: letter, text: question.options[letter] }}
            hint={String(index + 1)}
            isChosen={chosen === letter}
            outcome={null}
            isClosed={false}
            onChoose={() => choose(letter)}
            onNext={next}
          />
        ))}
      </div>
      <div className="mt-7 flex gap-3">
        <Button variant="outline" disabled={place === 0} onClick={back}>
          <ChevronLeft />
          Anterior
        </Button>
        <Button className="ml-auto md:min-w-42" onClick={next}>
          {isLast ? 'Ver mi resultado' : 'Siguiente'}
          <ChevronRight />
        </Button>
      </div>
    </section>
  );
}
