import { brand } from '@atalaya/core/brand';
import { fromLocalInSpain } from '@atalaya/core/platform/madrid-time';
import { formatCount } from '@atalaya/core/platform/number-format';
import {
  type NotificationKind,
  notificationKinds,
  notificationLabels,
} from '@atalaya/core/profile/notifications';
import { type Audience, audienceNames, audiences } from '@atalaya/core/push/campaign';
import { isOwnPath, messageLimits } from '@atalaya/core/push/message';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toTheSecond } from '../../admin/moments';
import { call, read } from '../../platform/api';
import { FormFault } from '../../platform/form/form-fault';
import { useFormAction } from '../../platform/form/use-submit';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { Textarea } from '../../ui/forms/textarea';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import { campaignsQuery } from './campaigns-query';

type Draft = {
  kind: NotificationKind;
  audience: Audience;
  title: string;
  body: string;
  url: string;
  /** Local Spanish time as in the input; empty means now. */
  startsAt: string;
};

const empty: Draft = { kind: 'exams', audience: 'everyone', title: '', body: '', url: '/', startsAt: '' };
const wanted = (most: number) => (text: string) =>
  text.trim() === '' ? 'Obligatorio' : text.trim().length <= most || `Como mucho ${most} caracteres.`;

export function CampaignForm() {
  const form = useForm<Draft>({ defaultValues: empty });
  const { errors } = form.formState;
  const draft = form.watch();
  const [ready, setReady] = useState<Draft | null>(null);
  const reach = useQuery({
    ...read('GET /api/admin/push/reach', { query: { kind: draft.kind, audience: draft.audience } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const whom = reach.data ? reachWords(reach.data) : 'las personas elegidas';
  const moment = ready ? fromLocalInSpain(ready.startsAt) : undefined;
  const { run, isBusy } = useFormAction(
    form,
    ({ startsAt, ...message }: Draft) =>
      call('POST /api/admin/push/campaigns', {
        body: { ...message, startsAt: fromLocalInSpain(startsAt) ?? null },
      }),
    {
      stale: [campaignsQuery(1).queryKey.slice(0, 1)],
      done: (_, { kind, audience, title, startsAt }) => {
        form.reset({ ...empty, kind, audience });
        toast({ title: startsAt ? 'Aviso programado' : 'El aviso está saliendo', description: title });
      },
    },
  );
  const send = () => {
    setReady(null);
    if (ready) void run(ready);
  };
  return (
    <Card pad="sm">
      <h2 className="mb-4 text-h4">Escribir un aviso</h2>
      <form method="post" noValidate onSubmit={form.handleSubmit(setReady)} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Para quién"
            options={audiences.map((value) => ({ value, label: audienceNames[value] }))}
            error={errors.audience?.message}
            {...form.register('audience')}
          />
          <Select
            label="De qué trata"
            options={notificationKinds.map((value) => ({ value, label: notificationLabels[value].label }))}
            error={errors.kind?.message}
            {...form.register('kind')}
          />
        </div>
        <p className="text-small text-muted" role="status">
          {reach.data
            ? `Llegará a ${whom}. Solo a quien quiere avisos de este tipo.`
            : reach.error
              ? 'No se ha podido contar a cuántos llega.'
              : 'Contando a cuántos llega…'}
        </p>
        <Input
          label="Título"
          maxLength={messageLimits.title}
          error={errors.title?.message}
          {...form.register('title', { validate: wanted(messageLimits.title) })}
        />
        <Textarea
          label="Texto"
          rows={3}
          maxLength={messageLimits.body}
          hint={`Quedan ${messageLimits.body - draft.body.length} caracteres`}
          error={errors.body?.message}
          {...form.register('body', { validate: wanted(messageLimits.body) })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            label="Página que abre"
            error={errors.url?.message}
            {...form.register('url', {
              validate: (url) => isOwnPath(url.trim()) || 'Una dirección de este sitio, como /planes.',
            })}
          />
          <Input
            type="datetime-local"
            label="Cuándo"
            hint="Vacío: ahora. Hora peninsular."
            error={errors.startsAt?.message}
            {...form.register('startsAt', {
              validate: (text) => {
                const at = fromLocalInSpain(text);
                return (
                  text === '' ||
                  (at !== undefined && Date.parse(at) > Date.now()) ||
                  'Ese momento ya ha pasado.'
                );
              },
            })}
          />
        </div>
        <PushPreview {...draft} />
        <FormFault fault={errors.root} />
        <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
          <Send />
          {draft.startsAt ? 'Programar' : 'Enviar'}
        </Button>
      </form>
      <ConfirmDialog
        open={ready !== null}
        onOpenChange={(next) => next || setReady(null)}
        title={moment ? '¿Programar el aviso?' : '¿Enviar el aviso?'}
        description={
          moment
            ? `Saldrá el ${toTheSecond(moment)}. Hasta entonces se puede anular.`
            : `Saldrá ahora para ${whom}. No se puede deshacer.`
        }
        confirmLabel={moment ? 'Programar' : 'Enviar'}
        onConfirm={send}
      />
    </Card>
  );
}

type Reach = { people: number; devices: number; quiet: number };

function reachWords({ people, devices, quiet }: Reach): string {
  const all = `${formatCount(people, 'persona', 'personas')} en ${formatCount(devices, 'navegador', 'navegadores')}`;
  return quiet === 0 ? all : `${all} (${quiet} en silencio hasta más tarde)`;
}

/** An approximation; every system draws notifications differently. */
function PushPreview({ title, body, url }: { title: string; body: string; url: string }) {
  return (
    <figure>
      <figcaption className="mb-2 text-small font-semibold">Vista previa</figcaption>
      <div className="grid grid-cols-[2.5rem_1fr] gap-x-3 rounded-lg border border-line bg-ground p-3.5 leading-[1.35] shadow-float">
        <img src="/favicon.svg" alt="" width="40" height="40" className="size-10 rounded-md" />
        <div className="min-w-0 wrap-anywhere">
          <p className="text-micro text-muted">{brand.name} · ahora</p>
          <p className="font-semibold">{title.trim() || 'Título'}</p>
          <p className="text-small">{body.trim() || 'Texto del aviso'}</p>
          <p className="mt-1 text-micro text-muted">Abre {url.trim() || '/'}</p>
        </div>
      </div>
    </figure>
  );
}
