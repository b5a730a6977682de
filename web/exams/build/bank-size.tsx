import { HOUR_MS } from '@atalaya/core/platform/durations';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api';

/** Said while the server does not know better. */
const WITHOUT_ANSWER = 8579;

/** How many questions there are to draw from. Its place is kept until the number is known. */
export function BankSize() {
  const { data, isPending } = useQuery({
    ...read('GET /api/stats/quiz-count'),
    staleTime: HOUR_MS,
    refetchOnMount: true,
  });
  const count = data?.totalQuestions || WITHOUT_ANSWER;
  return (
    <span className={isPending ? 'invisible' : undefined}>
      Salen de un banco de {formatNumber(count)} preguntas.
    </span>
  );
}
