export const MAX_PAGE_SIZE = 100;

/** An empty list has one page. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));
