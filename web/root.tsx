import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { WhenSignedIn } from './devices/when-signed-in';
import { earlyActsScript } from './platform/early-acts';
import { RootErrorBoundary } from './platform/error-boundary';
import { lateScriptsStarter } from './platform/late-scripts';
import { OnceIdle } from './platform/once-idle';
import { nonceOf } from './platform/page-context';
import { makeQueryClient } from './platform/query-client';
import { ScrollRules } from './platform/scroll-rules';
import { themeScript } from './platform/theme-script';
import { AppStart } from './shell/app-start';
import { firstFonts } from './ui/first-fonts';
import { LazyToaster } from './ui/overlays/lazy-toaster';
import stylesheet from './ui/styles/app.css?url';

export const loader = ({ context }: Route.LoaderArgs) => ({ nonce: nonceOf(context) });

export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  // By its address: imported as such, every part of a page that comes later would bring it again, and all be styled anew.
  { rel: 'stylesheet', href: stylesheet },
  // With the style sheet, so that the page is laid out once: a font that comes later has every line measured anew.
  ...firstFonts.map(
    ({ href }) =>
      ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const,
  ),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof loader>('root')?.nonce;
  return (
    // The theme script changes <html> before React arrives.
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f7f8fa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1424" media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript + lateScriptsStarter + earlyActsScript}
        </script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* A kept page draws here, once, what several of its icons show. */}
        <svg
          id="icon-shapes"
          className="hidden"
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; filled by the server with shapes of our own.
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const loadDeviceWatch = () => import('./devices/device-watch');
const loadLiveEffects = () => import('./effects/live-effects');
const loadNoticesWatch = () => import('./push/notices-watch');
const loadLateFonts = () => import('./platform/late-fonts');
const loadTracker = () => import('./tracking/tracker');
const keepVisited = () => import('./platform/install/keep-visited');
const notificationBanner = () => import('./push/notification-banner');
const studyLeftovers = () => import('./review/study-leftovers');
const preloadPanels = () => import('./shell/campus/preload-panels');

export default function Root() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AppStart />
      <ScrollRules />
      <Outlet />
      <LazyToaster />
      <OnceIdle load={loadLiveEffects} />
      <OnceIdle load={loadLateFonts} />
      <WhenSignedIn load={loadDeviceWatch} />
      <WhenSignedIn load={loadNoticesWatch} />
      <WhenSignedIn load={loadTracker} />
      <WhenSignedIn load={preloadPanels} />
      <WhenSignedIn load={studyLeftovers} />
      <WhenSignedIn load={keepVisited} />
      <WhenSignedIn load={notificationBanner} />
    </QueryClientProvider>
  );
}

export { RootErrorBoundary as ErrorBoundary };
