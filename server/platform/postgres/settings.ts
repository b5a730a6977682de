import { createHash } from 'node:crypto';

export type Durability = 'full' | 'none';

/** For a machine of two cores that also runs the web server. */
const BASE = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '128MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  io_method: 'sync',
  jit: 'off',
  // Parallel queries share memory through /dev/shm, of which a container often has a mere 64 MB.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The client receives its own errors; in the log they would only repeat what people typed.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Several times faster, and a crash may destroy the cluster: for tests and measurements only. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Its workers belong to the superuser: one that is at work in a test's database keeps its owner from dropping it.
  autovacuum: 'off',
};

/** The name of a parameter of ours inside the server; see `serverArguments`. */
export const FINGERPRINT = 'atalaya.settings';

/** What a postmaster is started with: `sockets` is the folder of its socket, or empty for TCP alone. */
type Wanted = { durability: Durability; version: string; sockets: string };

/** Tells whether a postmaster found alive was started by the same release with the same settings. */
export function settingsFingerprint({ durability, version, sockets }: Wanted): string {
  return createHash('sha256')
    .update(JSON.stringify([version, parameters(durability, sockets)]))
    .digest('hex')
    .slice(0, 16);
}

export function serverArguments(wanted: Wanted, port: number): string[] {
  const all = {
    ...parameters(wanted.durability, wanted.sockets),
    port: String(port),
    [FINGERPRINT]: settingsFingerprint(wanted),
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function parameters(durability: Durability, sockets: string): Record<string, string> {
  const usual = { ...BASE, unix_socket_directories: sockets };
  return durability === 'none' ? { ...usual, ...THROW_AWAY } : usual;
}
