// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../http-error';
import { useSessionStore } from '../session';
import { readUser } from '../session-storage';
import { testDevice } from './idb-keyval.factory';
import { oldQueue } from './left-behind';
import { outbox } from './outbox';

vi.mock('idb-keyval', async () => (await import('./idb-keyval.factory')).memoryKeyval);

type Line = { id: string; text: string; to?: string };

const offline = () => new TypeError('Failed to fetch');
const refusalOf = (
  status: number,
  code: 'request.invalid' | 'request.too-many' | 'messages.daily-limit' | 'review.daily-limit',
  after?: string,
) => new HttpError(status, '', { code, message: 'No se puede.' }, after);

let sent: string[] = [];
let owners: unknown[] = [];
/** What the server says to a text; nothing if it takes it. */
let faults: Record<string, Error> = {};
let isOnline = true;

const server = async ({ text }: Line, headers: unknown) => {
  if (!isOnline) throw offline();
  const fault = faults[text];
  if (fault) throw fault;
  sent.push(text);
  owners.push(headers);
  return text.toUpperCase();
};

/** Another page of the same device has its own copy of everything but the storage. */
const open = () =>
  outbox<Line, string>({
    name: 'lines',
    send: (item, { headers }) => server(item, headers),
    describe: ({ text }) => ({ what: 'Una línea', text }),
    counts: ({ text }) => text !== 'place',
    old: oldQueue('atalaya.lines'),
  });
const lines = (...texts: string[]): Line[] => texts.map((text) => ({ id: text, text }));

