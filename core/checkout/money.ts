/** General rate (Ley 37/1992 del IVA, art. 90.Uno). Every price includes it (spec 9). */
export const VAT_PERCENT = 21;

/** Splits a price with VAT into base and tax; both add up to the price. */
export function splitVat(cents: number): { baseCents: number; vatCents: number } {
  const baseCents = Math.round((cents * 100) / (100 + VAT_PERCENT));
  return { baseCents, vatCents: cents - baseCents };
}

/** Distributes a discount in proportion to the line prices. */
export function shareDiscount(lineCents: readonly number[], discountCents: number): number[] {
  const total = lineCents.reduce((sum, cents) => sum + cents, 0);
  if (total <= 0 || discountCents <= 0) return lineCents.map(() => 0);
  // Rounding the running total instead of each line never adds or loses a cent.
  let before = 0;
  let shared = 0;
  return lineCents.map((cents) => {
    before += cents;
    const until = Math.floor((Math.min(discountCents, total) * before) / total);
    const share = until - shared;
    shared = until;
    return share;
  });
}
