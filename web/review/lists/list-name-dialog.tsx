import { MAX_LIST_NAME } from '@atalaya/core/review/lists/lists';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Input } from '../../ui/forms/input';
import { FormDialog } from '../../ui/overlays/form-dialog';

type NameProps = {
  /** Without one, a new list is created. */
  list?: { id: string; name: string };
  onClose: () => void;
};

export function ListNameDialog({ list, onClose }: NameProps) {
  const save = useAction(
    (name: string): Promise<unknown> =>
      list
        ? call('PUT /api/question-lists/:id', { params: { id: list.id }, body: { name } })
        : call('POST /api/question-lists', { body: { name } }),
    { done: onClose },
  );
  return (
    <FormDialog
      title={list ? 'Cambiar el nombre' : 'Nueva lista'}
      description="Un nombre que te diga para qué la quieres, como «Plazos» o «Para el domingo»."
      submitLabel={list ? 'Guardar' : 'Crear'}
      busyLabel={list ? 'Guardando…' : 'Creando…'}
      busy={save.isBusy}
      error={save.fault}
      onSubmit={(fields) => save.run(String(fields.get('name')))}
      onClose={onClose}
    >
      <Input label="Nombre" name="name" required maxLength={MAX_LIST_NAME} defaultValue={list?.name ?? ''} />
    </FormDialog>
  );
}
