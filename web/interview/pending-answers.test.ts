import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDevice } from '../platform/offline/idb-keyval.factory';
import { countPendingMarks, saveMarks, sendPendingMarks } from './pending-answers';

vi.mock('idb-keyval', async () => (await import('../platform/offline/idb-keyval.factory')).memoryKeyval);

const marks = {
  params: { id: 's1', position: 1 },
  body: { mode: 'text', seconds: 40, transcript: 'Me llamo Ana.', marks: {}, notes: '' },
} as const;

describe('the marks of an interview', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => {
    testDevice.clear();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([429, 408, 503, 401])('stay on the device when the server answers %i', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    expect(await saveMarks('u1', marks)).toBe(false);
    expect(await countPendingMarks('u1')).toBe(1);
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    await sendPendingMarks('u1');
    expect(await countPendingMarks('u1')).toBe(0);
  });

  it('stay on the device when a newer server does not understand them', async () => {
    vi.stubEnv('VITE_BUILD_ID', 'old');
    vi.stubGlobal('fetch', async (address: string) =>
      address === '/build.txt'
        ? new Response('new')
        : Response.json({ code: 'request.invalid', message: 'No es válido.' }, { status: 400 }),
    );
    expect(await saveMarks('u1', marks)).toBe(false);
    expect(await countPendingMarks('u1')).toBe(1);
  });
});
