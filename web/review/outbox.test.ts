import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOutbox, type KeptAnswer, keep, keptAnswers, sendKept, takeBack } from './outbox';

const answerOf = (id: string): KeptAnswer => ({
  id,
  kind: 'question',
  itemId: 'q1',
  choice: 'A',
  at: '2026-11-15T10:00:00.000Z',
  durationMs: 10,
});

// Neither Node nor some private windows have IndexedDB.
describe('the answers of a study session in a browser that cannot store', () => {
  afterEach(async () => {
    await answerOutbox.clear('u1');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('are sent in order, once, when the network is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const bodies: string[][] = [];
    let isOnline = false;
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      const saved = JSON.parse(body).answers.map(({ id }: { id: string }) => id);
      bodies.push(saved);
      return Response.json({ saved });
    });
    for (const id of ['a', 'b', 'c']) await keep('u1', answerOf(id));
    expect(await takeBack('u1', 'b')).toBe(true);
    expect(await sendKept('u1')).toBe(2);
    isOnline = true;
    expect(await sendKept('u1')).toBe(0);
    expect(bodies).toEqual([['a', 'c']]);
    expect(await keptAnswers('u1')).toEqual([]);
  });

  it('are not withdrawn on the device while they are on their way to the server', async () => {
    let arrive = () => {};
    const isOnItsWay = new Promise<void>((resolve) => {
      vi.stubGlobal('fetch', async () => {
        resolve();
        await new Promise<void>((arrived) => {
          arrive = arrived;
        });
        return Response.json({ saved: ['a'] });
      });
    });
    await keep('u1', answerOf('a'));
    const sent = sendKept('u1');
    await isOnItsWay;
    await keep('u1', answerOf('b'));
    expect(await takeBack('u1', 'b')).toBe(true);
    const isWithdrawn = takeBack('u1', 'a');
    arrive();
    expect(await sent).toBe(0);
    expect(await isWithdrawn).toBe(false);
  });
});
