import { effectNames } from '@atalaya/core/effects/effects';
import { phraseAt } from '@atalaya/core/effects/phrases';
import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { isDeviceCheckHeld } from '../devices/exam-shield';
import { onLive } from '../platform/live';
import { toast } from '../ui/overlays/toast-store';
import { showEffect, useEffects } from './effect-store';

// Hundreds of pieces are laid out when one is shown, not on every page that might show one.
const Storm = lazy(() => import('./storm'));
const Boost = lazy(() => import('./boost'));

/** Whoever is in the middle of an exam is spared: a storm that came later would make no sense, so it is not kept either. */
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

/** The two effects that an admin can show to everyone, over whatever page there is. They take no press and no focus. */
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
