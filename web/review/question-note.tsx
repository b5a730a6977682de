import { MAX_NOTE_LENGTH } from '@atalaya/core/exams/own-question';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call, read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { toastError } from '../platform/toast-error';
import { Button } from '../ui/button';
import { Textarea } from '../ui/forms/textarea';

const ownOf = (id: string) => read('GET /api/questions/:id/own', { params: { id } });

const ON_ITS_WAY_MS = 1_500;
const TRIES = 4;

/**
 * The user's mark and note, and what is open once the question is answered. Undefined until they are known, for example
 * offline. `isJustAnswered`: the answer may still be on its way to the server, so what is not open is asked for again.
 */
export const useOwnQuestion = (id: string, { enabled = true, isJustAnswered = false } = {}) => {
  const client = useQueryClient();
  const query = {
    ...ownOf(id),
    enabled,
    staleTime: 60_000,
    refetchOnMount: true,
  };
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      isJustAnswered && state.data?.comments === null && state.dataUpdateCount < TRIES
        ? ON_ITS_WAY_MS
        : false,
  });
  return {
    own: data,
    change: (changes: { marked?: boolean; note?: string }) =>
      client.setQueryData(query.queryKey, data && { ...data, ...changes }),
  };
};

/** A private note on a question, written in place. What is typed when the question is left is saved. */
export function QuestionNote({ questionId }: { questionId: string }) {
  const { own, change } = useOwnQuestion(questionId);
  const [draft, setDraft] = useState<string>();
  const put = (note: string) =>
    call('PUT /api/questions/:id/note', { params: { id: questionId }, body: { note } });
  const save = useMutation({
    mutationFn: put,
    onSuccess: ({ note }, sent) => {
      change({ note });
      // What was typed meanwhile stays in the field.
      setDraft((typed) => (typed === sent ? undefined : typed));
    },
  });
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (draft === undefined || !own || draft === (save.isPending ? save.variables : own.note)) return;
      put(draft).then(change, (error: unknown) => toastError('Tu nota no se ha guardado', error));
    };
  });
  useEffect(() => () => leave.current(), []);
  if (!own) return null;
  if (draft === undefined)
    return (
      <>
        <Button variant="quiet" size="sm" onClick={() => setDraft(own.note)}>
          <NotebookPen aria-hidden="true" />
          {own.note ? 'Cambiar tu nota' : 'Añadir una nota'}
        </Button>
        {own.note && (
          <p className="basis-full rounded-md bg-mark px-3 py-2 text-small whitespace-pre-line text-on-mark wrap-anywhere">
            {own.note}
          </p>
        )}
      </>
    );
  return (
    <form
      className="grid basis-full gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft);
      }}
    >
      <Textarea
        label="Tu nota (solo la ves tú)"
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={draft}
        error={save.isError ? sentenceFor(save.error) : undefined}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className="flex gap-2.5">
        <Button type="submit" size="sm" busy={save.isPending} busyLabel="Guardando…">
          Guardar
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setDraft(undefined)}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
