import { fieldIn } from '@atalaya/core/admin/dependent-field';
import { valueAt } from '@atalaya/core/admin/record-cells';
import { fieldConflicts, mixedValues } from '@atalaya/core/admin/record-conflict';
import { formValues, missingFields, recordFromForm } from '@atalaya/core/admin/record-form';
import type { Field, ResourceDescription } from '@atalaya/core/admin/resource';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { useAction } from '../../platform/action/use-action';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import { UnsavedGuard } from '../../ui/overlays/unsaved-guard';
import { RecordVersions } from '../record-versions';
import { currentOf } from './conflict';
import { PlainPreview } from './plain-preview';
import { type Picks, RecordConflict } from './record-conflict';
import { RecordDrawer } from './record-drawer';
import { createRecord, type ResourceRecord, recordQuery, updateRecord } from './resource-calls';
import { type OwnControls, ResourceForm } from './resource-form';
import { showRecordFault } from './show-record-fault';
import { NEW } from './use-open-record';
import { useResource } from './use-resource';

export type Preview = (record: Readonly<Record<string, unknown>>) => ReactNode;

export type ResourceDrawerProps = {
  resource: ResourceDescription;
  /** Null while nothing is open. */
  id: string | null;
  onClose: () => unknown;
  /** Without one, the fields are listed. */
  preview?: Preview | undefined;
  controls?: OwnControls | undefined;
  /** Initial values of a new record. */
  preset?: Readonly<Record<string, unknown>>;
  /** Extra content below the form. */
  more?: ((record: ResourceRecord) => ReactNode) | undefined;
  beside?: ReactNode;
  /** The consequences of the change that the description checks. */
  changeNotice?: ((record: ResourceRecord) => ReactNode) | undefined;
};

/** Creates, edits, deletes and restores one record. */
export function ResourceDrawer({ id, ...rest }: ResourceDrawerProps) {
  // Keep showing the last record while the drawer closes. A new key for each opening drops input that was not saved.
  const [last, setLast] = useState({ id, shown: id, turn: 0 });
  if (id !== last.id) setLast({ id, shown: id ?? last.shown, turn: id === null ? last.turn : last.turn + 1 });
  const { shown, turn } = last;
  return shown === null ? null : <Editor key={turn} id={shown} open={id !== null} {...rest} />;
}

type EditorProps = Omit<ResourceDrawerProps, 'id'> & { id: string; open: boolean };

