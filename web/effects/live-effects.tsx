import { effectNames } from '@atalaya/core/effects/effects';
import { phraseAt } from '@atalaya/core/effects/phrases';
import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { isDeviceCheckHeld } from '../devices/exam-shield';
import { onLive } from '../platform/live';
import { toast } from '../ui/overlays/toast-store';
import { showEffect, useEffects } from './effect-store';

// Loaded on demand, because each renders hundreds of elements.
const Storm = lazy(() => import('./storm'));
const Boost = lazy(() => import('./boost'));

/** Effects are dropped during an exam. */
function listen(): () => void {
  const ends = [
    onLive('thunder-storm-activated', ({ message }) => {
      if (isDeviceCheckHeld()) return;
      showEffect({ kind: 'thunder-storm', message });
      toast({ title: effectNames['thunder-storm'], description: message });
    }),
    onLive('motivation-boost-activated', ({ adminName }) => {
      if (isDeviceCheckHeld()) return;
      showEffect({ kind: 'motivation-boost', phrase: phraseAt(Math.random()) });
      toast({ title: effectNames['motivation-boost'], description: `${adminName} te manda ánimos.` });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** The overlays take no pointer events and no focus. */
export default function LiveEffects() {
  const { shown, turn } = useEffects();
  useEffect(listen, []);
  if (!shown) return null;
  return createPortal(
    <Suspense>
      {shown.kind === 'thunder-storm' ? (
        <Storm key={turn} message={shown.message} />
      ) : (
        <Boost key={turn} phrase={shown.phrase} />
      )}
    </Suspense>,
    document.body,
  );
}
