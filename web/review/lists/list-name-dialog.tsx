import { MAX_LIST_NAME } from '@atalaya/core/review/lists/lists';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Input } from '../../ui/forms/input';
import { FormDialog } from '../../ui/overlays/form-dialog';

type NameProps = {
  /** Without one, a new list is created. */
  list?: { id: string; name: string };
  onSaved: () => void;
  onClose: () => void;
};

export function ListNameDialog({ list, onSaved, onClose }: NameProps) {
  const save = useMutation({
    mutationFn: (name: string): Promise<unknown> =>
      list
        ? call('PUT /api/question-lists/:id', { params: { id: list.id }, body: { name } })
        : call('POST /api/question-lists', { body: { name } }),
    retry: false,
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={list ? 'Cambiar el nombre' : 'Nueva lista'}
      description="Un nombre que te diga para qué la quieres, como «Plazos» o «Para el domingo»."
      submitLabel={list ? 'Guardar' : 'Crear'}
      busyLabel={list ? 'Guardando…' : 'Creando…'}
      busy={save.isPending}
      error={save.isError ? sentenceFor(save.error) : undefined}
      onSubmit={(fields) => save.mutate(String(fields.get('name')))}
      onClose={onClose}
    >
      <Input label="Nombre" name="name" required maxLength={MAX_LIST_NAME} defaultValue={list?.name ?? ''} />
    </FormDialog>
  );
}
