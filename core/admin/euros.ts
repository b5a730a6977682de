/** `1299` → `12,99`. */
export const eurosText = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** `12,99`, `12.99`, `12`, `1.234,50 €` → cents; undefined when it is no amount. */
export function centsOf(text: string): number | undefined {
  const plain = text.replace(/[\s€]/g, '');
  const [, whole, decimals = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(plain) ?? /^(\d+)\.(\d{1,2})$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
