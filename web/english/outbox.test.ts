import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerExercise, exerciseOutbox, type KeptExercise } from './outbox';

const answerOf = (id: string): KeptExercise => ({
  id,
  lessonId: 'l01',
  exerciseId: `l01-${id}`,
  round: 1,
  attempt: 1,
  response: { form: 'text', text: 'is' },
  at: '2026-11-15T10:00:00.000Z',
});

describe('the answers of an English lesson', () => {
  // The client logs every failed call.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(async () => {
    await exerciseOutbox.clear('u1');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('wait on the device without network, and are sent in order and once', async () => {
    const sent: string[] = [];
    let isOnline = false;
    vi.stubGlobal('fetch', async (address: string) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      sent.push(address.split('/').at(-1) ?? '');
      return Response.json({ isOver: false });
    });
    expect(await answerExercise('u1', answerOf('a'))).toBeNull();
    expect(await answerExercise('u1', answerOf('b'))).toBeNull();
    expect(await exerciseOutbox.send('u1')).toMatchObject({ kind: 'later' });
    isOnline = true;
    expect(await answerExercise('u1', answerOf('c'))).toEqual({ isOver: false });
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(await exerciseOutbox.list('u1')).toEqual([]);
  });

  it('are set aside when the server refuses them, so that the next ones go through', async () => {
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith('/a')
        ? Response.json({ code: 'english.already-answered', message: 'Ya está.' }, { status: 409 })
        : Response.json({ isOver: true }),
    );
    await expect(answerExercise('u1', answerOf('a'))).rejects.toMatchObject({
      code: 'english.already-answered',
    });
    expect(await answerExercise('u1', answerOf('b'))).toEqual({ isOver: true });
    expect(await exerciseOutbox.list('u1')).toEqual([]);
  });
});
