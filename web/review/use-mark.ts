import { useMutation } from '@tanstack/react-query';
import { call } from '../platform/api';
import { toastError } from '../platform/toast-error';
import { useOwnQuestion } from './question-note';

/** The user's mark on a question; undefined without a question, and until the mark is known. */
export function useMark(questionId: string | undefined) {
  const { own, change } = useOwnQuestion(questionId ?? '', { enabled: questionId !== undefined });
  const mark = useMutation({
    mutationFn: (marked: boolean) =>
      call('PUT /api/questions/:id/mark', { params: { id: questionId ?? '' }, body: { marked } }),
    onMutate: (marked) => void change({ marked }),
    onError: (error, marked) => {
      change({ marked: !marked });
      toastError('No se ha podido marcar', error);
    },
  });
  return own && { marked: own.marked, toggle: () => mark.mutate(!own.marked) };
}
