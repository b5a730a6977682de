import type { QuoteView } from '@atalaya/core/checkout/checkout.contract';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import { uselessUnitsWords } from '../store/cart/cart-line';
import { useCart } from '../store/cart/cart-store';
import { cartSettled } from '../store/cart/cart-sync';
import { Button, ButtonLink } from '../ui/button';
import { Note } from '../ui/note';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/cart-page';
import { CheckoutSkeleton } from './checkout-skeleton';
import { OrderSummary } from './order-summary';
import { usePay } from './use-pay';

export const meta = titled('Pagar tu carrito', { robots: 'noindex' });

const couponIn = (url: URL) => url.searchParams.get('cupon') ?? undefined;

function requestOf(url: URL) {
  const coupon = couponIn(url);
  return { query: { kind: 'cart' as const, ...(coupon ? { coupon } : {}) } };
}

export const clientLoader = pageLoader(
  ({ url }) => from('GET /api/checkout/quote', requestOf(url)),
  async (load, { url }) => {
    await requireUser({ url });
    return { coupon: couponIn(url), quote: await load() };
  },
);

export { CheckoutSkeleton as HydrateFallback };

export default function CartCheckoutPage({ loaderData: { coupon, quote } }: Route.ComponentProps) {
  const pay = usePay();
  const openCart = useCart((cart) => cart.open);
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      useCart.subscribe((cart, before) => {
        // The cart was changed in its drawer; a line that leaves it may do so a moment after it is closed.
        if (!cart.isOpen && (before.isOpen || cart.items !== before.items))
          // The store hears of the change before it is sent.
          void Promise.resolve().then(cartSettled).then(revalidate);
      }),
    [revalidate],
  );
  const start = () =>
    pay.run({
      kind: 'cart',
      expectedCents: quote.totalCents,
      ...(coupon && !quote.coupon?.fault ? { coupon } : {}),
    });
  if (quote.lines.length === 0)
    return (
      <div className="page-width py-14">
        <EmptyState
          heading="h1"
          title="Tu carrito está vacío"
          action={<ButtonLink to="/tienda">Ir a la tienda</ButtonLink>}
        >
          Temas sueltos, packs y cursos están en la tienda. Lo que ya has comprado está en{' '}
          <Link to="/perfil/compras" className="link">
            tus compras
          </Link>
          .
        </EmptyState>
      </div>
    );
  return (
    <div className="page-width py-9 md:py-14">
      <h1 className="text-h1">Tu compra</h1>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <ul className="border-t border-line">
            {quote.lines.map((line) => (
              <Line key={line.productId} line={line} />
            ))}
          </ul>
          <Button variant="outline" className="mt-6" onClick={openCart}>
            Cambiar el carrito
          </Button>
        </div>
        <OrderSummary
          quote={quote}
          address={{}}
          pay={{ run: start, isBusy: pay.isBusy, fault: pay.fault }}
          canPay={quote.lines.every(({ fault }) => fault === null)}
        />
      </div>
    </div>
  );
}

const faultWords = {
  withdrawn: 'Ya no se vende. Quítalo del carrito para seguir.',
  owned: 'Ya es tuyo. Quítalo del carrito para seguir.',
} as const;

function Line({ line }: { line: QuoteView['lines'][number] }) {
  return (
    <li className="grid gap-2.5 border-b border-line py-5">
      <div className="flex items-baseline justify-between gap-6">
        <div className="min-w-0">
          <h2 className="text-h4">{line.name}</h2>
          <p className="text-small text-muted">
            {line.quantity} × {formatEuros(line.unitCents)}
            {line.isMonthly && ' al mes'}
          </p>
        </div>
        <p className="num text-[1.5rem] font-bold whitespace-nowrap">
          {line.fault ? '—' : formatEuros(line.unitCents * line.quantity)}
        </p>
      </div>
      {line.isMonthly && (
        <p className="text-small text-muted">
          {line.quantity === 1 ? 'Pagas un mes' : `Pagas ${line.quantity} meses`}; no se renueva solo.
        </p>
      )}
      {line.hasUselessUnits && !line.fault && (
        <Note tone="warning" icon={<CircleAlert />}>
          {uselessUnitsWords}
        </Note>
      )}
      {line.fault && (
        <Note tone="danger" icon={<CircleAlert />}>
          {faultWords[line.fault]}
        </Note>
      )}
      {line.seenCents !== null && !line.fault && (
        <Note tone="warning" icon={<CircleAlert />}>
          El precio ha cambiado: lo añadiste a {formatEuros(line.seenCents)}.
        </Note>
      )}
    </li>
  );
}
