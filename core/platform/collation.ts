const spanish = new Intl.Collator('es');

/** Alphabetical order in Spanish: «árbitro» before «zona», capitals among the small letters. */
export const compareText = (one: string, other: string): number => spanish.compare(one, other);
