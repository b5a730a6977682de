import { z } from 'zod';
import { pageQuery } from '../platform/paging.contract';

/** The query of an admin list: page, search text, sort by one of `fields`, and the list's own filters. */
export const listQuery = <const F extends readonly string[], S extends z.ZodRawShape>(
  fields: F,
  filters: S,
) =>
  pageQuery.extend({
    q: z.string().trim().max(200).optional(),
    sort: z.templateLiteral([z.enum(['', '-']), z.enum(fields)]).optional(),
    ...filters,
  });
