/**
 * Created at its first use: each one takes milliseconds on a phone, and a page uses one or two. `always`: by default
 * es-ES does not group four digits. `negative`: zero never has a sign.
 */
const numberFormat = (options?: Intl.NumberFormatOptions) => {
  let format: Intl.NumberFormat | undefined;
  return (value: number): string => {
    format ??= new Intl.NumberFormat('es-ES', { useGrouping: 'always', signDisplay: 'negative', ...options });
    return format.format(value);
  };
};

/** Most numbers on a page are whole, and need no format of the browser. */
const upToDecimals = (digits: number) => {
  const format = numberFormat({ maximumFractionDigits: digits });
  return (value: number): string =>
    Number.isSafeInteger(value) ? String(value).replace(/\B(?=(\d{3})+$)/g, '.') : format(value);
};

/** `12.847`, `0,125` */
export const formatNumber = upToDecimals(3);

/** `50`, `7,4219` */
export const formatUpToFourDecimals = upToDecimals(4);

/** `7`, `7,42` */
export const formatUpToTwoDecimals = upToDecimals(2);

/** `7,0` */
export const formatOneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `7,00` */
export const formatTwoDecimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

const euros = numberFormat({ style: 'currency', currency: 'EUR' });

/** `2.140,00 €`, with a no-break space. */
export const formatEuros = (cents: number): string => euros(cents / 100);

/** `1 cuenta`, `12.847 cuentas` */
export const formatCount = (value: number, one: string, many: string): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** `+12 %`, `−3 %`, `como antes`; without a percentage when the previous value is 0. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'como antes' : 'antes, 0';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'como antes';
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))} %`;
}
