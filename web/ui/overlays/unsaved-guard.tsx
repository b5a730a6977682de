import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LazyConfirm } from './lazy-confirm';

/** The state of a navigation that follows a save. */
export const SAVED = { isSaved: true };

const isAfterSave = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state;

type UnsavedGuardProps = {
  isDirty: boolean;
  /** For a drawer that the search params keep open: ask when they change too, until this returns true. */
  mayClose?: (() => boolean) | undefined;
};

/** Asks before leaving the page with unsaved changes. */
export function UnsavedGuard({ isDirty, mayClose }: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!isDirty || isAfterSave(nextLocation.state)) return false;
    if (currentLocation.pathname !== nextLocation.pathname) return true;
    return mayClose?.() === false && currentLocation.search !== nextLocation.search;
  });
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    blocker.state === 'blocked' && (
      <LazyConfirm
        title="¿Salir sin guardar?"
        description="Lo que has escrito desde la última vez que guardaste se perderá."
        confirmLabel="Salir sin guardar"
        cancelLabel="Seguir editando"
        danger
        onConfirm={blocker.proceed}
        onClose={blocker.reset}
      />
    )
  );
}
