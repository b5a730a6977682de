import { POLL_MS } from '@atalaya/core/devices/session-view';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { onNoPlace, read } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { resumeLive } from '../platform/live';
import { checkSession } from '../platform/session';
import { isDeviceCheckHeld, useDeviceCheckHeld } from './exam-shield';

// Loaded on demand: most users never see them.
const DeviceLimitModal = lazy(() => import('./device-limit-modal'));
const BlockedScreen = lazy(() => import('./blocked-screen'));

/** Keeps this device active and shows the device limit. */
export default function DeviceWatch() {
  const { data: limit, dataUpdatedAt, refetch } = useQuery(deviceLimitQuery);
  const held = useDeviceCheckHeld();
  const [cancelledAt, setCancelledAt] = useState(0);
  const waits = limit ? limit.blocked || limit.exceedsLimit : undefined;
  const refused = useRefused(waits, dataUpdatedAt, refetch);
  useReturn(waits);

  // A page restored from the back/forward cache makes the device active again.
  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => event.persisted && void refetch();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [refetch]);

  // An exam is not interrupted before the server refuses its answers, which then wait on this device.
  if ((held && !refused) || !limit) return null;
  return (
    <Suspense>
      {limit.blocked && <BlockedScreen limit={limit} />}
      {/* Dismissed until the next poll. */}
      {!limit.blocked && limit.exceedsLimit && cancelledAt !== dataUpdatedAt && (
        <DeviceLimitModal sessions={limit.sessions ?? []} onCancel={() => setCancelledAt(dataUpdatedAt)} />
      )}
    </Suspense>
  );
}

/** Whether the server has refused a call since this device last had a place. The first refusal asks why. */
function useRefused(waits: boolean | undefined, checkedAt: number, check: () => unknown): boolean {
  const [refusedAt, setRefusedAt] = useState(0);
  const onRefused = useEffectEvent(() => {
    setRefusedAt(Date.now());
    if (!waits) check();
  });
  useEffect(() => onNoPlace(() => onRefused()), []);
  return refusedAt > 0 && (waits === true || refusedAt > checkedAt);
}

/** Once this device has a place again, the page loads what it was refused. */
function useReturn(waits: boolean | undefined): void {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const hasWaited = useRef(false);
  useEffect(() => {
    if (waits) hasWaited.current = true;
    if (waits !== false || !hasWaited.current) return;
    hasWaited.current = false;
    void client.invalidateQueries();
    void resumeLive();
    if (!isDeviceCheckHeld()) void revalidate();
  }, [waits, client, revalidate]);
}

const check = read('GET /api/auth/check-device-limit');

/** Polled every 30 seconds, also in background tabs: a silent device would lose its place. */
const deviceLimitQuery = queryOptions({
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
