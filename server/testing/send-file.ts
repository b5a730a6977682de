import { createSession } from '../auth/sessions';
import { sessionCookieName } from '../platform/sessions';
import type { TestServer } from './test-server';

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
