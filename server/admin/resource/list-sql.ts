import { and, asc, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Every word of the search in one of the columns, without case or accents: «jose garcia» finds «José M. García». */
export function matches(search: string | undefined, columns: readonly SQLWrapper[]): SQL | undefined {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? [];
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return or(...columns.map((column) => sql`unaccent(lower(${column})) like unaccent(lower(${pattern}))`));
    }),
  );
}

/** Text in the order of a Spanish index: accents and capitals do not count. */
export const folded = (column: SQLWrapper): SQL => sql`unaccent(lower(${column}))`;

/** A list's order, with its key last so that two pages never show the same row. */
export const inOrder = (by: SQLWrapper, descending: boolean, key: SQLWrapper): SQL[] =>
  descending ? [sql`${desc(by)} nulls last`, desc(key)] : [sql`${asc(by)} nulls last`, asc(key)];

export const slice = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});
