import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRecording } from './send-recording';

const CHUNK = 4;
const answer = { sessionId: 's', position: 1 };
const recording = new Blob(['0123456789'], { type: 'video/mp4;codecs=vp9,opus' });

/** A server that keeps chunks, and whose connection breaks at the calls named in `cuts`. */
function fakeServer(cuts: number[], busy: Record<number, Response> = {}) {
  /** The sizes of the chunks. */
  const stored: number[] = [];
  const calls: string[] = [];
  const state = () =>
    Response.json({ id: 'r', state: 'uploading', chunks: stored.length, chunkBytes: CHUNK });
  const fetcher = async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    if (cuts.includes(calls.length)) throw new TypeError('Failed to fetch');
    const said = busy[calls.length];
    if (said) return said;
    const file = init.body instanceof FormData ? init.body.get('file') : null;
    if (file instanceof Blob) stored[Number(url.split('/').at(-1))] = file.size;
    return state();
  };
  vi.stubGlobal('fetch', vi.fn(fetcher));
  return { stored, calls };
}

describe('sending a recording', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('goes on with the missing chunk after the connection breaks', async () => {
    const { stored, calls } = fakeServer([3]);
    const shares: number[] = [];
    const sent = sendRecording(answer, recording, (share) => shares.push(share));
    await vi.runAllTimersAsync();
    await sent;
    expect(stored).toEqual([4, 4, 2]);
    expect(calls).toEqual([
      'POST /api/interview/recordings',
      'PUT /api/interview/recordings/r/chunks/0',
      'PUT /api/interview/recordings/r/chunks/1',
      'PUT /api/interview/recordings/r/chunks/1',
      'PUT /api/interview/recordings/r/chunks/2',
      'POST /api/interview/recordings/r/complete',
    ]);
    expect(shares).toEqual([0, 0.4, 0.8, 1]);
  });

  it('gives up after some tries; the next time it starts where it ended', async () => {
    const { stored, calls } = fakeServer([3, 4, 5, 6]);
    const failed = expect(sendRecording(answer, recording, () => {})).rejects.toThrow('Failed to fetch');
    await vi.runAllTimersAsync();
    await failed;
    expect(stored).toEqual([4]);
    await sendRecording(answer, recording, () => {});
    expect(calls.slice(6, 8)).toEqual([
      'POST /api/interview/recordings',
      'PUT /api/interview/recordings/r/chunks/1',
    ]);
    expect(stored).toEqual([4, 4, 2]);
  });

  it('waits as long as a busy server asks, but not for hours', async () => {
    const busy = (seconds: string) => new Response('', { status: 429, headers: { 'retry-after': seconds } });
    const { stored } = fakeServer([], { 2: busy('20') });
    const sent = sendRecording(answer, recording, () => {});
    await vi.advanceTimersByTimeAsync(19_000);
    expect(stored).toEqual([]);
    await vi.runAllTimersAsync();
    await sent;
    expect(stored).toEqual([4, 4, 2]);
    fakeServer([], { 2: busy('3600') });
    await expect(sendRecording(answer, recording, () => {})).rejects.toMatchObject({ status: 429 });
  });
});
