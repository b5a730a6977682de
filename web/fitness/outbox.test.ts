import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitnessOutbox, type ResultBody, saveFitness, withPending } from './outbox';

const body: ResultBody = {
  event: 'circuit',
  value: 109,
  day: '2026-11-15',
  place: null,
  timing: null,
  note: '',
};

describe('a result noted without network', () => {
  // The client logs every failed call.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(async () => {
    await fitnessOutbox.clear('u1');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('waits on the device, is shown with the others, and is sent once', async () => {
    const sent: string[] = [];
    let isOnline = false;
    vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      sent.push(`${method} ${address.split('/').at(-1)}`);
      return new Response(null, { status: 204 });
    });
    expect(await saveFitness('u1', { id: 'a', what: 'result', body })).toBe(false);
    expect(await saveFitness('u1', { id: 'b', what: 'result', body: null })).toBe(false);
    const pending = await fitnessOutbox.list('u1');
    const shown = withPending<{ id: string } & ResultBody>(
      [{ id: 'b', ...body }],
      pending.flatMap((change) => (change.what === 'result' ? [change] : [])),
      (id, given) => ({ id, ...given }),
    );
    expect(shown.map(({ id }) => id)).toEqual(['a']);
    isOnline = true;
    expect(await fitnessOutbox.send('u1')).toBeNull();
    expect(sent).toEqual(['PUT a', 'DELETE b']);
  });
});
