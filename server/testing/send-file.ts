import type { Caller, TestServer } from './test-server';

/** Uploads one file of text, from the device of this user. */
export const sendFile = async (
  server: TestServer,
  userId: string,
  url: string,
  name: string,
  content: string,
) =>
  sendBytes(await server.signedIn(userId), url, new TextEncoder().encode(content), {
    type: 'text/plain',
    name,
  });

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
