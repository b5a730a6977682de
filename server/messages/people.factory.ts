import { makeWriter } from '../forum/forum.factory';
import { newId } from '../platform/ids';
import type { Caller, TestServer } from '../testing/test-server';

export async function makePerson(server: TestServer, options: { isNew?: boolean } = {}) {
  const user = await makeWriter(server.db, { ...options, now: server.clock.now() });
  return { ...user, ...(await server.signedIn(user.id)) };
}
export type Person = Awaited<ReturnType<typeof makePerson>>;

export const sendTo = (from: Caller, to: object, text: string, id = newId(), more: object = {}) =>
  from.send('PUT', `/api/messages/${id}`, { to, text, ...more });

/** Two people who have accepted each other, after two messages. */
export async function makeFriends(server: TestServer) {
  const [ana, luis] = [await makePerson(server), await makePerson(server)];
  const first = await sendTo(ana, { username: luis.username }, 'Hola, Luis');
  await sendTo(luis, { username: ana.username }, 'Hola, Ana');
  return { ana, luis, thread: String(first.json().threadId) };
}
