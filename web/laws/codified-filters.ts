export type CodifiedFilters = {
  words: string;
  law: string | null;
  figures: boolean;
  asked: boolean;
  after: string | null;
};

export const codifiedNames = ['q', 'ley', 'cifras', 'caen', 'desde'] as const;

export const codifiedFilters = (search: URLSearchParams): CodifiedFilters => ({
  words: (search.get('q') ?? '').trim().slice(0, 100),
  law: search.get('ley'),
  figures: search.has('cifras'),
  asked: search.has('caen'),
  after: search.get('desde'),
});

/** The address of a search; what is not given stays as it is, and every change goes back to the first page. */
export function codifiedPath(filters: CodifiedFilters, change: Partial<CodifiedFilters> = {}): string {
  const { words, law, figures, asked, after } = { ...filters, after: null, ...change };
  const search = new URLSearchParams();
  if (words) search.set('q', words);
  if (law) search.set('ley', law);
  if (figures) search.set('cifras', 'si');
  if (asked) search.set('caen', 'si');
  if (after) search.set('desde', after);
  return search.size > 0 ? `/codificado?${search}` : '/codificado';
}
