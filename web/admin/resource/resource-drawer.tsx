import { valueAt } from '@atalaya/core/admin/record-cells';
import { formValues, missingFields, recordFromForm } from '@atalaya/core/admin/record-form';
import type { Field, ResourceDescription } from '@atalaya/core/admin/resource';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import { RecordDrawer } from './record-drawer';
import { createRecord, type ResourceRecord, recordQuery, updateRecord } from './resource-calls';
import { ResourceForm } from './resource-form';
import { showRecordFault } from './show-record-fault';
import { useResource } from './use-resource';

/** The id of a record that does not exist yet. */
export const NEW = 'nueva';

export type Preview = (record: Readonly<Record<string, unknown>>) => ReactNode;

export type ResourceDrawerProps = {
  resource: ResourceDescription;
  /** Null while nothing is open. */
  id: string | null;
  onClose: () => unknown;
  preview: Preview;
  /** Initial values of a new record. */
  preset?: Readonly<Record<string, unknown>>;
  /** Extra content below the form. */
  more?: (record: ResourceRecord) => ReactNode;
};

/** Creates, edits, deletes and restores one record. */
export function ResourceDrawer({ id, ...rest }: ResourceDrawerProps) {
  // Keep showing the last record while the drawer closes.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  return shown === null ? null : <Editor key={shown} id={shown} open={id !== null} {...rest} />;
}

type EditorProps = Omit<ResourceDrawerProps, 'id'> & { id: string; open: boolean };

function Editor({ resource, id, open, onClose, preview, preset, more }: EditorProps) {
  const { name, singular, gender, fields, changeNote } = resource;
  const isNew = id === NEW;
  const query = useQuery({
    ...recordQuery(name, id),
    enabled: open && !isNew,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
  const begin = isNew ? preset : query.data;
  const known = fields.map((field) => withOwnChoice(field, begin));
  const asked: readonly Field[] = changeNote && !isNew ? [...known, changeNote] : known;
  const form = useForm<FieldValues>({ values: formValues(asked, begin) });
  const [isLeaving, setIsLeaving] = useState(false);
  const { changed, remove, restore } = useResource(resource);
  const formId = useId();
  const { isDirty, isSubmitting } = form.formState;

  const leave = () => {
    setIsLeaving(false);
    form.reset(formValues(asked, begin));
    onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    const missing = missingFields(asked, values);
    if (missing.length > 0) {
      for (const [index, path] of missing.entries())
        form.setError(path, { type: 'required', message: 'Obligatorio' }, { shouldFocus: index === 0 });
      return;
    }
    try {
      const body = recordFromForm(asked, values);
      const saved = isNew ? await createRecord(name, body) : await updateRecord(name, id, body);
      changed(saved);
      toast({
        title: isNew
          ? `${capitalize(singular)} ${gender === 'f' ? 'creada' : 'creado'}`
          : 'Cambios guardados',
      });
      form.reset(formValues(asked, isNew ? preset : saved));
      onClose();
    } catch (error) {
      showRecordFault(
        form,
        asked.map(({ path }) => path),
        error,
      );
    }
  });

  const record: ResourceRecord | undefined = isNew ? { id } : query.data;
  const isDeleted = typeof record?.deletedAt === 'string';
  const newWord = gender === 'f' ? 'Nueva' : 'Nuevo';
  return (
    <>
      <RecordDrawer
        open={open}
        onClose={() => (isDirty && !isDeleted ? setIsLeaving(true) : leave())}
        kind={capitalize(singular)}
        title={() =>
          isNew ? `${newWord} ${singular}` : `${isDeleted ? 'En la papelera' : `Editar ${singular}`}`
        }
        query={{ data: record, error: query.error, refetch: query.refetch }}
        width="760px"
        footer={() =>
          isDeleted ? (
            <Button size="sm" onClick={() => void restore(id).then(onClose)}>
              Recuperar
            </Button>
          ) : (
            <div className="flex flex-wrap items-center gap-2.5">
              <Button type="submit" form={formId} size="sm" busy={isSubmitting} busyLabel="Guardando…">
                {isNew ? `Crear ${singular}` : 'Guardar'}
              </Button>
              <Button variant="outline" size="sm" onClick={() => (isDirty ? setIsLeaving(true) : leave())}>
                Cancelar
              </Button>
              {!isNew && (
                <Button
                  variant="quiet"
                  size="sm"
                  className="ml-auto text-danger!"
                  onClick={() => void remove(id).then((isGone) => isGone && leave())}
                >
                  Borrar
                </Button>
              )}
            </div>
          )
        }
      >
        {(shown) => (
          <>
            <ResourceForm
              formId={formId}
              form={form}
              fields={asked}
              onSubmit={submit}
              preview={preview}
              isFromFile={shown.isFromFile === true}
              isReadOnly={isDeleted}
            />
            {!isNew && more?.(shown)}
          </>
        )}
      </RecordDrawer>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title="¿Salir sin guardar?"
        description="Lo que has escrito en esta ficha se perderá."
        confirmLabel="Salir sin guardar"
        cancelLabel="Seguir editando"
        danger
        onConfirm={leave}
      />
    </>
  );
}

/** Keeps the record's current value selectable when it is no longer among the choices. */
function withOwnChoice(field: Field, record: object | undefined): Field {
  const value = String((record && valueAt(record, field.path)) ?? '');
  if (!field.choices || value === '' || field.choices.some((choice) => choice.value === value)) return field;
  return { ...field, choices: [...field.choices, { value, label: value }] };
}
