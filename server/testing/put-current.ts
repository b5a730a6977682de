import type { Caller } from './test-server';

/** An admin's PUT with the version that is current now, which is read at `record`. */
export async function putCurrent(caller: Caller, path: string, body: object, record = path) {
  const etag = (await caller.get(record)).json().etag ?? 'none';
  return caller.send('PUT', path, { ...body, etag });
}
