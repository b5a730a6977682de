import { issueLimits } from '@atalaya/core/contact/newsletter';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFault, showFault } from '../auth/form-fault';
import { call, read } from '../platform/api';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { Textarea } from '../ui/forms/textarea';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Drawer } from '../ui/overlays/drawer';
import { toast } from '../ui/overlays/toast-store';
import { issuesQuery } from './admin-issues';

type Issue = { subject: string; body: string };

const wanted = (most: number) => (text: string) =>
  text.trim() === '' ? 'Obligatorio' : text.length <= most || 'Demasiado largo';

/** Writes an issue and sends it to everyone who confirmed; asks for confirmation, because emails cannot be recalled. */
export function AdminIssueDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm<Issue>({ defaultValues: { subject: '', body: '' } });
  const { errors, isSubmitting } = form.formState;
  const [ready, setReady] = useState<Issue | null>(null);
  const client = useQueryClient();
  const readers = useQuery({
    ...read('GET /api/admin/newsletter/subscribers', { query: { state: 'active', pageSize: 1 } }),
    enabled: open,
    staleTime: 0,
  });
  const total = readers.data?.total ?? 0;
  const send = async () => {
    if (!ready) return;
    setReady(null);
    try {
      await call('POST /api/admin/newsletter/issues', { body: ready });
      form.reset();
      toast({ title: 'El número está saliendo', description: formatCount(total, 'correo', 'correos') });
      void client.invalidateQueries({ queryKey: issuesQuery.queryKey.slice(0, 1) });
      onClose();
    } catch (error) {
      showFault(form, ['subject', 'body'], error);
    }
  };
  return (
    <Drawer open={open} onOpenChange={(next) => next || onClose()} title="Escribir un número" width="640px">
      <form method="post" noValidate onSubmit={form.handleSubmit(setReady)} className="grid gap-4">
        <p className="text-small text-muted">
          Lo recibirán {formatCount(total, 'correo confirmado', 'correos confirmados')}. La firma y el enlace
          de baja se añaden solos.
        </p>
        <Input
          label="Asunto"
          error={errors.subject?.message}
          {...form.register('subject', { validate: wanted(issueLimits.subject) })}
        />
        <Textarea
          label="Texto"
          rows={14}
          error={errors.body?.message}
          {...form.register('body', { validate: wanted(issueLimits.body) })}
        />
        <FormFault fault={errors.root} />
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          Enviar
        </Button>
      </form>
      <ConfirmDialog
        open={ready !== null}
        onOpenChange={(next) => next || setReady(null)}
        title="¿Enviar el boletín?"
        description={`Saldrá ahora para ${formatCount(total, 'correo', 'correos')}. No se puede deshacer.`}
        confirmLabel="Enviar"
        onConfirm={send}
      />
    </Drawer>
  );
}
