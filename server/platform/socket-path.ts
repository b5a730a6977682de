import { socketIn } from './postgres/sockets';

/**
 * `postgres://…@%2Frun%2Fpostgresql:5432/atalaya` names a folder of sockets instead of a machine, as PostgreSQL's own programs
 * have it. The driver does not read that, so it is told the path.
 */
export function socketPath(url: string): { path?: string } {
  const { hostname, port } = new URL(url);
  const folder = decodeURIComponent(hostname);
  return folder.startsWith('/') ? { path: socketIn(folder, Number(port) || 5432) } : {};
}
