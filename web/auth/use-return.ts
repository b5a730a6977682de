import { safeReturnPath } from '@atalaya/core/auth/return-path';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../platform/use-hydrated';

const CAMPUS = '/campus-estudio';
/** Where a new account begins. */
export const WELCOME = '/campus-estudio/bienvenida';

/** Read in the browser only: the page is cached for all visitors. */
export function useVolver(): string | null {
  const [query] = useSearchParams();
  return useHydrated() ? safeReturnPath(query.get('volver')) : null;
}

/** The requested page, else the campus. */
export const useLanding = (): string => useVolver() ?? CAMPUS;
