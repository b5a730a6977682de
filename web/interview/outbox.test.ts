import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDevice } from '../platform/offline/idb-keyval.factory';
import { ratingsOutbox, saveRatings } from './outbox';

vi.mock('idb-keyval', async () => (await import('../platform/offline/idb-keyval.factory')).memoryKeyval);

const waiting = async () => (await ratingsOutbox.list('u1')).length;

const ratings = {
  params: { id: 's1', position: 1 },
  body: { mode: 'text', seconds: 40, transcript: 'Me llamo Ana.', ratings: {}, notes: '' },
} as const;

describe('the ratings of an interview', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => {
    testDevice.clear();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([429, 408, 503, 401])('stay on the device when the server answers %i', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    expect(await saveRatings('u1', ratings)).toBe(false);
    expect(await waiting()).toBe(1);
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    await ratingsOutbox.send('u1');
    expect(await waiting()).toBe(0);
  });

  it('stay on the device when a newer server does not understand them', async () => {
    vi.stubEnv('VITE_BUILD_ID', 'old');
    vi.stubGlobal('fetch', async (address: string) =>
      address === '/build.txt'
        ? new Response('new')
        : Response.json({ code: 'request.invalid', message: 'No es válido.' }, { status: 400 }),
    );
    expect(await saveRatings('u1', ratings)).toBe(false);
    expect(await waiting()).toBe(1);
  });

  it('stay with their text when they are refused for good, until their owner deletes them', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'request.not-found', message: 'No está.' }, { status: 404 }),
    );
    await expect(saveRatings('u1', ratings)).rejects.toMatchObject({ status: 404 });
    const { refused } = await ratingsOutbox.overview('u1');
    expect(refused).toMatchObject([
      {
        what: 'Entrevista, pregunta 1',
        text: 'Me llamo Ana.',
        sentence: expect.stringContaining('ya no existe'),
      },
    ]);
    await ratingsOutbox.clear('u1');
  });

  it('of an older build are taken up from its store, for their owner alone', async () => {
    vi.resetModules();
    const left = testDevice.store('atalaya-interview-answers/answers');
    left.set('u1/s1/1', ratings);
    left.set('u2/s9/3', { ...ratings, params: { id: 's9', position: 3 } });
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      sent.push(address);
      return new Response(null, { status: 204 });
    });
    const later = await import('./outbox');
    expect(await later.ratingsOutbox.send('u1')).toBeNull();
    expect(sent).toEqual(['/api/interview/sessions/s1/answers/1']);
    expect([...left.keys()]).toEqual(['u2/s9/3']);
  });
});
