/** General rate (Ley 37/1992 del IVA, art. 90.Uno). Every price of the house includes it (spec 9). */
export const VAT_PERCENT = 21;

/** What of a price with VAT is the base and what the tax, to the cent; both add up to it. */
export function splitVat(cents: number): { baseCents: number; vatCents: number } {
  const baseCents = Math.round((cents * 100) / (100 + VAT_PERCENT));
  return { baseCents, vatCents: cents - baseCents };
}

/** Shares a discount among lines in proportion to their price: to the cent, never more than a line costs. */
export function shareDiscount(lineCents: readonly number[], discountCents: number): number[] {
  const total = lineCents.reduce((sum, cents) => sum + cents, 0);
  if (total <= 0 || discountCents <= 0) return lineCents.map(() => 0);
  // Each line ends where its share of the running total ends, so that the rounding never adds or loses a cent.
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
