import { toast } from '../ui/overlays/toast-store';

/** Set by scripts/build.mjs, which also writes it to /build.txt; undefined in development. */
export const buildId = (): string | undefined => import.meta.env.VITE_BUILD_ID;

export const STALE_BUILD =
  'Esta página es de una versión anterior de Atalaya. Recárgala para seguir: lo que has respondido está guardado.';

/** Whether the server runs another build than this page; unknown if it does not say. */
export async function compareBuilds(): Promise<'same' | 'other' | 'unknown'> {
  const own = buildId();
  if (!own) return 'same';
  try {
    const response = await fetch('/build.txt', { cache: 'no-store' });
    if (!response.ok) return 'unknown';
    return (await response.text()).trim() === own ? 'same' : 'other';
  } catch {
    return 'unknown';
  }
}

export const isStaleBuild = async (): Promise<boolean> => (await compareBuilds()) === 'other';

let isOffered = false;

/** After a request that the server does not understand: offers to reload, once. Nothing reloads by itself. */
export async function offerReloadIfStale(): Promise<void> {
  if (isOffered || !(await isStaleBuild()) || isOffered) return;
  isOffered = true;
  toast({
    title: 'Hay una versión nueva',
    description: STALE_BUILD,
    action: { label: 'Recargar', onClick: () => location.reload() },
  });
}
