const spanish = new Intl.Collator('es');

/** Spanish alphabetical order: accents and case do not separate words. */
export const compareText = (one: string, other: string): number => spanish.compare(one, other);
