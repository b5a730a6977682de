import type { Answer } from '@atalaya/core/api';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { toTheSecond } from '../../admin/moments';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { useRecord } from '../../admin/resource/use-record';
import { read } from '../../platform/api';
import { Badge } from '../../ui/badge';
import { orderKindWords, orderWords, refundWords } from '../order-words';
import { AdminRefundForm } from './refund-form';

export type AdminOrder = Answer<'GET /api/admin/orders/:id'>;

const orderQuery = (id: string) => read('GET /api/admin/orders/:id', { params: { id } });

export function AdminOrderDrawer({ id, onClose }: { id: string | null; onClose: () => unknown }) {
  const { query, changed } = useRecord(orderQuery, id, ['/api/admin/orders']);
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
                ...(order.refundedCents > 0
                  ? [{ label: 'Devuelto', value: formatEuros(order.refundedCents) }]
                  : []),
                ...(order.accessEndedAt
                  ? [{ label: 'Acceso retirado', value: toTheSecond(order.accessEndedAt) }]
                  : []),
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
          {order.refunds.length > 0 && (
            <RecordSection title="Devoluciones pedidas">
              <ul className="grid gap-2.5">
                {order.refunds.map(({ id: refund, cents, reason, state, requestedAt }) => (
                  <li key={refund} className="flex justify-between gap-4">
                    <span className="min-w-0 wrap-anywhere">
                      {reason}
                      <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-muted">
                        {toTheSecond(requestedAt)}
                        <Badge tone={refundWords[state].tone}>{refundWords[state].label}</Badge>
                      </span>
                    </span>
                    <span className="tabular-nums">{formatEuros(cents)}</span>
                  </li>
                ))}
              </ul>
            </RecordSection>
          )}
          {order.state === 'paid' && (order.refundableCents > 0 || order.totalCents === 0) && (
            <RecordSection title="Devolver">
              <AdminRefundForm order={order} onChanged={changed} onConflict={() => query.refetch()} />
            </RecordSection>
          )}
        </>
      )}
    </RecordDrawer>
  );
}

export function Invoices({ numbers }: { numbers: readonly string[] }) {
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
