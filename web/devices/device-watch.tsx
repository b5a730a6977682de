import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { deviceLimitQuery } from './device-limit';
import { useDeviceCheckHeld } from './exam-shield';
import { watchLeaving } from './goodbye';

// Neither is needed by the many who have two devices.
const DeviceLimitModal = lazy(() => import('./device-limit-modal'));
const BlockedScreen = lazy(() => import('./blocked-screen'));

/** Keeps this device known as active, and shows what the limit of two devices asks for. */
export default function DeviceWatch() {
  const { data: limit, dataUpdatedAt, refetch } = useQuery(deviceLimitQuery);
  const held = useDeviceCheckHeld();
  const [cancelledAt, setCancelledAt] = useState(0);

  useEffect(() => watchLeaving(() => void refetch()), [refetch]);

  if (held || !limit) return null;
  return (
    <Suspense>
      {limit.blocked && <BlockedScreen limit={limit} />}
      {/* Cancelled until the next poll finds the same. */}
      {!limit.blocked && limit.exceedsLimit && cancelledAt !== dataUpdatedAt && (
        <DeviceLimitModal sessions={limit.sessions ?? []} onCancel={() => setCancelledAt(dataUpdatedAt)} />
      )}
    </Suspense>
  );
}
