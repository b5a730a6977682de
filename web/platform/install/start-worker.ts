import { toast } from '../../ui/overlays/toast-store';
import { mayHaveWorker, tellUser } from './worker-line';

const CHECK_EVERY_MS = 60 * 60_000;

/** Registers `/sw.js`, tells it who is signed in, looks for a new version every hour and offers it. */
export function startWorker(): () => void {
  if (!mayHaveWorker()) return () => {};
  const ends = [tellUser(), register()];
  return () => {
    for (const end of ends) end();
  };
}

function register(): () => void {
  let ended = false;
  let end = () => {};
  navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' }).then(
    (registration) => {
      // A browser that is told to block workers gives no registration.
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
    // The first version of all has nothing to replace.
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

/** Not in an exam; whoever lets it pass gets it at the next check, or when the last page is closed. */
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
