import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { read } from '../../platform/api';

/** Outside the demo an admin without the second factor is sent to set it up; no admin call would answer anyway. */
export function SecondFactorGuard({ children }: { children: ReactNode }) {
  const { data, isFetchedAfterMount } = useQuery({
    ...read('GET /api/profile'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const isMissing = isFetchedAfterMount && data?.needsSecondFactor && !data.hasSecondFactor;
  return isMissing ? <Navigate to="/ajustes#dos-pasos" replace /> : children;
}
