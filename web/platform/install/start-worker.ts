import { toast } from '../../ui/overlays/toast-store';
import { mayHaveWorker, sendUserToWorker } from './worker-messages';

const CHECK_EVERY_MS = 60 * 60_000;

/** Registers `/sw.js`, sends it the current user, and checks hourly for a new version. */
export function startWorker(): () => void {
  if (!mayHaveWorker()) return () => {};
  const ends = [sendUserToWorker(), register()];
  return () => {
    for (const end of ends) end();
  };
}

function register(): () => void {
  let ended = false;
  let end = () => {};
  navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).then(
    (registration) => {
      // Browsers with blocked workers return no registration.
      if (registration && !ended) end = watchVersions(registration);
    },
    (error) => console.warn('service worker', error),
  );
  return () => {
    ended = true;
    end();
  };
}

function watchVersions(registration: ServiceWorkerRegistration): () => void {
  const offer = () => {
    // The first version replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) offerVersion(registration.waiting);
  };
  const onFound = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  registration.addEventListener('updatefound', onFound);
  const check = () => {
    offer();
    registration.update().catch(() => {});
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => {
    clearInterval(timer);
    registration.removeEventListener('updatefound', onFound);
  };
}

const inExam = (): boolean => document.documentElement.hasAttribute('data-in-exam');

/** Not during an exam; if dismissed, it is offered again at the next check. */
function offerVersion(waiting: ServiceWorker): void {
  if (waiting.state !== 'installed' || inExam()) return;
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ kind: 'take-over' });
  };
  toast({
    title: 'Hay una versión nueva',
    description: 'Se abrirá al recargar. No pierdes nada de lo guardado.',
    action: { label: 'Actualizar', onClick: takeOver },
  });
}
