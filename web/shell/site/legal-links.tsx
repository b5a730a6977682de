import { useQuery } from '@tanstack/react-query';
import { Link, useRouteLoaderData } from 'react-router';
import { useHydrated } from '../../platform/use-hydrated';
import type { loader } from './layout';
import { legalPagesQuery } from './legal-pages';

const MOST = 4;
const fallback = ['Aviso Legal', 'Privacidad', 'Cookies', 'Términos'];

/** At most four; falls back to their names without links. */
export function LegalLinks() {
  const { data, isError } = useQuery(legalPagesQuery);
  // The footer hydrates when the answer may already be cached: its first render must match the server's.
  const isHydrated = useHydrated();
  const rendered = useRouteLoaderData<typeof loader>('shell/site/layout')?.legalPages ?? [];
  const pages = isHydrated ? (data ?? (isError ? [] : rendered)) : rendered;
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
            {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: a disabled link must not be focusable */}
            <span role="link" aria-disabled="true">
              {title}
            </span>
          </li>
        ))}
    </ul>
  );
}
