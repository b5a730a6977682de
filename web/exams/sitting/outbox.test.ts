import { answer, handInWork, mergeServerRecord, startWork } from '@atalaya/core/exams/device-work';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../platform/http-error';
import { useSessionStore } from '../../platform/session';
import { readUser } from '../../platform/session-storage';
import { changeWork, forgetExam, isOnlyInMemory, keepPaper, readWork } from './device-store';
import { drain } from './outbox';
import { refusedAnswers } from './refused-answers';
import type { SittingApi, SittingPaper } from './sitting-api';

const times = { now: '2026-11-15T10:00:00.000Z', deadlineAt: null };
const paper: SittingPaper = {
  id: 'e1',
  mode: 'exam',
  ...times,
  startedAt: times.now,
  startRecord: 'signed',
  questions: [1, 2].map((position) => ({ position, choice: null, sequence: 0, flagged: false })),
};

// Neither Node nor some private windows have IndexedDB.
describe('the outbox of an exam in a browser that cannot store', () => {
  let sent: string[] = [];
  let notices: string[] = [];
  let refusal: HttpError | undefined;
  const take = async (name: string) => {
    if (refusal) throw refusal;
    sent.push(name);
  };
  const api: SittingApi = {
    sitting: 'exam',
    codes: 'exams',
    read: async () => paper,
    start: async () => take('start').then(() => paper),
    saveAnswer: async (_, { position }) => take(`answer ${position}`).then(() => ({ ...times, sequence: 1 })),
    saveFlag: async () => take('flag'),
    closePart: async () => take('close'),
    handIn: async () => take('hand-in').then(() => ({ ...times, state: 'finished' })),
  };
  const listeners = { work: () => {}, time: () => {}, notice: (text: string) => void notices.push(text) };
  const choose = (position: number) => ({
    key: `k${position}`,
    position,
    choice: 'A' as const,
    elapsedMs: 0,
    spentMs: 0,
  });

  beforeEach(async () => {
    [sent, notices, refusal] = [[], [], undefined];
    await changeWork('e1', () =>
      answer(mergeServerRecord(undefined, { id: 'e1', userId: 'u1' }, paper.questions, 0), choose(1)),
    );
  });
  afterEach(async () => {
    await forgetExam('e1');
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('is in memory, and is sent all the same', async () => {
    expect(isOnlyInMemory('e1')).toBe(true);
    expect(await drain('e1', listeners, api)).toEqual({ end: 'empty' });
    expect(sent).toEqual(['answer 1']);
  });

  it('sends the start of a downloaded exam before its hand-in', async () => {
    await changeWork('e1', (work) => {
      if (!work) throw new Error('there is work');
      const started = startWork(work, { key: 'start', sinceDownloadMs: 5 });
      return handInWork(started, { key: 'end', because: 'student', elapsedMs: 9 });
    });
    expect(await drain('e1', listeners, api)).toEqual({ end: 'finished' });
    expect(sent).toEqual(['start', 'hand-in']);
  });

  it('keeps a downloaded exam whose start is refused for now', async () => {
    await changeWork('e1', (work) =>
      startWork(work ?? mergeServerRecord(undefined, { id: 'e1', userId: 'u1' }, [], 0), {
        key: 'start',
        sinceDownloadMs: 5,
      }),
    );
    refusal = new HttpError(409, 'Conflict', { code: 'exams.already-running', message: 'Ya tienes otro.' });
    expect(await drain('e1', listeners, api)).toMatchObject({ end: 'later' });
    expect((await readWork('e1'))?.outbox).toHaveLength(2);
    expect(notices).toEqual(['Ya tienes otro.']);
  });

  it('keeps what an older build cannot send, and drops what no build could', async () => {
    let isNewer = true;
    vi.stubEnv('VITE_BUILD_ID', 'old');
    vi.stubGlobal('fetch', async () => new Response(isNewer ? 'new' : 'old'));
    refusal = new HttpError(400, 'Bad Request', { code: 'request.invalid' });
    expect(await drain('e1', listeners, api)).toMatchObject({ end: 'later' });
    expect((await readWork('e1'))?.outbox).toHaveLength(1);
    expect(notices[0]).toMatch(/versión anterior/);
    isNewer = false;
    expect(await drain('e1', listeners, api)).toEqual({ end: 'empty' });
    // Its owner still reads it.
    expect((await refusedAnswers(api).overview('u1')).refused).toMatchObject([
      { what: 'Respuesta de un examen', text: 'Pregunta 1: A' },
    ]);
    await refusedAnswers(api).clear('u1');
  });

  it('hands in what was answered in time when the server says that the clock has ended the exam', async () => {
    const deadlineAt = '2026-11-15T10:30:00.000Z';
    // The clock of the device was set back: to it the exam still runs.
    const serverNow = Date.parse(paper.now);
    await keepPaper({ paper: { ...paper, deadlineAt }, userId: 'u1', serverNow, deviceNow: Date.now() });
    const finished = new HttpError(409, 'Conflict', {
      code: 'exams.finished',
      message: 'Ya está entregado.',
    });
    const saveAnswer = () => Promise.reject(finished);
    const handIn = vi.fn(api.handIn);
    expect(await drain('e1', listeners, { ...api, saveAnswer, handIn })).toEqual({ end: 'finished' });
    expect(handIn.mock.lastCall?.[1]).toMatchObject({
      because: 'time',
      changes: [{ position: 1, choice: 'A' }],
    });
    expect(await readWork('e1')).toBeUndefined();
  });

  it('lets go of an exam that another device has handed in', async () => {
    const deadlineAt = '2026-11-15T10:30:00.000Z';
    const serverNow = Date.parse(paper.now);
    await keepPaper({ paper: { ...paper, deadlineAt }, userId: 'u1', serverNow, deviceNow: Date.now() });
    refusal = new HttpError(409, 'Conflict', { code: 'exams.finished', message: 'Ya está entregado.' });
    expect(await drain('e1', listeners, api)).toEqual({ end: 'finished' });
    expect(notices).toEqual(['Ya está entregado.']);
    expect(await readWork('e1')).toBeUndefined();
  });

  it.each([
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [503, 'later'],
    [401, 'signed-out'],
  ])('keeps every step when the server answers %i', async (status, end) => {
    refusal = new HttpError(status, '', {}, '7');
    expect(await drain('e1', listeners, api)).toEqual(end === 'later' ? { end, afterMs: 7_000 } : { end });
    expect((await readWork('e1'))?.outbox).toHaveLength(1);
  });

  it('sends nothing while somebody else is signed in', async () => {
    useSessionStore.setState({ currentUser: readUser({ id: 'eva' }) });
    expect(await drain('e1', listeners, api)).toEqual({ end: 'signed-out' });
    useSessionStore.setState({ currentUser: null });
    expect(sent).toEqual([]);
    expect((await readWork('e1'))?.outbox).toHaveLength(1);
  });
});
