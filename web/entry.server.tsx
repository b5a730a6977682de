// The edge build: Node's own follows every promise of the process once it has rendered (async hooks), and the whole API pays.
import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, ServerRouter } from 'react-router';
import { makeContext } from './platform/page-context';

export { makeContext };

// For a part that never loads. A start that is busy with the content can take seconds, and that is not a failure.
const ABORT_AFTER_MS = 30_000;
export const streamTimeout = ABORT_AFTER_MS + 1_000;

/** Pages are rendered completely, because they are cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  let shellReady = false;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    // One chunk, so that no content depends on an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(ABORT_AFTER_MS),
    onError(error) {
      if (shellReady) console.error('render', error instanceof Error ? error.message : error);
    },
  });
  shellReady = true;
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** Not-found responses are not logged as errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  if (typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500) return;
  console.error('page', new URL(request.url).pathname, error instanceof Error ? error.stack : error);
}
