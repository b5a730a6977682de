import cluster from 'node:cluster';

/** What a worker sends to the primary process: its address once it listens, or why it cannot start. */
export type Report = { ready: string } | { fault: string };

/** Resolves when the report is sent. */
export const report = (message: Report): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

/** True for the first worker and for a server without workers. */
export const isFirstProcess = (): boolean => (cluster.worker?.id ?? 1) === 1;
