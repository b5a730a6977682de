import { toast } from '../ui/overlays/toast-store';

/** The build version of React Router's manifest; undefined in development. */
export function buildVersion(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const manifest = Reflect.get(window, '__reactRouterManifest') as { version?: string } | undefined;
  return manifest?.version;
}

export const STALE_BUILD =
  'Esta página es de una versión anterior de Atalaya. Recárgala para seguir: lo que has respondido está guardado.';

/**
 * Whether the server runs another build than this page. The route discovery of React Router tells it; HEAD, because the
 * service worker answers GET from its own build.
 */
export async function isStaleBuild(): Promise<boolean> {
  const version = buildVersion();
  if (!version) return false;
  try {
    const query = new URLSearchParams({ paths: '/', version });
    const response = await fetch(`/__routes?${query}`, { method: 'HEAD', cache: 'no-store' });
    return response.headers.has('x-remix-reload-document');
  } catch {
    return false;
  }
}

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
