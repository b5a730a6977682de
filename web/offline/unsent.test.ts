// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ratingsOutbox } from '../interview/outbox';
import { keepDraft, readDraft } from '../platform/offline/drafts';
import { testDevice } from '../platform/offline/idb-keyval.factory';
import { noteOutbox } from '../review/note-outbox';
import { answerOutbox } from '../review/outbox';
import { readingOutbox } from '../syllabus/reader/outbox';
import { wellbeingOutbox } from '../wellbeing/outbox';
import { countUnsent, dropRefused, forgetStored, retryRefused, sendUnsent, unsentOf } from './unsent';

vi.mock('idb-keyval', async () => (await import('../platform/offline/idb-keyval.factory')).memoryKeyval);

const page = { id: 'p1', made: { kind: 'section', topic: 2, section: 's', isRead: true } } as const;
const entry = {
  id: 'd1',
  what: 'diary',
  body: { day: '2026-11-19', prompt: null, text: 'Hoy', mood: null, energy: null, sleepHalfHours: null },
} as const;
const ratings = {
  id: 's1/1',
  params: { id: 's1', position: 1 },
  body: { mode: 'text', seconds: 40, transcript: 'Me llamo Ana.', ratings: {}, notes: '' },
} as const;
const answer = {
  id: 'a1',
  kind: 'question',
  itemId: 't01-q001',
  choice: 'A',
  at: '2026-11-19T10:00:00.000Z',
  durationMs: 900,
} as const;

async function work(userId: string) {
  await answerOutbox.keep(userId, answer);
  await wellbeingOutbox.keep(userId, entry);
  await readingOutbox.keep(userId, page);
  await noteOutbox.keep(userId, { id: 't01-q001', note: 'Lo cita Ulpiano' });
  await ratingsOutbox.keep(userId, ratings);
}

/** What the server answers to everything. */
const stubServer = (status: number, body: unknown = {}) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

describe('what a device has not sent', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(async () => {
    await forgetStored('ana');
    await forgetStored('eva');
    testDevice.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([401, 408, 429, 500, 503])('stays here, all of it, while the server answers %i', async (status) => {
    stubServer(status);
    await work('ana');
    expect(await sendUnsent('ana')).toMatchObject({ kind: status === 401 ? 'signed-out' : 'later' });
    expect(await countUnsent('ana')).toBe(5);
    const { waiting, refused } = await unsentOf('ana');
    expect(refused).toEqual([]);
    expect(waiting.map(({ what }) => what)).toEqual([
      'Respuesta a una pregunta',
      'Diario, 19 de noviembre',
      'Sección leída del tema 2',
      'Nota de una pregunta',
      'Entrevista, pregunta 1',
    ]);
  });

  it.each([403, 404, 413, 422])('stays with its text when the server refuses it with %i', async (status) => {
    stubServer(status, { code: 'request.forbidden', message: 'No se puede.' });
    await work('ana');
    expect(await sendUnsent('ana')).toBeNull();
    const { waiting, refused } = await unsentOf('ana');
    expect(waiting).toEqual([]);
    expect(refused.map(({ text, sentence }) => [text, sentence])).toEqual(
      ['', 'Hoy', '', 'Lo cita Ulpiano', 'Me llamo Ana.'].map((text) => [text, 'No se puede.']),
    );
    expect((await unsentOf('eva')).refused).toEqual([]);
    // A sign-out would lose it.
    expect(await countUnsent('ana')).toBe(5);

    const ofOutbox = (name: string) => {
      const found = refused.find(({ outbox }) => outbox === name);
      return { outbox: name, ids: found ? [found.id] : [] };
    };
    await dropRefused('ana', ofOutbox('interview'));
    stubServer(200, { note: 'Lo cita Ulpiano' });
    expect(await retryRefused('ana', ofOutbox('question-notes'))).toBe('sent');
    expect((await unsentOf('ana')).refused.map(({ outbox }) => outbox)).toEqual([
      'study',
      'wellbeing',
      'reading',
    ]);
  });

  it('goes with its owner’s sign-out, and that of somebody else at this device stays', async () => {
    stubServer(503);
    for (const userId of ['ana', 'eva']) {
      await work(userId);
      keepDraft(userId, 'nuevo', 'A medias');
    }
    await sendUnsent('ana');
    await forgetStored('ana');
    expect([await countUnsent('ana'), await countUnsent('eva')]).toEqual([0, 5]);
    expect([readDraft('ana', 'nuevo'), readDraft('eva', 'nuevo')]).toEqual(['', 'A medias']);
  });
});
