import { type DeliveryState, eventNames } from '@atalaya/core/checkout/outgoing/outgoing';
import type { OutgoingDelivery, OutgoingTarget } from '@atalaya/core/checkout/outgoing/outgoing.contract';
import { recently, withHour } from '../../../admin/moments';
import type { Column } from '../../../admin/resource/data-table';
import { KeysetList } from '../../../admin/resource/keyset-list';
import { useKeyset } from '../../../admin/resource/use-keyset';
import { useAction } from '../../../platform/action/use-action';
import { call } from '../../../platform/api';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/overlays/toast-store';

const states: Record<DeliveryState, { word: string; tone: BadgeTone }> = {
  waiting: { word: 'Pendiente', tone: 'warning' },
  delivered: { word: 'Entregado', tone: 'success' },
  failed: { word: 'Abandonado', tone: 'danger' },
};

const columnsWith = (onSent: () => unknown): readonly Column<OutgoingDelivery>[] => [
  {
    id: 'event',
    header: 'Aviso',
    cell: ({ event, body }) => (
      <>
        {eventNames[event]}
        <details className="text-micro text-muted">
          <summary className="cursor-pointer">Cuerpo</summary>
          <code className="font-mono wrap-anywhere">{body}</code>
        </details>
      </>
    ),
  },
  {
    id: 'state',
    header: 'Estado',
    plain: true,
    cell: ({ state, attempts, fault, nextAt }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].word}</Badge>
        <span className="block text-micro text-muted">
          {attempts === 1 ? '1 intento' : `${attempts} intentos`}
          {fault ? `. ${fault}` : ''}
          {attempts > 0 && nextAt ? ` Se repite el ${withHour(nextAt)}.` : ''}
        </span>
      </>
    ),
  },
  { id: 'at', header: 'Cuándo', plain: true, cell: ({ createdAt }) => recently(createdAt) },
  {
    id: 'resend',
    header: 'Repetir',
    plain: true,
    cell: (delivery) => <Resend delivery={delivery} onSent={onSent} />,
  },
];

/** What was sent in the last thirty days. */
export function Deliveries({ target }: { target: OutgoingTarget }) {
  const query = useKeyset([`/api/admin/webhooks/${target.id}/deliveries`, 'keyset'], (after) =>
    call('GET /api/admin/webhooks/:id/deliveries', { params: { id: target.id }, query: { after } }),
  );
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-h3 wrap-anywhere">Envíos a {target.url}</h2>
      <KeysetList
        caption={`Envíos a ${target.url}`}
        query={query}
        columns={columnsWith(query.refetch)}
        rowKey={({ id }) => id}
        empty="Aún no se ha enviado nada"
      />
    </section>
  );
}

function Resend({ delivery: { id, event }, onSent }: { delivery: OutgoingDelivery; onSent: () => unknown }) {
  const { run } = useAction(() => call('POST /api/admin/webhook-deliveries/:id/resend', { params: { id } }), {
    stale: [],
    done: () => {
      toast({ title: 'Se envía otra vez' });
      void onSent();
    },
    failed: 'No se ha enviado',
  });
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Enviar otra vez: ${eventNames[event]}`}
      onClick={() => void run()}
    >
      Enviar otra vez
    </Button>
  );
}
