type Decimals = { least?: number; most?: number };

/**
 * `12.345,6`: as `Intl.NumberFormat('es-ES', { useGrouping: 'always' })` writes it, which a phone needs a tenth of a second for
 * before it has written its first number.
 */
export function spanishNumber(
  value: number,
  { least = 0, most = Math.max(least, 3) }: Decimals = {},
): string {
  const [whole = '', decimals = ''] = rounded(Math.abs(value), most).toFixed(most).split('.');
  const shown = decimals.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 ? '-' : ''}${grouped}${shown && `,${shown}`}`;
}

/** Halves go up, by the digits that the number is written with: 1.005 becomes 1.01, though it is stored as a little less. */
function rounded(value: number, decimals: number): number {
  const text = String(value);
  return text.includes('e') ? value : Number(`${Math.round(Number(`${text}e${decimals}`))}e-${decimals}`);
}

/** `2.140,00 €`: comma, two decimals, a no-break space before the sign. */
export const formatEuros = (cents: number): string =>
  `${spanishNumber(cents / 100, { least: 2, most: 2 })}\u00A0€`;
