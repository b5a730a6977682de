import { mayFingerprint, mayTrack, unansweredConsents } from '@atalaya/core/tracking/consent';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { inLowPower, onMobile } from '../platform/low-power';
import { whenIdle } from '../platform/when-idle';
import { useConsent } from './consent';
import { forgetFingerprint, sendFingerprint } from './fingerprint';
import { beaconWaiting, forgetWaiting, postAction, postPageView } from './outbox';

const ConsentBanner = lazy(() => import('./consent-banner'));

/** Mounted for a signed-in user only: asks for consent once, and does nothing that was not allowed. */
export default function Tracker() {
  const consent = useConsent();
  const tracking = mayTrack(consent, true);
  const identifying = consent?.fingerprint?.granted ?? false;
  const { pathname } = useLocation();

  useEffect(() => {
    if (tracking) postPageView(pathname);
  }, [tracking, pathname]);

  useEffect(() => (tracking ? watchActions() : undefined), [tracking]);

  useEffect(() => {
    if (consent && !identifying) forgetFingerprint();
    if (!mayFingerprint(consent, onMobile(), inLowPower())) return;
    return whenIdle(() => void sendFingerprint());
  }, [consent, identifying]);

  const open = consent ? unansweredConsents(consent) : [];
  if (open.length === 0) return null;
  return (
    <Suspense>
      <ConsentBanner open={open} />
    </Suspense>
  );
}

/** Any feature names an action by `data-track` on what is pressed; the rest of its `data-track-…` are the details. */
function watchActions(): () => void {
  const listen = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-track]') : null;
    if (pressed?.dataset.track) postAction(pressed.dataset.track, detailsOf(pressed.dataset));
  };
  // A phone may never say that a page is left: being hidden is the last that it tells for sure.
  const onHidden = () => document.hidden && beaconWaiting();
  document.addEventListener('click', listen);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', beaconWaiting);
  return () => {
    document.removeEventListener('click', listen);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', beaconWaiting);
    forgetWaiting();
  };
}

const detailsOf = (dataset: DOMStringMap): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dataset).flatMap(([name, value]) =>
      name.startsWith('track') && name !== 'track' && value !== undefined
        ? [[name.charAt(5).toLowerCase() + name.slice(6), value]]
        : [],
    ),
  );
