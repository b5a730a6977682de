import { STORED_AT } from '@atalaya/core/platform/offline';

export const TITLE = 'x-page-title';

/** A response as it is put into a cache: with the time and the title, and without headers of the transfer. */
export function storedCopy(response: Response, body: string | Blob, title: string): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(STORED_AT, String(Date.now()));
  headers.set(TITLE, encodeURIComponent(title));
  return new Response(body, { status: 200, headers });
}
