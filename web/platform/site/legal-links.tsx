import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fetchQuery } from '../api';

const MINUTE = 60_000;
const MOST = 4;
const fallback = ['Aviso Legal', 'Privacidad', 'Cookies', 'Términos'];

type LegalPage = { id: string | number; slug: string; title: string };

const isLegalPage = (value: unknown): value is LegalPage =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

const legalPagesQuery = queryOptions({
  queryKey: ['/api/legal-pages'],
  queryFn: async ({ queryKey, signal }) => {
    const body = await fetchQuery(queryKey, signal);
    return Array.isArray(body) ? body.filter(isLegalPage) : [];
  },
  staleTime: 15 * MINUTE,
  gcTime: 30 * MINUTE,
});

/** The published legal pages, four at most; until they are known, their names without a way to follow them. */
export function LegalLinks() {
  const { data: pages = [] } = useQuery(legalPagesQuery);
  return (
    <ul className="grid content-start gap-2.5">
      {pages.slice(0, MOST).map((page) => (
        <li key={page.slug}>
          <Link to={`/legal/${encodeURIComponent(page.slug)}`} className="text-on-panel underline">
            {page.title}
          </Link>
        </li>
      ))}
      {pages.length === 0 &&
        fallback.map((title) => (
          <li key={title}>
            {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: a link without a destination is not to be reached */}
            <span role="link" aria-disabled="true">
              {title}
            </span>
          </li>
        ))}
    </ul>
  );
}
