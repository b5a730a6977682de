import { lazy, Suspense } from 'react';
import { unfoldInTurn } from '../../platform/late/unfold';

/** Resolves when the footer of the server's page comes near the window, at once where there is none. */
function footerIsNear(): Promise<void> {
  const footer = typeof document === 'undefined' ? null : document.getElementById('pie');
  if (!footer) return Promise.resolve();
  unfoldInTurn(footer);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '1200px' },
    );
    observer.observe(footer);
  });
}

const Footer = lazy(async () => {
  await footerIsNear();
  return import('./footer');
});

// The server's HTML stands until its code is wanted, so the footer costs the first load nothing. One element for
// all renders: a new one would make React give up that HTML for the fallback.
export const lateFooter = (
  <Suspense fallback={<div className="min-h-150 bg-panel" />}>
    <Footer />
  </Suspense>
);
