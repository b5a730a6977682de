import type { Answer } from '@atalaya/core/api';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toTheSecond } from '../admin/moments';
import { Facts, RecordDrawer, RecordSection } from '../admin/resource/record-drawer';
import { call, read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { toast } from '../ui/overlays/toast-store';
import { orderKindWords, orderWords } from './order-words';

type Order = Answer<'GET /api/admin/orders/:id'>;

const orderQuery = (id: string) => read('GET /api/admin/orders/:id', { params: { id } });

export function AdminOrderDrawer({ id, onClose }: { id: string | null; onClose: () => unknown }) {
  const client = useQueryClient();
  const query = useQuery({
    ...orderQuery(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
  const changed = (order: Order) => {
    client.setQueryData(orderQuery(order.id).queryKey, order);
    void client.invalidateQueries({ queryKey: ['/api/admin/orders'] });
  };
  return (
    <RecordDrawer open={id !== null} onClose={onClose} kind="Pedido" title={({ what }) => what} query={query}>
      {(order) => (
        <>
          <RecordSection title="El pedido" hideTitle>
            <Facts
              facts={[
                { label: 'Quién', value: `${order.buyer.name}, ${order.buyer.email}` },
                { label: 'Tipo', value: orderKindWords[order.kind] },
                { label: 'Estado', value: orderWords[order.state].label },
                {
                  label: 'Total',
                  value: `${formatEuros(order.totalCents)} (IVA ${formatEuros(order.vatCents)})`,
                },
                ...(order.discountCents > 0
                  ? [{ label: 'Descuento', value: formatEuros(order.discountCents) }]
                  : []),
                ...(order.coupon ? [{ label: 'Cupón', value: order.coupon }] : []),
                ...(order.failure ? [{ label: 'Fallo', value: order.failure }] : []),
                { label: 'Facturas', value: <Invoices numbers={order.invoices} /> },
                { label: 'Creado', value: toTheSecond(order.createdAt) },
              ]}
            />
          </RecordSection>
          <RecordSection title="Líneas">
            <ul className="grid gap-1.5">
              {order.lines.map(({ name, quantity, totalCents }) => (
                <li key={name} className="flex justify-between gap-4">
                  <span>
                    {name} × {quantity}
                  </span>
                  <span className="tabular-nums">{formatEuros(totalCents)}</span>
                </li>
              ))}
            </ul>
          </RecordSection>
          <RecordSection title="Dinero">
            {order.ledger.length === 0 ? (
              <p className="text-muted">No se ha movido nada.</p>
            ) : (
              <ul className="grid gap-2.5">
                {order.ledger.map(({ id: entry, kind, cents, ref, at }) => (
                  <li key={entry} className="flex justify-between gap-4">
                    <span className="min-w-0">
                      {kind === 'charge' ? 'Cobro' : 'Devolución'}
                      <span className="block text-small wrap-anywhere text-muted">
                        {toTheSecond(at)} · {ref}
                      </span>
                    </span>
                    <span className="tabular-nums">{formatEuros(kind === 'charge' ? cents : -cents)}</span>
                  </li>
                ))}
              </ul>
            )}
          </RecordSection>
          {order.state === 'paid' && <Refund order={order} onChanged={changed} />}
        </>
      )}
    </RecordDrawer>
  );
}

function Invoices({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return 'Ninguna';
  return (
    <ul className="flex flex-wrap gap-x-4">
      {numbers.map((number) => (
        <li key={number}>
          <a href={`/api/admin/invoices/${number}`} target="_blank" rel="noreferrer" className="link">
            {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Refund({ order, onChanged }: { order: Order; onChanged: (order: Order) => void }) {
  const [asks, setAsks] = useState(false);
  const refund = useMutation({
    retry: false,
    mutationFn: () => call('POST /api/admin/orders/:id/refund', { params: { id: order.id } }),
    onSuccess: (after) => {
      setAsks(false);
      onChanged(after);
      toast({ title: 'Pedido devuelto', description: formatEuros(order.totalCents) });
    },
    onError: (error) => {
      setAsks(false);
      toast({ title: 'No se ha devuelto', description: sentenceFor(error), variant: 'destructive' });
    },
  });
  return (
    <RecordSection title="Devolver">
      <Button size="sm" variant="outline" className="text-danger!" onClick={() => setAsks(true)}>
        Devolver {formatEuros(order.totalCents)}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="¿Devolver este pedido?"
        description={`Se devuelven ${formatEuros(order.totalCents)} a ${order.buyer.name}, se cierra lo que abrió y se emite la factura rectificativa.`}
        confirmLabel="Devolver"
        danger
        busy={refund.isPending}
        onConfirm={() => refund.mutate()}
      />
    </RecordSection>
  );
}
