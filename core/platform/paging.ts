export const MAX_PAGE_SIZE = 100;

/** How many pages a list has; an empty list still has its first. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));
