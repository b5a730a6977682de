/** In a URL: `createdAt` is ascending, `-createdAt` descending. */
export type Order<F extends string> = { field: F; descending: boolean };

/** Undefined when `sort` is not one of the sortable fields. */
export function parseSort<F extends string>(
  sort: string | null | undefined,
  fields: readonly F[],
): Order<F> | undefined {
  const descending = sort?.startsWith('-') ?? false;
  const name = descending ? sort?.slice(1) : sort;
  const field = fields.find((candidate) => candidate === name);
  return field === undefined ? undefined : { field, descending };
}

export const formatSort = <F extends string>({ field, descending }: Order<F>): F | `-${F}` =>
  descending ? `-${field}` : field;

/** The order after a click on a column header: its initial direction first, then reversed. */
export const nextOrder = <F extends string>(
  now: Order<F> | undefined,
  field: F,
  startsDescending = false,
): Order<F> => ({ field, descending: now?.field === field ? !now.descending : startsDescending });
