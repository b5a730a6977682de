// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDevice } from '../../platform/offline/idb-keyval.factory';
import { change, flush, readingOutbox, waitingOf } from './outbox';

vi.mock('idb-keyval', async () => (await import('../../platform/offline/idb-keyval.factory')).memoryKeyval);

const readUpTo = (section: string) => ({ kind: 'section', topic: 1, section, isRead: true }) as const;
const note = {
  section: 's1',
  start: 0,
  end: 12,
  quote: 'Toda persona',
  text: 'Lo que quiero recordar',
  isHighlighted: false,
  color: 'yellow',
} as const;
const noted = { kind: 'note', topic: 1, id: 'n1', note, at: '2026-11-15T10:00:00.000Z' } as const;

const answer = (status: number, body: object = {}) =>
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/build.txt' ? new Response('new') : Response.json(body, { status }),
  );

describe('what a reader changes', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(async () => {
    await readingOutbox.clear('u1');
    testDevice.clear();
    localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('is kept beside what was stored before on a full device, and stored once there is room again', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    change('u1', readUpTo('one'));
    await vi.waitFor(async () => expect(await waitingOf('u1')).toHaveLength(1));
    testDevice.isFull = true;
    change('u1', readUpTo('two'));
    await vi.waitFor(async () => expect(await waitingOf('u1')).toEqual([readUpTo('one'), readUpTo('two')]));
    testDevice.isFull = false;
    change('u1', readUpTo('three'));
    const stored = () => testDevice.store('atalaya-outbox/kept').get('reading/u1');
    await vi.waitFor(() => expect(stored()).toMatchObject({ entries: [{}, {}, {}] }));
  });

  it('waits for the reload when a newer server does not understand it', async () => {
    vi.stubEnv('VITE_BUILD_ID', 'old');
    answer(400, { code: 'request.invalid', message: 'No es válido.' });
    change('u1', noted);
    await vi.waitFor(async () => expect(await waitingOf('u1')).toEqual([noted]));
    expect(await flush('u1')).toMatchObject({ kind: 'stale-build' });
    expect(await waitingOf('u1')).toEqual([noted]);
  });

  it('stays with its text when it is refused for good', async () => {
    answer(404, { code: 'request.not-found', message: 'No hemos encontrado lo que buscas.' });
    change('u1', noted);
    await vi.waitFor(async () => expect((await readingOutbox.overview('u1')).refused).toHaveLength(1));
    expect(await waitingOf('u1')).toEqual([]);
    expect((await readingOutbox.overview('u1')).refused).toMatchObject([
      {
        what: 'Nota del tema 1',
        text: 'Lo que quiero recordar\n\n«Toda persona»',
        sentence: expect.stringContaining('ya no existe'),
      },
    ]);
  });

  it('is taken up from where an older build kept it', async () => {
    localStorage.setItem(
      'atalaya.reading.u1',
      JSON.stringify({ 'note n1': noted, 'section 1 one': readUpTo('one') }),
    );
    vi.resetModules();
    const later = await import('./outbox');
    expect(await later.waitingOf('u1')).toEqual([noted, readUpTo('one')]);
    expect(localStorage.getItem('atalaya.reading.u1')).toBeNull();
    await later.readingOutbox.clear('u1');
  });
});
