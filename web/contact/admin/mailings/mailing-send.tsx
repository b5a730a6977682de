import { scheduleFault } from '@atalaya/core/contact/mailings';
import { fromLocalInSpain } from '@atalaya/core/platform/madrid-time';
import { formatCount } from '@atalaya/core/platform/number-format';
import { CalendarClock, Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { withHour } from '../../../admin/moments';
import { call } from '../../../platform/api';
import { FormFault } from '../../../platform/form/form-fault';
import { useFormAction } from '../../../platform/form/use-submit';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Input } from '../../../ui/forms/input';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { toast } from '../../../ui/overlays/toast-store';
import type { MailingDraft } from './use-mailing-draft';

/** Schedules the draft or sends it now. Unsaved changes are saved first, so that what leaves is what is shown. */
export function MailingSend({ draft, people }: { draft: MailingDraft; people: number | undefined }) {
  const form = useForm({ defaultValues: { at: '' } });
  const { errors } = form.formState;
  const [asks, setAsks] = useState<'schedule' | 'send' | null>(null);
  const at = fromLocalInSpain(form.watch('at'));
  const whom = people === undefined ? 'las personas elegidas' : formatCount(people, 'correo', 'correos');

  const { run, isBusy } = useFormAction(
    form,
    async (at: string | undefined) => {
      const saved = await draft.saved();
      if (!saved) return;
      const { id, etag } = saved;
      if (at) {
        draft.accept(
          await call('POST /api/admin/mailings/:id/schedule', { params: { id }, body: { etag, at } }),
        );
        toast({ title: 'Envío programado', description: withHour(at) });
      } else {
        draft.accept(await call('POST /api/admin/mailings/:id/send', { params: { id }, body: { etag } }));
        toast({ title: 'El envío está saliendo', description: whom });
      }
    },
    { stale: [], settled: () => setAsks(null) },
  );
  const checkMoment = (text: string) => {
    const moment = fromLocalInSpain(text);
    return moment ? (scheduleFault(new Date(moment), new Date()) ?? true) : 'Escribe el día y la hora.';
  };
  return (
    <Card pad="sm">
      <h2 className="mb-3 text-h4">Enviar</h2>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(() => {
          if (draft.isReady()) setAsks('schedule');
        })}
        className="grid gap-3"
      >
        <Input
          type="datetime-local"
          label="Día y hora (peninsular)"
          error={errors.at?.message}
          {...form.register('at', { validate: checkMoment })}
        />
        <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1">
          <Button type="submit">
            <CalendarClock />
            Programar
          </Button>
          <Button variant="outline" onClick={() => draft.isReady() && setAsks('send')}>
            <Send />
            Enviar ahora
          </Button>
        </div>
        <FormFault fault={errors.root} />
      </form>
      <ConfirmDialog
        open={asks !== null}
        onOpenChange={(open) => open || setAsks(null)}
        title={asks === 'schedule' ? '¿Programar el envío?' : '¿Enviar ahora?'}
        description={
          asks === 'schedule' && at
            ? `Saldrá el ${withHour(at)}, hora peninsular. Hasta entonces se puede anular.`
            : `Saldrá ahora para ${whom}. No se puede deshacer.`
        }
        confirmLabel={asks === 'schedule' ? 'Programar' : 'Enviar'}
        busy={isBusy}
        onConfirm={() => void run(asks === 'schedule' ? at : undefined)}
      />
    </Card>
  );
}
