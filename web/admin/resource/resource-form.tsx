import { fieldIn } from '@atalaya/core/admin/dependent-field';
import { recordFromForm } from '@atalaya/core/admin/record-form';
import type { Field } from '@atalaya/core/admin/resource';
import { FileText } from 'lucide-react';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormFault } from '../../platform/form/form-fault';
import { Segmented } from '../../ui/forms/segmented';
import { Note } from '../../ui/note';
import { FieldControl } from './field-control';
import type { Preview } from './resource-drawer';

/** A control of a page's own for one field. Its value is the form's text: a list has one item per line. */
export type OwnControl = (props: {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) => ReactNode;
export type OwnControls = Readonly<Record<string, OwnControl>>;

type ResourceFormProps = {
  formId: string;
  form: UseFormReturn<FieldValues>;
  fields: readonly Field[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  preview: Preview;
  controls?: OwnControls | undefined;
  /** Shown above the field `before`. */
  notice: { before: string | undefined; node: ReactNode } | undefined;
  isFromFile: boolean;
  /** In the trash: read-only. */
  isReadOnly: boolean;
};

const isShort = ({ kind, choices }: Field): boolean =>
  choices !== undefined || ['line', 'number', 'euros', 'day', 'choice'].includes(kind);

/**
 * A select takes its value from the form when it is mounted, so that one with other options is mounted again: a record that
 * arrives after the form sets the value before its option exists.
 */
const offeredOf = ({ dependsOn, choices }: Field): string | undefined =>
  dependsOn && choices ? choices.map(({ value }) => value).join(' ') : undefined;

export function ResourceForm({ formId, form, fields, preview, ...rest }: ResourceFormProps) {
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const { errors } = form.formState;
  const isEditing = view === 'edit' && !rest.isReadOnly;
  const values = form.watch();
  const shown = fields.map((field) => fieldIn(field, values));
  const errorOf = (path: string) => form.getFieldState(path, form.formState).error?.message;
  /** A choice that depends on the changed field is emptied when it is not offered any more. */
  const dropStaleChoices = (changed: string) => {
    for (const field of fields.filter(({ dependsOn, choices }) => dependsOn === changed && choices)) {
      const { choices = [], path } = fieldIn(field, form.getValues());
      if (!choices.some(({ value }) => value === form.getValues(path)))
        form.setValue(path, '', { shouldDirty: true });
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {!rest.isReadOnly && (
        <div>
          <Segmented
            label="Vista"
            value={view}
            onChange={setView}
            options={[
              { value: 'edit', label: 'Editar' },
              { value: 'preview', label: 'Vista previa' },
            ]}
          />
        </div>
      )}
      {rest.isFromFile && isEditing && (
        <Note icon={<FileText />}>
          Viene de un fichero de contenido. Lo que cambies aquí vale hasta que se edite ese fichero.
        </Note>
      )}
      {!isEditing && (
        <div className="rounded-lg border border-line bg-ground p-5">
          {preview(recordFromForm(fields, form.getValues()))}
        </div>
      )}
      {/* Stays mounted during the preview, because the button at the foot submits it. */}
      <form
        id={formId}
        method="post"
        noValidate
        hidden={!isEditing}
        onSubmit={(event) => {
          // Field errors are only visible in the edit view.
          setView('edit');
          rest.onSubmit(event);
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 hidden:hidden"
      >
        {shown.map((field) => (
          <Fragment key={field.path}>
            {field.path === rest.notice?.before && <div className="sm:col-span-2">{rest.notice.node}</div>}
            <div className={isShort(field) ? '' : 'sm:col-span-2'}>
              {rest.controls?.[field.path]?.({
                field,
                value: String(form.getValues(form.register(field.path).name) ?? ''),
                onChange: (value) => form.setValue(field.path, value, { shouldDirty: true }),
                error: errorOf(field.path),
              }) ?? (
                <FieldControl
                  key={offeredOf(field)}
                  field={field}
                  error={errorOf(field.path)}
                  register={form.register(field.path, { onChange: () => dropStaleChoices(field.path) })}
                />
              )}
            </div>
          </Fragment>
        ))}
        <div className="empty:hidden sm:col-span-2">
          <FormFault fault={errors.root} />
        </div>
      </form>
    </div>
  );
}
