import { audienceLabels, sentCount } from '@atalaya/core/contact/mailings';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { toTheSecond, withHour } from '../../../admin/moments';
import { Facts } from '../../../admin/resource/record-drawer';
import { useAction } from '../../../platform/action/use-action';
import { call } from '../../../platform/api';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Note } from '../../../ui/note';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { toast } from '../../../ui/overlays/toast-store';
import { Progress } from '../../../ui/progress';
import { MailingPreview } from './mailing-preview';
import { type Mailing, mailingQuery } from './mailing-queries';
import { isLeaving } from './mailing-state';

/** A mailing that is scheduled, leaving or sent: its text does not change any more. */
export function MailingView({ mailing }: { mailing: Mailing }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
      <div className="grid gap-5">
        {mailing.state === 'scheduled' ? <Scheduled mailing={mailing} /> : <Results mailing={mailing} />}
      </div>
      <MailingPreview content={mailing} />
    </div>
  );
}

function Scheduled({ mailing }: { mailing: Mailing }) {
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const params = { id: mailing.id };
  const changed = (next: Mailing) => {
    client.setQueryData(mailingQuery(next.id).queryKey, next);
    void client.invalidateQueries({ queryKey: ['/api/admin/mailings'] });
  };
  const reload = () => void client.invalidateQueries({ queryKey: mailingQuery(mailing.id).queryKey });
  const cancel = useAction(() => call('POST /api/admin/mailings/:id/cancel', { params }), {
    stale: [],
    done: (next) => {
      changed(next);
      toast({ title: 'Envío anulado', description: 'Vuelve a ser un borrador.' });
    },
    failed: 'No se ha cambiado',
    caught: reload,
  });
  const send = useAction(
    () => call('POST /api/admin/mailings/:id/send', { params, body: { etag: mailing.etag } }),
    {
      stale: [],
      done: changed,
      failed: 'No se ha cambiado',
      caught: reload,
      settled: () => setAsks(false),
    },
  );
  return (
    <Card pad="sm" className="grid gap-4">
      <Note icon={<Clock />}>
        Saldrá el <b>{mailing.scheduledAt && withHour(mailing.scheduledAt)}</b> (hora peninsular). Hasta
        entonces se puede anular, y para cambiarlo hay que anularlo antes.
      </Note>
      <Facts facts={[{ label: 'Para quién', value: audienceLabels[mailing.audience] }]} />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="sm" busy={cancel.isBusy} onClick={() => cancel.run()}>
          Anular la programación
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsks(true)}>
          Enviar ahora
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="¿Enviar ahora?"
        description="Saldrá sin esperar a la hora programada. No se puede deshacer."
        confirmLabel="Enviar"
        busy={send.isBusy}
        onConfirm={() => send.run()}
      />
    </Card>
  );
}

function Results({ mailing }: { mailing: Mailing }) {
  const { counts, startedAt, audience } = mailing;
  const handled = counts.recipients - counts.waiting;
  return (
    <Card pad="sm" className="grid gap-4">
      <h2 className="text-h4">{isLeaving(mailing) ? 'Está saliendo' : 'Resultado'}</h2>
      {isLeaving(mailing) && (
        <Progress
          label="Correos entregados"
          value={handled}
          max={Math.max(1, counts.recipients)}
          valueText={`${formatNumber(handled)} de ${formatNumber(counts.recipients)}`}
        />
      )}
      <Facts
        facts={[
          { label: 'Para quién', value: audienceLabels[audience] },
          { label: 'Empezó a salir', value: startedAt ? toTheSecond(startedAt) : 'No' },
          { label: 'Destinatarios', value: formatNumber(counts.recipients) },
          { label: 'Enviados', value: formatNumber(sentCount(counts)) },
          { label: 'En cola', value: formatNumber(counts.waiting) },
          { label: 'Fallidos', value: formatNumber(counts.failed) },
          { label: 'Bajas', value: formatNumber(counts.unsubscribed) },
        ]}
      />
    </Card>
  );
}
