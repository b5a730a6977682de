import { safeReturnPath } from '@atalaya/core/auth/return-path';
import { useContext } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, useSearchParams } from 'react-router';
import { useHydrated } from '../platform/use-hydrated';

const CAMPUS = '/campus-estudio';

/** Where the visitor was going. Known in the browser only: the server's page is one for all, whatever its address says. */
export function useVolver(): string | null {
  const [query] = useSearchParams();
  return useHydrated() ? safeReturnPath(query.get('volver')) : null;
}

/** Where someone who has just signed in goes: back to what they wanted, else the campus. */
export function useLanding(): string {
  const volver = useVolver();
  const routes = useContext(UNSAFE_DataRouterContext)?.router.routes ?? [];
  const campus = matchRoutes(routes, CAMPUS)?.at(-1)?.route.path;
  return volver ?? (campus === undefined || campus === '*' ? '/' : CAMPUS);
}
