import { createSession } from '../auth/sessions';
import { sessionCookieName } from '../platform/sessions';
import type { Caller, TestServer } from './test-server';

const BOUNDARY = 'atalaya-boundary';

/** Uploads one file in a multipart form, with a session of this user. */
export async function sendFile(
  { app, db, clock, env }: TestServer,
  userId: string,
  url: string,
  name: string,
  content: string,
) {
  const token = await createSession(db, userId, clock.now());
  return app.inject({
    method: 'POST',
    url,
    headers: {
      cookie: `${sessionCookieName(env)}=${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--${BOUNDARY}--\r\n`,
  });
}

/** Uploads one file, an image for example, as a browser does. */
export async function sendBytes(
  caller: Caller,
  url: string,
  bytes: Uint8Array,
  { type = 'image/jpeg', field = 'file', name = 'foto.jpg' } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const encoded = new Response(form);
  return caller.send('POST', url, Buffer.from(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
  });
}
