import { safeReturnPath } from '@atalaya/core/auth/return-path';
import { useContext } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, useSearchParams } from 'react-router';
import { useHydrated } from '../platform/use-hydrated';

const CAMPUS = '/campus-estudio';

/** Read in the browser only: the page is cached for all visitors. */
export function useVolver(): string | null {
  const [query] = useSearchParams();
  return useHydrated() ? safeReturnPath(query.get('volver')) : null;
}

/** The requested page, else the campus. */
export function useLanding(): string {
  const volver = useVolver();
  const routes = useContext(UNSAFE_DataRouterContext)?.router.routes ?? [];
  const campus = matchRoutes(routes, CAMPUS)?.at(-1)?.route.path;
  return volver ?? (campus === undefined || campus === '*' ? '/' : CAMPUS);
}
