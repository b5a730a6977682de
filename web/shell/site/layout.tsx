import { Outlet, useRouteError } from 'react-router';
import { ErrorMessage } from '../../platform/error-boundary';
import { callFrom } from '../../platform/page-context';
import type { Route } from './+types/layout';
import { SiteFrame } from './site-frame';

const FOOTER_LINKS = 4;

/** The way to the legal pages stands in the HTML: it is there before a script, and without one. */
export async function loader({ context }: Route.LoaderArgs) {
  const pages = await callFrom(context)('GET /api/legal-pages').catch(() => []);
  return { legalPages: pages.slice(0, FOOTER_LINKS).map(({ slug, title }) => ({ slug, title })) };
}

/** A browser asks for them itself, once (legal-pages.ts). */
export const clientLoader = () => ({ legalPages: [] });

export const shouldRevalidate = () => false;

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A public page that fails keeps its header and footer. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorMessage error={useRouteError()} />
    </SiteFrame>
  );
}
