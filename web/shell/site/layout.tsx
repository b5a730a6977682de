import { lazy, Suspense, useState } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { ErrorMessage } from '../../platform/error-boundary';
import { callFrom } from '../../platform/page-context';
import { useHydrated } from '../../platform/use-hydrated';
import type { Route } from './+types/layout';
import { SiteFrame } from './site-frame';

const FOOTER_LINKS = 4;

/** The legal links are part of the HTML, so that they work without JavaScript. */
export async function loader({ context }: Route.LoaderArgs) {
  const pages = await callFrom(context)('GET /api/legal-pages').catch(() => []);
  return { legalPages: pages.slice(0, FOOTER_LINKS).map(({ slug, title }) => ({ slug, title })) };
}

/** The browser loads them itself, once (legal-pages.ts). */
export const clientLoader = () => ({ legalPages: [] });

export const shouldRevalidate = () => false;

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

const Footer = lazy(() => import('./footer'));

/** Keeps header and footer when a page fails. */
export function ErrorBoundary() {
  // Rendered in the browser only, the lazy footer has no server HTML and would suspend the whole error page.
  const [isClientOnly] = useState(useHydrated());
  const footer = isClientOnly ? (
    <Suspense>
      <Footer />
    </Suspense>
  ) : undefined;
  return (
    <SiteFrame footer={footer}>
      <ErrorMessage error={useRouteError()} />
    </SiteFrame>
  );
}
