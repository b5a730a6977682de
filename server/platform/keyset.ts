/** `rows` has one row more than the limit if another page follows. */
export function keysetPage<T>(rows: readonly T[], limit: number, keyOf: (row: T) => string) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? keyOf(last) : null };
}
