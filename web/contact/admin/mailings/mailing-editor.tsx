import { mailingFields, mailingLimits } from '@atalaya/core/contact/mailings';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RecordConflict } from '../../../admin/resource/record-conflict';
import { useAction } from '../../../platform/action/use-action';
import { call, read } from '../../../platform/api';
import { FormFault } from '../../../platform/form/form-fault';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Input } from '../../../ui/forms/input';
import { Select } from '../../../ui/forms/select';
import { Textarea } from '../../../ui/forms/textarea';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { toast } from '../../../ui/overlays/toast-store';
import { SAVED, UnsavedGuard } from '../../../ui/overlays/unsaved-guard';
import { MailingPreview } from './mailing-preview';
import { MAILINGS_PATH, type Mailing } from './mailing-queries';
import { MailingSend } from './mailing-send';
import { MailingTest } from './mailing-test';
import { type MailingDraft, useMailingDraft } from './use-mailing-draft';

const audiences = mailingFields.find(({ path }) => path === 'audience')?.choices ?? [];
const upTo = (most: number) => (text: string) => text.length <= most || `Como mucho ${most} caracteres.`;

/** A draft: written on one side, shown as it will arrive on the other. */
export function MailingEditor({ mailing }: { mailing: Mailing | undefined }) {
  const draft = useMailingDraft(mailing);
  const { theirs, content, isDirty } = draft;
  const reach = useQuery({
    ...read('GET /api/admin/mailing-reach', { query: { audience: content.audience } }),
    staleTime: 0,
  });
  const people = reach.data?.people;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {theirs && (
          <RecordConflict
            key={theirs.etag}
            fields={mailingFields}
            base={{ id: draft.base.id ?? '', ...draft.base.content }}
            mine={content}
            theirs={theirs}
            busy={draft.isSaving}
            onSave={(picks) => void draft.saveMixed(theirs, picks)}
            onEdit={(picks) => draft.editMixed(theirs, picks)}
          />
        )}
        <div hidden={theirs !== undefined} className="grid grid-cols-[minmax(0,1fr)] gap-5 hidden:hidden">
          <DraftForm draft={draft} people={people} />
          <MailingTest draft={draft} />
          <MailingSend draft={draft} people={people} />
        </div>
      </div>
      <div className="xl:sticky xl:top-5">
        <MailingPreview content={content} />
      </div>
      <UnsavedGuard isDirty={isDirty} />
    </div>
  );
}

function DraftForm({ draft, people }: { draft: MailingDraft; people: number | undefined }) {
  const { form, base, isDirty, isSaving } = draft;
  const { errors } = form.formState;
  const submit = form.handleSubmit(async () => {
    if (await draft.save()) toast({ title: 'Borrador guardado' });
  });
  return (
    <Card pad="sm">
      <form method="post" noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Input
          label="Asunto"
          autoComplete="off"
          error={errors.subject?.message}
          {...form.register('subject', { validate: upTo(mailingLimits.subject) })}
        />
        <Input
          label={
            <>
              Resumen <span className="font-normal text-muted">(opcional)</span>
            </>
          }
          hint="Lo que se lee detrás del asunto en la bandeja de entrada."
          autoComplete="off"
          error={errors.preheader?.message}
          {...form.register('preheader', { validate: upTo(mailingLimits.preheader) })}
        />
        <Select
          label="Para quién"
          options={audiences}
          hint={reachWords(people, draft.content.audience === 'newsletter')}
          error={errors.audience?.message}
          {...form.register('audience')}
        />
        <Textarea
          label="Texto"
          rows={16}
          className="max-h-160! font-mono text-small"
          hint="Markdown: **negrita**, *cursiva*, ## título, - lista, > cita, [enlace](/planes). La firma y el enlace de baja se añaden solos."
          error={errors.body?.message}
          {...form.register('body', { validate: upTo(mailingLimits.body) })}
        />
        <FormFault fault={errors.root} />
        <div className="flex flex-wrap items-center gap-2.5">
          <Button type="submit" size="sm" busy={isSaving} busyLabel="Guardando…">
            Guardar borrador
          </Button>
          <span role="status" className="text-small text-muted">
            {isDirty ? 'Hay cambios sin guardar.' : base.id ? 'Todo está guardado.' : ''}
          </span>
          {base.id && <DeleteDraft id={base.id} />}
        </div>
      </form>
    </Card>
  );
}

function reachWords(people: number | undefined, isNewsletter: boolean): string {
  if (people === undefined) return 'Contando a cuántos llega…';
  const whom = isNewsletter
    ? formatCount(people, 'correo confirmado', 'correos confirmados')
    : formatCount(people, 'cuenta que acepta novedades', 'cuentas que aceptan novedades');
  return `Hoy llegaría a ${whom}.`;
}

function DeleteDraft({ id }: { id: string }) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const removal = useAction(() => call('DELETE /api/admin/mailings/:id', { params: { id } }), {
    stale: [['/api/admin/mailings']],
    done: () => {
      toast({ title: 'Borrador borrado' });
      void navigate(MAILINGS_PATH, { state: SAVED });
    },
    failed: 'No se ha borrado',
    settled: () => setAsks(false),
  });
  return (
    <>
      <Button variant="quiet" size="sm" className="ml-auto text-danger!" onClick={() => setAsks(true)}>
        Borrar
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="¿Borrar este borrador?"
        description="No se puede deshacer."
        confirmLabel="Borrar"
        danger
        busy={removal.isBusy}
        onConfirm={() => removal.run()}
      />
    </>
  );
}
