import type { OrderView } from '@atalaya/core/checkout/checkout.contract';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { CircleAlert, CircleCheck, Clock, FileText, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button';
import { Spinner } from '../ui/spinner';
import { invoiceHref } from './order-words';

/** Only what the server knows. */
export function OrderOutcome({ order }: { order: OrderView }) {
  const amount = formatEuros(order.totalCents);
  switch (order.state) {
    case 'paid':
      return (
        <Outcome
          icon={<CircleCheck className="text-success" />}
          title="Pago recibido"
          text={`Hemos recibido ${amount}. Ya tienes abierto lo que has comprado.`}
          order={order}
        >
          <ButtonLink to="/campus-estudio" size="lg">
            Ir al campus
          </ButtonLink>
          {order.invoice && (
            <a
              href={invoiceHref(order.invoice)}
              className="link inline-flex min-h-12 items-center gap-2 font-semibold [&_svg]:size-5"
            >
              <FileText />
              Descargar la factura
            </a>
          )}
          <ButtonLink to="/perfil/compras" variant="outline" size="lg">
            Ver mis compras
          </ButtonLink>
        </Outcome>
      );
    case 'pending':
      return (
        <Outcome
          icon={<Clock className="text-navy" />}
          title={order.failure ? 'El pago no ha salido' : 'Esperando la confirmación del pago'}
          text={
            order.failure
              ? `${order.failure} No se te ha cobrado nada. Puedes volver a intentarlo.`
              : 'Si has pagado, el aviso del banco llega en unos segundos y esta página cambia sola. No pagues otra vez.'
          }
          order={order}
        >
          {!order.failure && (
            <p className="flex items-center gap-3 text-muted">
              <Spinner />
              Comprobando…
            </p>
          )}
          {order.payUrl && (
            <ButtonLink
              to={order.payUrl}
              reloadDocument={!order.payUrl.startsWith('/')}
              variant={order.failure ? 'primary' : 'outline'}
            >
              Volver al pago
            </ButtonLink>
          )}
          <ButtonLink to="/perfil/compras" variant="quiet">
            Mirarlo más tarde en mis compras
          </ButtonLink>
        </Outcome>
      );
    case 'refunding':
    case 'refunded':
      return (
        <Outcome
          icon={<Undo2 className="text-navy" />}
          title={order.state === 'refunded' ? 'Dinero devuelto' : 'Devolución en marcha'}
          text={
            order.state === 'refunded'
              ? `Hemos devuelto ${amount} a la tarjeta con la que pagaste.`
              : `Hemos pedido la devolución de ${formatEuros(order.totalCents - order.refundedCents)}. Te escribimos cuando esté hecha.`
          }
          order={order}
        >
          <ButtonLink to="/perfil/compras">Ver mis compras</ButtonLink>
        </Outcome>
      );
    default:
      return (
        <Outcome
          icon={<CircleAlert className="text-warning" />}
          title="Este pago no se ha hecho"
          text="Ha caducado o se ha cancelado. No se te ha cobrado nada."
          order={order}
        >
          <ButtonLink to={order.kind === 'cart' ? '/stripe-checkout' : '/planes'}>
            Empezar de nuevo
          </ButtonLink>
        </Outcome>
      );
  }
}

type Props = { icon: ReactNode; title: string; text: string; order: OrderView; children: ReactNode };

function Outcome({ icon, title, text, order, children }: Props) {
  return (
    <div className="grid justify-items-start gap-6">
      <div className="flex items-center gap-4 [&>svg]:size-11 [&>svg]:flex-none">
        {icon}
        <h1 className="text-h1">{title}</h1>
      </div>
      <p className="max-w-[60ch] text-lead">{text}</p>
      <ul className="w-full border-y border-line">
        {order.lines.map((line) => (
          <li
            key={`${line.productId ?? ''}${line.name}`}
            className="flex items-baseline justify-between gap-6 border-b border-line py-3.5 last:border-b-0"
          >
            <span>
              {line.name}
              {line.quantity > 1 && <span className="text-muted"> × {line.quantity}</span>}
            </span>
            <span className="tabular-nums">{formatEuros(line.totalCents)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>
    </div>
  );
}
