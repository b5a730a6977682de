import { HOUR_MS } from '@atalaya/core/platform/durations';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api';

/** Shown until the server responds (spec default). */
const WITHOUT_ANSWER = 8579;

/** The number of questions in the bank. Reserves its space until the number has loaded. */
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
