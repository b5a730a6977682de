import { MATCH_END, MATCH_START } from '@atalaya/core/search/search';
import { sql } from 'drizzle-orm';

export const tsquery = (query: string) => sql`to_tsquery('es_unaccent', ${query})`;
/** `text` is a column or an expression of columns, never input. */
export const headline = (text: string, query: string) =>
  sql`ts_headline('es_unaccent', ${sql.raw(text)}, ${tsquery(query)},
    ${`StartSel=${MATCH_START}, StopSel=${MATCH_END}, MaxWords=18, MinWords=8, MaxFragments=1`})`;
