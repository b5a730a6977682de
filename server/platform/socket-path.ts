import { socketIn } from './postgres/sockets';

/**
 * `postgres://…@%2Frun%2Fpostgresql:5432/atalaya` names a socket folder, as in libpq. The driver does not parse it, so
 * the path is passed separately.
 */
export function socketPath(url: string): { path?: string } {
  const { hostname, port } = new URL(url);
  const folder = decodeURIComponent(hostname);
  return folder.startsWith('/') ? { path: socketIn(folder, Number(port) || 5432) } : {};
}
