/** The order of a list as it stands in an address: `createdAt` upwards, `-createdAt` downwards. */
export type Order<F extends string> = { field: F; descending: boolean };

/** Reads `sort` against the fields that a list can be sorted by; anything else is no order at all. */
export function orderOf<F extends string>(
  sort: string | null | undefined,
  fields: readonly F[],
): Order<F> | undefined {
  const descending = sort?.startsWith('-') ?? false;
  const name = descending ? sort?.slice(1) : sort;
  const field = fields.find((candidate) => candidate === name);
  return field === undefined ? undefined : { field, descending };
}

export const sortText = <F extends string>({ field, descending }: Order<F>): F | `-${F}` =>
  descending ? `-${field}` : field;

/** Pressing a column's head: the first press takes its own direction, the next one turns it round. */
export const nextOrder = <F extends string>(
  now: Order<F> | undefined,
  field: F,
  startsDescending = false,
): Order<F> => ({ field, descending: now?.field === field ? !now.descending : startsDescending });
