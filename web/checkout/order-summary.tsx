import type { QuoteView } from '@atalaya/core/checkout/checkout.contract';
import { couponCode } from '@atalaya/core/checkout/coupon';
import { MONEY_BACK_DAYS } from '@atalaya/core/checkout/subscription';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { CircleAlert, LockKeyhole, ShieldCheck, Tag } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { Note } from '../ui/note';
import { Section } from '../ui/section';

/** The field of the code, and its name in the address. */
const COUPON = 'cupon';

type Props = {
  quote: QuoteView;
  /** Query parameters besides the coupon. */
  address: Readonly<Record<string, string>>;
  pay: { run: () => void; isBusy: boolean; fault: string | undefined };
  canPay: boolean;
  after?: ReactNode;
};

/** The shown price is the one that is charged. */
export function OrderSummary({ quote, address, pay, canPay, after }: Props) {
  const couponForm = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  /** A code that was written but not applied is applied first, so that nobody pays more than they expect. */
  const payOrApply = () => {
    const form = couponForm.current;
    const written = form ? couponCode(String(new FormData(form).get(COUPON) ?? '')) : '';
    if (written === '' || written === couponCode(params.get(COUPON) ?? '')) pay.run();
    else form?.requestSubmit();
  };
  return (
    <Section
      id="resumen"
      title="Resumen"
      className="grid content-start gap-5 rounded-lg border border-line bg-surface p-6 md:p-8 lg:sticky lg:top-28"
    >
      <CouponForm ref={couponForm} quote={quote} address={address} />
      <dl className="grid gap-2 border-t border-line pt-5">
        {quote.discountCents > 0 && (
          <>
            <Sum label="Subtotal" cents={quote.subtotalCents} />
            <Sum label={`Descuento ${quote.coupon?.code ?? ''}`} cents={-quote.discountCents} />
          </>
        )}
        <Sum label="IVA incluido (21 %)" cents={quote.vatCents} quiet />
        <div className="mt-1 flex items-baseline justify-between gap-4">
          <dt className="font-semibold">Total</dt>
          <dd className="num text-[2.5rem] leading-none font-bold" aria-live="polite">
            {formatEuros(quote.totalCents)}
          </dd>
        </div>
      </dl>
      {after}
      <div role="alert" className="empty:hidden">
        {pay.fault ? (
          <Note tone="danger" icon={<CircleAlert />}>
            {pay.fault}
          </Note>
        ) : null}
      </div>
      {quote.provider === null ? (
        <Note tone="warning" icon={<CircleAlert />}>
          El pago no está disponible ahora mismo. Tu compra queda guardada: vuelve más tarde.
        </Note>
      ) : (
        <Button
          size="lg"
          full
          disabled={!canPay}
          busy={pay.isBusy}
          busyLabel="Abriendo el pago…"
          onClick={payOrApply}
        >
          <LockKeyhole />
          Pagar {formatEuros(quote.totalCents)}
        </Button>
      )}
      <p className="flex gap-2.5 text-small text-muted">
        <ShieldCheck className="mt-0.5 size-5 flex-none text-success" />
        <span>
          {MONEY_BACK_DAYS} días para pedir la devolución con un clic. Al pagar aceptas las{' '}
          <Link to="/legal/terminos" className="link">
            condiciones
          </Link>
          .
        </span>
      </p>
      {quote.provider === 'simulated' && (
        <p className="rounded-md bg-warning-tint px-3.5 py-2.5 text-small">
          Demostración: el pago es simulado y no se cobra nada.
        </p>
      )}
    </Section>
  );
}

function Sum({ label, cents, quiet }: { label: string; cents: number; quiet?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${quiet ? 'text-small text-muted' : ''}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatEuros(cents)}</dd>
    </div>
  );
}

/** A GET form, so that it works without JavaScript. */
function CouponForm({
  ref,
  quote,
  address,
}: { ref: Ref<HTMLFormElement> } & Pick<Props, 'quote' | 'address'>) {
  const navigation = useNavigation();
  const { coupon } = quote;
  return (
    <Form ref={ref} method="get" replace preventScrollReset className="grid gap-2.5">
      {Object.entries(address).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid grid-cols-[1fr_auto] items-end gap-2.5">
        <Input
          label="Código de descuento"
          name={COUPON}
          defaultValue={coupon?.code ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          icon={<Tag />}
        />
        <Button type="submit" variant="outline" busy={navigation.state !== 'idle'}>
          Aplicar
        </Button>
      </div>
      <p role="status" className="text-small empty:hidden">
        {coupon?.fault ? (
          <span className="text-danger">{coupon.fault}</span>
        ) : coupon ? (
          <span className="text-success">Código {coupon.code} aplicado.</span>
        ) : null}
      </p>
    </Form>
  );
}
