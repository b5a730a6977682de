import type { OrderView } from '@atalaya/core/checkout/checkout.contract';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { inFull } from '../admin/moments';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { useRefresh } from '../profile/use-refresh';
import { Badge } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';
import { toast } from '../ui/overlays/toast-store';
import { invoiceHref, orderWords } from './order-words';

export function OrderRow({ order }: { order: OrderView }) {
  const { label, tone } = orderWords[order.state];
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <div className="flex items-start justify-between gap-5">
        <div className="min-w-0">
          <h3 className="text-h4">{order.lines.map(({ name }) => name).join(', ')}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
            {inFull(order.paidAt ?? order.createdAt)}
            <Badge tone={tone}>{label}</Badge>
          </p>
        </div>
        <p className="num text-[1.5rem] font-bold whitespace-nowrap">{formatEuros(order.totalCents)}</p>
      </div>
      {order.failure && <p className="text-small text-danger">{order.failure}</p>}
      {order.state !== 'refunded' && order.refundedCents > 0 && (
        <p className="text-small text-muted">
          Te hemos devuelto {formatEuros(order.refundedCents)} de este pago.{' '}
          {order.accessEndedAt && 'El acceso que abrió se ha cerrado.'}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
        {order.invoice && <Paper number={order.invoice} word="Factura" />}
        {order.creditNotes.map(({ number }) => (
          <Paper key={number} number={number} word="Rectificativa" />
        ))}
        {order.state === 'pending' && (
          <ButtonLink to={`/checkout-success?pedido=${order.id}`} size="sm" variant="outline">
            Ver el pago
          </ButtonLink>
        )}
        {order.refundableUntil && <Refund order={order} until={order.refundableUntil} />}
      </div>
    </li>
  );
}

function Paper({ number, word }: { number: string; word: string }) {
  return (
    <a
      href={invoiceHref(number)}
      className="link inline-flex items-center gap-2 text-small font-semibold pointer-coarse:min-h-11 [&_svg]:size-4.5"
    >
      <FileText />
      {word} {number}
    </a>
  );
}

function Refund({ order, until }: { order: OrderView; until: string }) {
  const [asks, setAsks] = useState(false);
  const refresh = useRefresh();
  const leftCents = order.totalCents - order.refundedCents;
  const refund = useAction(() => call('POST /api/checkout/orders/:id/refund', { params: { id: order.id } }), {
    stale: [],
    done: async ({ state }) => {
      await refresh();
      toast({
        title: state === 'refunded' ? 'Dinero devuelto' : 'Devolución en marcha',
        description: formatEuros(leftCents),
      });
    },
    failed: 'No se ha devuelto',
    settled: () => setAsks(false),
  });
  const isPlan = order.kind !== 'cart';
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsks(true)}>
        Pedir la devolución
      </Button>
      <span className="text-small text-muted">hasta el {inFull(until)}</span>
      {asks && (
        <LazyConfirm
          onClose={() => setAsks(false)}
          title="¿Devolver el dinero?"
          description={
            isPlan
              ? 'Te devolvemos todo lo que has pagado por esta suscripción y se cierra ahora. Tus notas y tu progreso se quedan en tu cuenta.'
              : `Te devolvemos ${formatEuros(leftCents)} y se cierra lo que abrió esta compra. Tus notas y tu progreso se quedan en tu cuenta.`
          }
          confirmLabel="Devolver el dinero"
          busy={refund.isBusy}
          onConfirm={() => refund.run()}
        />
      )}
    </>
  );
}
