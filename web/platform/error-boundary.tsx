import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isNotFound } from './not-found';
import { markHydrated } from './use-hydrated';

// The error page must work offline, so its chunk may fail to load.
const ErrorPage = lazy(() => import('./error-page').catch(() => ({ default: PlainErrorPage })));

function PlainErrorPage() {
  return (
    <div className="page-width py-24">
      <h1 className="text-h2">No se puede mostrar esta página</h1>
      <p className="mt-4">
        Comprueba tu conexión y{' '}
        <button type="button" className="link" onClick={() => window.location.reload()}>
          vuelve a intentarlo
        </button>
        .
      </p>
    </div>
  );
}

type ErrorMessageProps = {
  error: unknown;
  bare?: boolean;
  /** What to show where there is nothing at this address; otherwise the page for 404. */
  lost?: ReactNode;
};

export function ErrorMessage({ lost, ...props }: ErrorMessageProps) {
  useEffect(markHydrated, []);
  if (lost && isNotFound(props.error)) return lost;
  return (
    <Suspense fallback={null}>
      <ErrorPage {...props} />
    </Suspense>
  );
}

/** The last error boundary. The layout itself may have failed, so only the logo is shown. */
export function RootErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorMessage error={error} bare />
    </main>
  );
}