function Editor({ resource, id, open, onClose, preview, preset, ...look }: EditorProps) {
  const { controls, more, beside, changeNotice } = look;
  const { name, singular, gender, fields, changeNote, checkedChange } = resource;
  const isNew = id === NEW;
  const query = useQuery({
    ...recordQuery(name, id),
    enabled: open && !isNew,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
  // The record that the form was filled with: its version goes with the PUT.
  const [base, setBase] = useState(query.data);
  const [theirs, setTheirs] = useState<ResourceRecord>();
  /** My values of the last conflict: they may no longer be among the choices. */
  const [kept, setKept] = useState<object>();
  const begin = isNew ? preset : base;
  const known = fields.map((field) => withOwnChoice(withOwnChoice(field, begin), kept));
  const notes: readonly Field[] = isNew ? [] : [checkedChange?.field, changeNote].flatMap((one) => one ?? []);
  const initial = (record: object | undefined) => formValues([...known, ...notes], record);
  const form = useForm<FieldValues>({
    values: initial(begin),
    resetOptions: { keepDirtyValues: true },
  });
  const isChecked =
    base !== undefined && checkedChange?.applies(base, recordFromForm(known, form.watch())) === true;
  const asked: readonly Field[] = [
    ...known,
    ...(isChecked
      ? notes.map((field) => ({ ...field, optional: false }))
      : notes.filter((one) => one === changeNote)),
  ];
  const [isLeaving, setIsLeaving] = useState(false);
  const { changed, remove, restore } = useResource(resource);
  const formId = useId();
  const { isDirty } = form.formState;
  // A refetched record replaces what is shown, never what somebody is writing.
  if (query.data && query.data !== base && !isDirty) setBase(query.data);

  // The guard asks when the browser's Back closes the drawer, but not when `close` does.
  const mayClose = useRef(false);
  const close = () => {
    mayClose.current = true;
    onClose();
  };
  const leave = () => {
    setIsLeaving(false);
    setTheirs(undefined);
    form.reset(initial(begin));
    close();
  };
  const submit = form.handleSubmit(async (values) => {
    const missing = missingFields(asked, values);
    if (missing.length > 0) {
      for (const [index, path] of missing.entries())
        form.setError(path, { type: 'required', message: 'Obligatorio' }, { shouldFocus: index === 0 });
      return;
    }
    await save({ values, etag: base?.etag });
  });
  const finish = (saved: ResourceRecord, title: string) => {
    changed(saved);
    toast({ title });
    setTheirs(undefined);
    form.reset(initial(isNew ? preset : saved));
    close();
  };
  const { run: save, isBusy: isSaving } = useAction(
    ({ values, etag }: { values: object; etag: unknown }) => {
      const body = recordFromForm(asked, values);
      return isNew ? createRecord(name, body) : updateRecord(name, id, { ...body, etag });
    },
    {
      stale: [],
      done: (saved) =>
        finish(
          saved,
          isNew ? `${capitalize(singular)} ${gender === 'f' ? 'creada' : 'creado'}` : 'Cambios guardados',
        ),
      caught: (error, { values }) => {
        const current = currentOf(error);
        if (!current) {
          setTheirs(undefined);
          showRecordFault(
            form,
            asked.map(({ path }) => path),
            error,
          );
        } else if (fieldConflicts(known, { base, mine: values, theirs: current }).length > 0)
          setTheirs(current);
        else finish(current, 'Cambios guardados');
        return true;
      },
    },
  );
  /** Fills the form with the chosen values, as changes of the record that is saved now. */
  const mix = (current: ResourceRecord, picks: Picks) => {
    const mine = form.getValues();
    for (const { path } of known) {
      form.resetField(path, { defaultValue: valueAt(formValues(known, current), path) });
      if (picks[path] === 'mine') form.setValue(path, valueAt(mine, path), { shouldDirty: true });
    }
    setKept(mine);
    setBase(current);
    changed(current);
    return { ...mine, ...mixedValues(known, { mine, theirs: current }, picks) };
  };

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
          theirs ? null : isDeleted ? (
            <Button size="sm" onClick={() => void restore(id).then(onClose)}>
              Recuperar
            </Button>
          ) : (
            <div className="flex flex-wrap items-center gap-2.5">
              <Button type="submit" form={formId} size="sm" busy={isSaving} busyLabel="Guardando…">
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
            {theirs && (
              <RecordConflict
                key={String(theirs.etag)}
                fields={known}
                base={base}
                mine={form.getValues()}
                theirs={theirs}
                busy={isSaving}
                onEdit={(picks) => {
                  mix(theirs, picks);
                  setTheirs(undefined);
                }}
                onSave={(picks) =>
                  Object.values(picks).includes('mine')
                    ? void save({ values: mix(theirs, picks), etag: theirs.etag })
                    : finish(theirs, 'Se queda lo que estaba guardado')
                }
              />
            )}
            <div hidden={theirs !== undefined}>
              <ResourceForm
                formId={formId}
                form={form}
                fields={asked}
                notice={
                  isChecked && changeNotice
                    ? { before: checkedChange?.field.path, node: changeNotice(shown) }
                    : undefined
                }
                onSubmit={submit}
                preview={preview ?? ((draft) => <PlainPreview fields={fields} record={draft} />)}
                controls={controls}
                isFromFile={shown.isFromFile === true}
                isReadOnly={isDeleted}
              />
              {!isDeleted && beside}
              {!isNew && more?.(shown)}
              {!isNew && !isDeleted && resource.keepsVersions && (
                <RecordVersions resource={name} record={shown} />
              )}
            </div>
          </>
        )}
      </RecordDrawer>
      <UnsavedGuard isDirty={open && isDirty} mayClose={() => mayClose.current} />
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
  if (
    !field.choices ||
    value === '' ||
    fieldIn(field, record).choices?.some((choice) => choice.value === value)
  )
    return field;
  const under = field.dependsOn && record ? String(valueAt(record, field.dependsOn) ?? '') : undefined;
  const own = { value, label: value, ...(under === undefined ? {} : { under }) };
  return { ...field, choices: [...field.choices, own] };
}
