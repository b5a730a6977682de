import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { read } from '../../platform/api';
import { Waiting } from './admin-gate';

/**
 * Outside the demo an admin without a second factor must set it up first; the server refuses admin calls until then, so
 * the page waits until it is known.
 */
export function SecondFactorGuard({ children }: { children: ReactNode }) {
  const { data, isFetching, isFetchedAfterMount } = useQuery({
    ...read('GET /api/profile'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const isMissing = data?.needsSecondFactor && !data.hasSecondFactor;
  if (isMissing && isFetchedAfterMount) return <Navigate to="/ajustes#dos-pasos" replace />;
  const isUnknown = isFetching && !isFetchedAfterMount && (data === undefined || isMissing);
  return isUnknown ? <Waiting error={null} /> : children;
}
