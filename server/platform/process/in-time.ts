/** The work took too long. The code is the one that sockets use, for the log. */
export class LateError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Rejects with `LateError` if the work takes longer. The work itself goes on. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`no result after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
