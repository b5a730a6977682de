import type { Entered, RoomView } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { makeUser } from '../auth/auth.factory';
import type { TestServer } from '../testing/test-server';

export const PATH = '/api/voice-rooms';

type Given = NonNullable<Parameters<typeof makeUser>[1]>;

/** A user with a session who opens and enters rooms through the API. */
export async function makeSpeaker(server: TestServer, given: Given = {}) {
  const { id, username } = await makeUser(server.db, { planTier: 'plus', ...given });
  const caller = await server.signedIn(id);
  return {
    id,
    username,
    caller,
    open: async (body: object = {}): Promise<RoomView> =>
      (
        await caller.send('POST', PATH, { topic: 'Repaso de extranjería', startsAt: null, seats: 6, ...body })
      ).json(),
    tryJoin: (roomId: string) => caller.send('POST', `${PATH}/${roomId}/join`),
    join: async (roomId: string): Promise<Entered> =>
      (await caller.send('POST', `${PATH}/${roomId}/join`)).json(),
    leave: (roomId: string, epoch?: number) =>
      caller.send('POST', `${PATH}/${roomId}/leave`, epoch === undefined ? {} : { epoch }),
  };
}

export const makeHost = (server: TestServer) => makeSpeaker(server, { planTier: 'elite' });

export type Speaker = Awaited<ReturnType<typeof makeSpeaker>>;
