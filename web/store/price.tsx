import { formatEuros } from '@atalaya/core/platform/number-format';
import { toCents } from '@atalaya/core/store/cart';
import { discountPercent } from '@atalaya/core/store/product';

type Priced = { price: number; originalPrice: number | null; isRecurring: boolean };

export function Price({ product, large = false }: { product: Priced; large?: boolean }) {
  const { price, originalPrice, isRecurring } = product;
  const isReduced = discountPercent(price, originalPrice) !== undefined;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={`num font-bold ${large ? 'text-[2.75rem]' : 'text-[1.75rem]'} leading-none`}>
        {formatEuros(toCents(price))}
      </span>
      {isRecurring && <span className="text-small text-muted">/mes</span>}
      {isReduced && originalPrice !== null && (
        <s className="text-small text-muted">
          <span className="sr-only">Antes </span>
          {formatEuros(toCents(originalPrice))}
        </s>
      )}
    </p>
  );
}

export function DiscountBadge({ product, className = '' }: { product: Priced; className?: string }) {
  const percent = discountPercent(product.price, product.originalPrice);
  if (percent === undefined) return null;
  return (
    <span
      className={`num rounded-sm bg-gold px-2.5 py-1 text-[1.125rem] leading-none font-semibold text-on-gold ${className}`}
    >
      <span className="sr-only">Oferta: </span>−{percent}&nbsp;%
    </span>
  );
}
