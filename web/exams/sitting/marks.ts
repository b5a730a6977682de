import { formatTwoDecimals } from '@atalaya/core/platform/number-format';
/** Points from ten-thousandths in Spanish format: `7,15`, `7,7272`, `−0,45`. */
export function writtenPoints(tenThousandths: number, signed = false): string {
  const size = Math.abs(tenThousandths);
  const decimals = String(size % 10_000).padStart(4, '0');
  const short = decimals.endsWith('00') ? decimals.slice(0, 2) : decimals;
  const sign = tenThousandths < 0 ? '−' : signed && tenThousandths > 0 ? '+' : '';
  return `${sign}${Math.floor(size / 10_000)},${short}`;
}

/** Rounded to two decimals. */
export const roundedPoints = (tenThousandths: number): string => formatTwoDecimals(tenThousandths / 10_000);

/** `41 min`, `1 h 05 min`. */
export function writtenSpan(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  return minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
