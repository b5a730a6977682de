/** `always`: by default es-ES does not group four digits. `negative`: zero never has a sign. */
const numberFormat = (options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('es-ES', { useGrouping: 'always', signDisplay: 'negative', ...options });

const upToThreeDecimals = numberFormat();
const upToFourDecimals = numberFormat({ maximumFractionDigits: 4 });
const upToTwoDecimals = numberFormat({ maximumFractionDigits: 2 });
const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDecimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const euros = numberFormat({ style: 'currency', currency: 'EUR' });

/** `12.847`, `0,125` */
export const formatNumber = (value: number): string => upToThreeDecimals.format(value);

/** `50`, `7,4219` */
export const formatUpToFourDecimals = (value: number): string => upToFourDecimals.format(value);

/** `7`, `7,42` */
export const formatUpToTwoDecimals = (value: number): string => upToTwoDecimals.format(value);

/** `7,0` */
export const formatOneDecimal = (value: number): string => oneDecimal.format(value);

/** `7,00` */
export const formatTwoDecimals = (value: number): string => twoDecimals.format(value);

/** `2.140,00 €`, with a no-break space. */
export const formatEuros = (cents: number): string => euros.format(cents / 100);

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
