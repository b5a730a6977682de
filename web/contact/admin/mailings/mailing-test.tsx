import { emailFault } from '@atalaya/core/contact/contact';
import { useForm } from 'react-hook-form';
import { call } from '../../../platform/api';
import { FormFault } from '../../../platform/form/form-fault';
import { useFormAction } from '../../../platform/form/use-submit';
import { useSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Input } from '../../../ui/forms/input';
import { toast } from '../../../ui/overlays/toast-store';
import type { MailingDraft } from './use-mailing-draft';

/** Sends what is on the screen, saved or not, to one address. */
export function MailingTest({ draft }: { draft: MailingDraft }) {
  const { user } = useSession();
  const form = useForm({ values: { to: user?.email ?? '' }, resetOptions: { keepDirtyValues: true } });
  const { errors, isSubmitting } = form.formState;
  const { run } = useFormAction(
    form,
    (to: string) => call('POST /api/admin/mailing-tests', { body: { ...draft.content, to } }),
    { stale: [], done: (_, to) => toast({ title: 'Prueba enviada', description: to.trim() }) },
  );
  const submit = form.handleSubmit(async ({ to }) => {
    if (draft.isReady()) await run(to);
  });
  return (
    <Card pad="sm">
      <h2 className="mb-3 text-h4">Probar</h2>
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <div className="flex flex-wrap items-end gap-2.5">
          <Input
            type="email"
            label="Enviar una prueba a"
            autoComplete="email"
            fieldClassName="min-w-0 flex-1 basis-56"
            error={errors.to?.message}
            {...form.register('to', { validate: (to) => emailFault(to) ?? true })}
          />
          <Button type="submit" variant="outline" busy={isSubmitting} busyLabel="Enviando…">
            Enviar la prueba
          </Button>
        </div>
        <FormFault fault={errors.root} />
      </form>
    </Card>
  );
}
