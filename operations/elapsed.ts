/** The time since a moment of `performance.now()`, as the scenarios print it. */
export function elapsed(since: number): string {
  const ms = performance.now() - since;
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
