import { useMutation } from '@tanstack/react-query';
import { call } from '../platform/api';
import { toastError } from '../platform/toast-error';
import { useOwnQuestion } from './question-note';

/** The user's flag on a question; undefined without a question, and until the flag is known. */
export function useFlag(questionId: string | undefined) {
  const { own, change } = useOwnQuestion(questionId ?? '', { enabled: questionId !== undefined });
  const flag = useMutation({
    mutationFn: (flagged: boolean) =>
      call('PUT /api/questions/:id/flag', { params: { id: questionId ?? '' }, body: { flagged } }),
    onMutate: (flagged) => void change({ flagged }),
    onError: (error, flagged) => {
      change({ flagged: !flagged });
      toastError('No se ha podido marcar', error);
    },
  });
  return own && { flagged: own.flagged, toggle: () => flag.mutate(!own.flagged) };
}
