import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { deviceLimitQuery } from './device-limit';
import { useDeviceCheckHeld } from './exam-shield';

// Loaded on demand: most users never see them.
const DeviceLimitModal = lazy(() => import('./device-limit-modal'));
const BlockedScreen = lazy(() => import('./blocked-screen'));

/** Keeps this device active and shows the device limit. */
export default function DeviceWatch() {
  const { data: limit, dataUpdatedAt, refetch } = useQuery(deviceLimitQuery);
  const held = useDeviceCheckHeld();
  const [cancelledAt, setCancelledAt] = useState(0);

  // A page restored from the back/forward cache makes the device active again.
  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => event.persisted && void refetch();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [refetch]);

  if (held || !limit) return null;
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
