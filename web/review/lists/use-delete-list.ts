import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { toast } from '../../ui/overlays/toast-store';

const UNDO_MS = 10_000;

const failed = (title: string) => (error: unknown) =>
  void toast({ variant: 'destructive', title, description: sentenceFor(error) });

/** Deletes at once and offers to undo it. `changed` runs after both. */
export function useDeleteList(changed: () => void) {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/question-lists/:id', { params: { id } }),
    retry: false,
    onSuccess: (deleted) => {
      const restore = () =>
        call('POST /api/question-lists', { body: deleted }).then(
          changed,
          failed('No se ha podido recuperar'),
        );
      toast({
        title: `Lista «${deleted.name}» borrada`,
        durationMs: UNDO_MS,
        action: { label: 'Deshacer', onClick: () => void restore() },
      });
      changed();
    },
    onError: failed('No se ha podido borrar'),
  });
}
