import { formValues, missingFields, recordFromForm } from '@atalaya/core/admin/record-form';
import type { Field } from '@atalaya/core/admin/resource';
import { formatCount } from '@atalaya/core/platform/number-format';
import { questionResource, trueFalseResource } from '@atalaya/core/syllabus/admin/questions';
import { changesKey } from '@atalaya/core/syllabus/questions/key-change';
import { type FieldValues, useForm } from 'react-hook-form';
import { FieldControl } from '../../admin/resource/field-control';
import { showRecordFault } from '../../admin/resource/show-record-fault';
import { useAction } from '../../platform/action/use-action';
import { callPath } from '../../platform/api';
import { FormFault } from '../../platform/form/form-fault';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';
import type { Suspect } from './corrector-page';
import { KeyChangeNotice } from './key-change';

type CorrectionFormProps = { suspect: Suspect; onCancel: () => void; onCorrected: () => void };

const reason: Field = {
  path: 'reason',
  label: 'Motivo',
  kind: 'text',
  hint: 'Lo leerán quienes avisaron; si cambia la clave, también quienes la respondieron y el registro público.',
};
/** These fields are not part of what a candidate was asked. */
const placeFields = ['topic', 'section', 'fact', 'state'];

const fieldsOf = (kind: Suspect['kind']): readonly Field[] => [
  ...(kind === 'choice' ? questionResource : trueFalseResource).fields.filter(
    ({ path }) => !placeFields.includes(path),
  ),
  reason,
];

const isWide = ({ kind, choices }: Field) => kind === 'text' && !choices;

/** Creates a new version with a reason. A changed key regrades finished exams. */
export function CorrectionForm({ suspect, onCancel, onCorrected }: CorrectionFormProps) {
  const fields = fieldsOf(suspect.kind);
  const form = useForm<FieldValues>({ defaultValues: formValues(fields, suspect) });
  const { errors, isSubmitting } = form.formState;
  const isNewKey = changesKey(suspect, recordFromForm(fields, form.watch()));
  const { run } = useAction(
    (values: FieldValues) =>
      callPath('POST /api/admin/questions/:id/corrections', {
        params: { id: suspect.id },
        // Null clears what is empty.
        body: { reference: null, source: null, ...recordFromForm(fields, values) },
      }),
    {
      stale: [],
      done: (corrected) => {
        toast({ title: 'Pregunta corregida', description: outcome(corrected) });
        onCorrected();
      },
      caught: (error) => {
        showRecordFault(
          form,
          fields.map(({ path }) => path),
          error,
        );
        return true;
      },
    },
  );
  const submit = form.handleSubmit(async (values) => {
    const missing = missingFields(fields, values);
    for (const [index, path] of missing.entries())
      form.setError(path, { type: 'required', message: 'Obligatorio' }, { shouldFocus: index === 0 });
    if (missing.length > 0) return;
    await run(values);
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
    >
      {fields.map((field) => (
        <div key={field.path} className={isWide(field) ? 'sm:col-span-2' : ''}>
          <FieldControl
            field={field}
            error={form.getFieldState(field.path, form.formState).error?.message}
            register={form.register(field.path)}
          />
        </div>
      ))}
      {isNewKey && (
        <div className="sm:col-span-2">
          <KeyChangeNotice id={suspect.id}>
            Se volverán a calificar con la clave nueva, se avisará a esas personas y el motivo se publica en
            el registro de correcciones.
          </KeyChangeNotice>
        </div>
      )}
      <div className="grid gap-4 sm:col-span-2">
        <FormFault fault={errors.root} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" size="sm" busy={isSubmitting} busyLabel="Corrigiendo…">
            Guardar la corrección
          </Button>
          <Button variant="outline" size="sm" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </div>
    </form>
  );
}

function outcome(done: unknown): string {
  if (typeof done !== 'object' || done === null || !('version' in done)) return '';
  const version = `Versión ${String(done.version)}.`;
  if (!('keyCorrected' in done) || done.keyCorrected !== true) return version;
  const people = 'regraded' in done ? Number(done.regraded) : 0;
  return `${version} La clave nueva ya está en el registro público${people > 0 ? ` y recalifica a ${formatCount(people, 'persona', 'personas')}` : ''}.`;
}
