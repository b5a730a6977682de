import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { read } from '../../platform/api';

/**
 * Outside the demo an admin without a second factor must set it up first; the server refuses admin calls until then.
 */
export function SecondFactorGuard({ children }: { children: ReactNode }) {
  const { data, isFetchedAfterMount } = useQuery({
    ...read('GET /api/profile'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const isMissing = isFetchedAfterMount && data?.needsSecondFactor && !data.hasSecondFactor;
  return isMissing ? <Navigate to="/ajustes#dos-pasos" replace /> : children;
}
