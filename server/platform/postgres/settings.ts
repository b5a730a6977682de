import { createHash } from 'node:crypto';

export type Durability = 'full' | 'none';

/** Tuned for two cores shared with the web server. */
const BASE = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '128MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  io_method: 'sync',
  jit: 'off',
  // Parallel queries use /dev/shm, which is only 64 MB in many containers.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Client errors go to the client; the log would repeat user input.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Faster but not crash-safe: for tests and benchmarks only. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // An autovacuum worker in a test database would prevent dropping it.
  autovacuum: 'off',
};

/** A custom server parameter; see `serverArguments`. */
export const FINGERPRINT = 'atalaya.settings';

/** Start options; `sockets` is the socket folder, or empty for TCP only. */
type Wanted = { durability: Durability; version: string; sockets: string };

/** Tells whether a running postmaster was started by the same release with the same settings. */
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
