let spanish: Intl.Collator | undefined;

/** Spanish alphabetical order: accents and case do not separate words. Created at its first use. */
export function compareText(one: string, other: string): number {
  spanish ??= new Intl.Collator('es');
  return spanish.compare(one, other);
}
