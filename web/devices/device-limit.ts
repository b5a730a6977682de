import { POLL_MS } from '@atalaya/core/devices/session-view';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { checkSession } from '../platform/session';
import { isDeviceCheckHeld } from './exam-shield';

const check = read('GET /api/auth/check-device-limit');

/** Polled every 30 seconds, also in background tabs: a silent device would lose its place. */
export const deviceLimitQuery = queryOptions({
  queryKey: check.queryKey,
  queryFn: (context) => check.queryFn(context).catch(ignoreSignedOut),
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchInterval: POLL_MS,
  refetchIntervalInBackground: true,
  refetchOnMount: 'always',
});

/** A 401 may mean that this device was closed elsewhere, so the session is checked. */
function ignoreSignedOut(error: unknown): null {
  if (!(error instanceof HttpError) || error.status !== 401) throw error;
  if (!isDeviceCheckHeld()) void checkSession();
  return null;
}
