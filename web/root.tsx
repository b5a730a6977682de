import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { LeavingBeacon } from './devices/leaving-beacon';
import { appearanceScript } from './platform/appearance/appearance-script';
import { cancelConfirming, useConfirming } from './platform/confirm-identity';
import { RootErrorBoundary } from './platform/error-boundary';
import { closeUnsentList, useUnsent } from './platform/offline/unsent-store';
import { OnDemand } from './platform/on-demand';
import { makeQueryClient } from './platform/query-client';
import { ScrollRules } from './platform/scroll-rules';
import { registerUnsent, stay, useLeaving } from './platform/sign-out';
import { AppStart } from './shell/app-start';
import { Companions } from './shell/companions';
import headingSemibold from './ui/fonts/barlow-condensed-600.woff2?url';
import headingBold from './ui/fonts/barlow-condensed-700.woff2?url';
import text from './ui/fonts/source-sans-3.woff2?url';
import { LazyToaster } from './ui/overlays/lazy-toaster';
import stylesheet from './ui/styles/app.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  ...[text, headingBold, headingSemibold].map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const,
  ),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

const wantsNoScripts = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false;

export function Layout({ children }: { children: ReactNode }) {
  const isPlain = useMatches().some(({ handle }) => wantsNoScripts(handle));
  return (
    // The appearance script changes <html> before React arrives.
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f7f8fa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1424" media="(prefers-color-scheme: dark)" />
        <script>{appearanceScript}</script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isPlain && <Scripts />}
      </body>
    </html>
  );
}

registerUnsent(() => import('./offline/unsent'));

const leavingDialog = () => import('./offline/leaving-dialog');
const confirmDialog = () => import('./auth/confirm-dialog');
const unsentList = () => import('./offline/unsent-list');

export default function Root() {
  const [queryClient] = useState(makeQueryClient);
  const isListOpen = useUnsent((unsent) => unsent.isListOpen);
  const isLeaving = useLeaving(({ unsent }) => unsent > 0);
  const isConfirming = useConfirming(({ isOpen }) => isOpen);
  return (
    <QueryClientProvider client={queryClient}>
      <AppStart />
      <ScrollRules />
      <Outlet />
      <LazyToaster />
      <OnDemand open={isListOpen} load={unsentList} onFail={closeUnsentList} />
      <OnDemand open={isLeaving} load={leavingDialog} onFail={stay} />
      <OnDemand open={isConfirming} load={confirmDialog} onFail={cancelConfirming} />
      <LeavingBeacon />
      <Companions />
    </QueryClientProvider>
  );
}

export { RootErrorBoundary as ErrorBoundary };
