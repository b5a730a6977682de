import { and, asc, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Every word must match one of the columns, ignoring case and accents: «jose garcia» finds «José M. García». */
export function matches(search: string | undefined, columns: readonly SQLWrapper[]): SQL | undefined {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? [];
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return or(...columns.map((column) => sql`unaccent(lower(${column})) like unaccent(lower(${pattern}))`));
    }),
  );
}

/** Sort key that ignores accents and case. */
export const folded = (column: SQLWrapper): SQL => sql`unaccent(lower(${column}))`;

/** Adds the key as last criterion, so that pages do not overlap. */
export const inOrder = (by: SQLWrapper, descending: boolean, key: SQLWrapper): SQL[] =>
  descending ? [sql`${desc(by)} nulls last`, desc(key)] : [sql`${asc(by)} nulls last`, asc(key)];

export const slice = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});
