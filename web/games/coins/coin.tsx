import { formatNumber } from '@atalaya/core/platform/number-format';

/** The coin: a chevron in a ring. */
export const Coin = ({ className = 'size-5' }: { className?: string }) => (
  <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={className}>
    <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="12" cy="12" r="9" />
      <path d="m8 11.5 4-3.5 4 3.5M8 16l4-3.5L16 16" />
    </g>
  </svg>
);

export const Coins = ({ amount, className = '' }: { amount: number; className?: string }) => (
  <span className={`inline-flex items-center gap-1.5 font-semibold tabular-nums ${className}`}>
    <Coin className="size-5 text-gold-ink" />
    {formatNumber(amount)}
    <span className="sr-only">{amount === 1 ? 'moneda' : 'monedas'}</span>
  </span>
);