describe('an outbox', () => {
  let box: ReturnType<typeof open>;
  beforeEach(() => {
    [sent, owners, faults, isOnline] = [[], [], {}, true];
    box = open();
  });
  afterEach(() => {
    testDevice.clear();
    localStorage.clear();
    useSessionStore.setState({ currentUser: null });
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const keepAll = async (...texts: string[]) => {
    for (const line of lines(...texts)) await box.keep('ana', line);
  };
  const overview = () => box.overview('ana');

  it('keeps on the device what cannot be sent, and sends it in order and once', async () => {
    isOnline = false;
    await keepAll('a', 'b');
    expect(await box.send('ana')).toEqual({ kind: 'later', afterMs: null });
    expect(await overview()).toMatchObject({
      waiting: [
        { id: 'a', what: 'Una línea', text: 'a' },
        { id: 'b', what: 'Una línea', text: 'b' },
      ],
      isHeld: true,
    });
    isOnline = true;
    await Promise.all([box.send('ana'), box.send('ana'), box.deliver('ana', { id: 'c', text: 'c' })]);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(await overview()).toEqual({ waiting: [], isHeld: false, refused: [] });
  });

  it('gives the answer to whoever waits for it, or says that it waits', async () => {
    expect(await box.deliver('ana', { id: 'a', text: 'a' })).toEqual({ answer: 'A' });
    isOnline = false;
    expect(await box.deliver('ana', { id: 'b', text: 'b' })).toBeNull();
  });

  it.each([
    [401, 'signed-out'],
    [408, 'later'],
    [429, 'later'],
    [503, 'later'],
  ] as const)('loses nothing when the server answers %i', async (status, kind) => {
    faults.a = new HttpError(status, '', {}, '30');
    await keepAll('a', 'b');
    expect(await box.send('ana')).toEqual({ kind, afterMs: kind === 'later' ? 30_000 : null });
    expect(sent).toEqual([]);
    faults = {};
    await open().send('ana');
    expect(sent).toEqual(['a', 'b']);
  });

  it('waits for the reload when a newer server does not understand it', async () => {
    vi.stubEnv('VITE_BUILD_ID', 'old');
    vi.stubGlobal('fetch', async () => new Response('new'));
    faults.a = refusalOf(400, 'request.invalid');
    await keepAll('a');
    expect(await box.send('ana')).toMatchObject({ kind: 'stale-build' });
    expect(await overview()).toMatchObject({ waiting: [{ id: 'a' }], refused: [] });
  });

  it('keeps what is refused with the sentence, and lets the next ones go', async () => {
    faults.a = refusalOf(400, 'request.invalid');
    await keepAll('b');
    await expect(box.deliver('ana', { id: 'a', text: 'a' })).rejects.toBe(faults.a);
    await keepAll('c');
    expect(await box.send('ana')).toBeNull();
    expect(sent).toEqual(['b', 'c']);
    const refused = [{ id: 'a', what: 'Una línea', text: 'a', sentence: 'No se puede.' }];
    expect(await open().overview('ana')).toEqual({ waiting: [], isHeld: false, refused });
    expect((await box.overview('eva')).refused).toEqual([]);

    expect(await box.retry('ana', ['a'])).toBe('refused');
    faults.a = offline();
    expect(await box.retry('ana', ['a'])).toBe('waiting');
    faults = {};
    expect(await box.retry('ana', ['a'])).toBe('sent');
    expect(sent).toEqual(['b', 'c', 'a']);
    expect((await overview()).refused).toEqual([]);
  });

  it('forgets a refused one when its owner deletes it, or saves it anew', async () => {
    faults = { a: refusalOf(400, 'request.invalid'), b: refusalOf(400, 'request.invalid') };
    await keepAll('a', 'b');
    await box.send('ana');
    await box.drop('ana', ['a']);
    await box.keep('ana', { id: 'b', text: 'better' });
    await box.send('ana');
    expect(sent).toEqual(['better']);
    expect(await overview()).toEqual({ waiting: [], isHeld: false, refused: [] });
  });

  it('sends what was changed while it was on its way again', async () => {
    let arrive = () => {};
    const isOnItsWay = new Promise<void>((resolve) => {
      const arrived = new Promise<void>((done) => {
        arrive = done;
      });
      box = outbox<Line, string>({
        name: 'lines',
        send: async (item) => {
          resolve();
          await arrived;
          return server(item, null);
        },
        describe: ({ text }) => ({ what: '', text }),
      });
    });
    await box.keep('ana', { id: 'a', text: 'first' });
    const sending = box.send('ana');
    await isOnItsWay;
    await box.keep('ana', { id: 'a', text: 'second' });
    arrive();
    await sending;
    expect(sent).toEqual(['first', 'second']);
  });

  it('is one person’s: it names its owner, and sends nothing while somebody else is signed in', async () => {
    await keepAll('a');
    useSessionStore.setState({ currentUser: readUser({ id: 'eva' }) });
    expect(await box.send('ana')).toMatchObject({ kind: 'signed-out' });
    expect(await box.list('eva')).toEqual([]);
    useSessionStore.setState({ currentUser: readUser({ id: 'ana' }) });
    expect(await box.send('ana')).toBeNull();
    expect([sent, owners]).toEqual([['a'], [{ 'x-sent-for': 'ana' }]]);
  });

  it('is one for all tabs: none loses what another keeps, and each thing is sent once', async () => {
    let turn: Promise<unknown> = Promise.resolve();
    const request = (_: string, run: () => Promise<unknown>) => {
      const mine = turn.then(run);
      turn = mine.catch(() => {});
      return mine;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const other = open();
    await Promise.all([keepAll('a', 'b'), other.keep('ana', { id: 'c', text: 'c' })]);
    await Promise.all([box.send('ana'), other.send('ana'), open().send('ana')]);
    expect([...sent].sort()).toEqual(['a', 'b', 'c']);

    // Refused in one, taken back or changed in the other.
    faults.d = refusalOf(400, 'request.invalid');
    await keepAll('d');
    await box.send('ana');
    expect(await other.retry('ana', ['d'])).toBe('refused');
    await other.keep('ana', { id: 'd', text: 'better' });
    await box.send('ana');
    expect(sent.at(-1)).toBe('better');
    expect(await overview()).toMatchObject({ waiting: [], refused: [] });
  });

  it('does not hold others when one waits for its own limit', async () => {
    const messages = outbox<Line, string>({
      name: 'lines',
      send: (item) => server(item, null),
      describe: ({ text }) => ({ what: '', text }),
      keyOf: ({ to = '' }) => to,
    });
    faults.a = refusalOf(429, 'messages.daily-limit', '60');
    for (const [text, to] of [
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'y'],
    ] as const)
      await messages.keep('ana', { id: text, text, to });
    expect(await messages.send('ana')).toEqual({ kind: 'later', afterMs: 60_000 });
    expect(sent).toEqual(['c']);
    faults = { b: refusalOf(429, 'request.too-many') };
    await messages.keep('ana', { id: 'd', text: 'd', to: 'y' });
    await messages.send('ana');
    expect(sent).toEqual(['c', 'a']);
  });

  it('sends what fits into the limit of the day, and keeps the rest for tomorrow', async () => {
    const spent = refusalOf(403, 'review.daily-limit', '3600');
    const answers = outbox<Line, string>({
      name: 'lines',
      send: (item) => (sent.length < 2 ? server(item, null) : Promise.reject(spent)),
      sendMany: () => Promise.reject(spent),
      keyOf: ({ id }) => id,
      describe: ({ text }) => ({ what: '', text }),
    });
    for (const line of lines('a', 'b', 'c', 'd')) await answers.keep('ana', line);
    expect(await answers.send('ana')).toEqual({ kind: 'later', afterMs: 3_600_000 });
    expect(sent).toEqual(['a', 'b']);
    const { waiting, refused } = await answers.overview('ana');
    expect([waiting.map(({ id }) => id), refused]).toEqual([['c', 'd'], []]);
  });

  it('sends many at once where the server takes them so, and each for itself to find the refused one', async () => {
    const batches: number[] = [];
    const answers = outbox<Line, string>({
      name: 'lines',
      send: (item) => server(item, null),
      sendMany: async (items) => {
        batches.push(items.length);
        for (const { text } of items) if (faults[text]) throw faults[text];
        for (const item of items) await server(item, null);
        return items.map(({ id }) => id);
      },
      describe: ({ text }) => ({ what: '', text }),
    });
    for (const line of lines('a', 'b', 'c')) await answers.keep('ana', line);
    await answers.send('ana');
    faults.e = refusalOf(400, 'request.invalid');
    for (const line of lines('d', 'e', 'f')) await answers.keep('ana', line);
    await answers.send('ana');
    expect([batches, sent]).toEqual([
      [3, 3],
      ['a', 'b', 'c', 'd', 'f'],
    ]);
    expect((await answers.overview('ana')).refused).toMatchObject([{ id: 'e' }]);
  });

  it('takes back what was not sent', async () => {
    await keepAll('a');
    expect([await box.takeBack('ana', 'a'), await box.takeBack('ana', 'a')]).toEqual([true, false]);
    expect(await box.send('ana')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('takes up once what an older build has left, before what is new', async () => {
    testDevice.store().set('atalaya.lines.ana', lines('old', 'older'));
    await keepAll('new');
    await box.send('ana');
    expect(sent).toEqual(['old', 'older', 'new']);
    expect(testDevice.store().get('atalaya.lines.ana')).toEqual([]);
    await open().send('ana');
    expect(sent).toHaveLength(3);
  });

  it('leaves it where it is while the device cannot store', async () => {
    testDevice.store().set('atalaya.lines.ana', lines('old'));
    testDevice.isFull = true;
    expect(await box.keep('ana', { id: 'new', text: 'new' })).toBe(false);
    expect((await box.list('ana')).map(({ id }) => id)).toEqual(['old', 'new']);
    expect(testDevice.store().get('atalaya.lines.ana')).toEqual(lines('old'));
    testDevice.isFull = false;
    expect(await box.keep('ana', { id: 'newer', text: 'newer' })).toBe(true);
    expect((await open().list('ana')).map(({ id }) => id)).toEqual(['old', 'new', 'newer']);
  });

  it('keeps what a closing page has no time to store', async () => {
    const key = 'atalaya.unstored.lines.ana';
    const keeping = box.keep('ana', { id: 'a', text: 'a' });
    window.dispatchEvent(new Event('pagehide'));
    const spilt = localStorage.getItem(key) ?? '';
    await keeping;
    // Stored after all: nothing is left to take up.
    expect(localStorage.getItem(key)).toBeNull();
    // The page ended before the database had it.
    testDevice.clear();
    localStorage.setItem(key, spilt);
    expect(await open().list('ana')).toEqual([{ id: 'a', text: 'a' }]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('forgets everything of its owner, and of nobody else', async () => {
    testDevice.store().set('atalaya.lines.ana', lines('old'));
    await keepAll('a');
    await box.keep('eva', { id: 'b', text: 'b' });
    await box.clear('ana');
    expect(await open().list('ana')).toEqual([]);
    expect(await open().list('eva')).toHaveLength(1);
  });

  it('does not count what is not worth a question', async () => {
    await keepAll('place');
    expect(await overview()).toMatchObject({ waiting: [] });
  });
});
