import type { ItemType, OptionKey } from '@atalaya/core/psychometrics/items/item';
import type { PracticeItem } from '@atalaya/core/psychometrics/psychometrics.contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useExamKeys } from '../exams/sitting/use-exam-keys';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { HttpError, sentenceFor } from '../platform/http-error';
import { ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import { EmptyState, ErrorState } from '../ui/state';
import { PracticeItemCard } from './practice-item-card';

/** One item after another, each explained when it is answered. */
export function PracticeRun({ type }: { type: ItemType }) {
  const [turn, setTurn] = useState(0);
  const [score, setScore] = useState({ hits: 0, done: 0 });
  const drawn = useQuery({
    queryKey: ['psychometrics', 'practice', type, turn],
    queryFn: () => call('POST /api/psychometrics/practice', { body: { type } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => !(error instanceof HttpError) && failures < 3,
  });
  if (drawn.isPending)
    return (
      <div role="status" aria-label="Preparando el ítem" className="grid gap-4">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-40" />
        <Skeleton className="h-52" />
      </div>
    );
  if (drawn.isError)
    return drawn.error instanceof HttpError && drawn.error.code === 'psychometrics.daily-limit' ? (
      <EmptyState title="Por hoy, hasta aquí" action={<ButtonLink to="/planes">Ver los planes</ButtonLink>}>
        {sentenceFor(drawn.error)}
      </EmptyState>
    ) : (
      <ErrorState title="No hemos podido preparar el ítem" retry={drawn.refetch}>
        {sentenceFor(drawn.error)}
      </ErrorState>
    );
  return (
    <PracticeTurn
      key={drawn.data.id}
      given={drawn.data}
      score={score}
      onAnswered={(isRight) =>
        setScore(({ hits, done }) => ({ hits: hits + (isRight ? 1 : 0), done: done + 1 }))
      }
      onNext={() => setTurn(turn + 1)}
    />
  );
}

type TurnProps = {
  given: PracticeItem;
  score: { hits: number; done: number };
  onAnswered: (isRight: boolean) => void;
  onNext: () => void;
};

function PracticeTurn({ given, score, onAnswered, onNext }: TurnProps) {
  const [isStudied, setStudied] = useState(given.item.study === null);
  const [choice, setChoice] = useState<OptionKey | null>(null);
  const shownAt = useRef<number>(performance.now());
  const { run, isBusy, answer, error } = useAction(
    (chosen: OptionKey) =>
      call('PUT /api/psychometrics/practice/:id/answer', {
        params: { id: given.id },
        body: {
          choice: chosen,
          type: given.type,
          level: given.level,
          seed: given.seed,
          spentMs: Math.round(performance.now() - shownAt.current),
        },
      }),
    { stale: [], done: ({ isRight }) => onAnswered(isRight), retries: true },
  );
  const choose = (chosen: OptionKey) => {
    if (answer || isBusy) return;
    setChoice(chosen);
    void run(chosen);
  };
  useExamKeys(isStudied, {
    kind: 'choice',
    choose: (key) => (key === 'A' || key === 'B' || key === 'C') && choose(key),
    next: () => answer && onNext(),
    back: () => {},
    flag: () => {},
    leave: () => {},
  });
  return (
    <PracticeItemCard
      given={given}
      isStudied={isStudied}
      onStudied={() => {
        shownAt.current = performance.now();
        setStudied(true);
      }}
      choice={choice}
      solution={answer ?? null}
      error={error}
      isSending={isBusy}
      score={score}
      onChoose={choose}
      onNext={onNext}
    />
  );
}
