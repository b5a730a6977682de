import { MAX_LIST_NAME } from '@atalaya/core/review/lists/lists';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { SectionFault } from '../../platform/section-states';
import { Button, ButtonLink } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { Input } from '../../ui/forms/input';
import { Dialog } from '../../ui/overlays/dialog';
import { questionCount } from './question-count';

type DialogProps = { questionId: string; onClose: () => void };

/** The user's lists with a checkbox each, saved at once, and a field for a new list. */
export default function ListsDialog({ questionId, onClose }: DialogProps) {
  const client = useQueryClient();
  const query = read('GET /api/questions/:id/lists', { params: { id: questionId } });
  const { data: lists, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  const reload = () => client.invalidateQueries({ queryKey: query.queryKey });
  const include = useMutation({
    mutationFn: ({ id, included }: { id: string; included: boolean }) =>
      call('PUT /api/question-lists/:id/questions/:questionId', {
        params: { id, questionId },
        body: { included },
      }),
    onMutate: ({ id, included }) =>
      client.setQueryData(
        query.queryKey,
        lists?.map((list) =>
          list.id === id ? { ...list, included, questions: list.questions + (included ? 1 : -1) } : list,
        ),
      ),
    onError: reload,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Guardar en tus listas"
      width="480px"
      footer={
        <>
          <ButtonLink variant="outline" to="/campus-estudio/listas" target="_blank">
            Ver mis listas
            <span className="sr-only">(se abre en otra pestaña)</span>
          </ButtonLink>
          <Button onClick={onClose}>Listo</Button>
        </>
      }
    >
      <div className="grid gap-5">
        {error && <SectionFault error={error} retry={refetch} />}
        {lists && lists.length > 0 && (
          <ul className="grid gap-2" aria-label="Tus listas">
            {lists.map(({ id, name, questions, included }) => (
              <li key={id}>
                <Checkbox
                  checked={included}
                  onChange={({ target }) => include.mutate({ id, included: target.checked })}
                  label={
                    <span className="wrap-anywhere">
                      {name} <span className="text-muted">({questionCount(questions)})</span>
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {include.isError && (
          <p role="alert" className="text-small text-danger">
            {sentenceFor(include.error)}
          </p>
        )}
        <NewList questionId={questionId} onCreated={reload} />
      </div>
    </Dialog>
  );
}

function NewList({ questionId, onCreated }: { questionId: string; onCreated: () => Promise<unknown> }) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { run, isBusy, fault, refuse } = useAction(
    () => call('POST /api/question-lists', { body: { name, questionIds: [questionId] } }),
    {
      stale: [],
      done: async () => {
        setName('');
        await onCreated();
        field.current?.focus();
      },
    },
  );
  return (
    <form
      className="flex flex-wrap items-start gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void run();
      }}
    >
      <Input
        ref={field}
        label="Nueva lista"
        fieldClassName="min-w-48 flex-1"
        maxLength={MAX_LIST_NAME}
        value={name}
        error={fault}
        onChange={({ target }) => {
          setName(target.value);
          refuse({});
        }}
      />
      <Button
        type="submit"
        variant="outline"
        className="mt-7"
        disabled={name.trim() === ''}
        busy={isBusy}
        busyLabel="Creando…"
      >
        Crear
      </Button>
    </form>
  );
}
