/** The page numbers worth showing: both ends, the current one and its neighbours; a string stands for a gap. */
export function pagesAround(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from === 3 ? [2] : from > 3 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to === pages - 2 ? [pages - 1] : to < pages - 2 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
