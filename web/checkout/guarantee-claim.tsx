import type { SubscriptionView } from '@atalaya/core/checkout/checkout.contract';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { inFull } from '../admin/moments';
import { call } from '../platform/api';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { useRefresh } from '../profile/use-refresh';
import { Button } from '../ui/button';
import { Textarea } from '../ui/forms/textarea';
import { Note } from '../ui/note';
import { Dialog } from '../ui/overlays/dialog';

export function GuaranteeClaim({ guarantee }: { guarantee: SubscriptionView['guarantee'] }) {
  const [open, setOpen] = useState(false);
  if (!guarantee) return null;
  const now = Date.now();
  const isTime = now >= Date.parse(guarantee.from) && now < Date.parse(guarantee.until);
  return (
    <Note tone="success" icon={<ShieldCheck />}>
      {guarantee.claimedAt ? (
        <p>
          Pediste la garantía de aprobado el {inFull(guarantee.claimedAt)}. La revisa una persona y te
          escribimos.
        </p>
      ) : (
        <>
          <p>
            Garantía de aprobado: si no apruebas en 12 meses seguidos de Elite, puedes pedir la devolución
            entre el {inFull(guarantee.from)} y el {inFull(guarantee.until)}.
          </p>
          {isTime && (
            <Button size="sm" variant="outline" className="mt-2.5" onClick={() => setOpen(true)}>
              Pedir la garantía
            </Button>
          )}
        </>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="Pedir la garantía de aprobado" width="520px">
        <ClaimForm onDone={() => setOpen(false)} />
      </Dialog>
    </Note>
  );
}

function ClaimForm({ onDone }: { onDone: () => void }) {
  const refresh = useRefresh();
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, (body) => call('POST /api/checkout/subscription/guarantee', { body }), {
    stale: [],
    done: async () => {
      await refresh();
      onDone();
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Textarea
        label="En qué convocatoria te presentaste y cómo fue"
        rows={6}
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => text.trim().length >= 20 || 'Cuéntanos en qué convocatoria te presentaste.',
        })}
      />
      <FormFault fault={errors.root} />
      <Button type="submit" busy={isSubmitting} busyLabel="Enviando…">
        Enviar
      </Button>
    </form>
  );
}
