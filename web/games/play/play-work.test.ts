import type * as Keyval from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { changeWork, forgetPlay, type PlayWork, readWork, unsentPlays } from './play-work';

const disk = vi.hoisted(() => ({ stored: new Map<unknown, unknown>(), isFull: false }));

vi.mock(
  'idb-keyval',
  (): Partial<Record<keyof typeof Keyval, unknown>> => ({
    createStore: () => undefined,
    get: async (key: string) => disk.stored.get(key),
    entries: async () => [...disk.stored],
    del: async (key: string) => void disk.stored.delete(key),
    update: async (key: string, change: (before: unknown) => unknown) => {
      const after = change(disk.stored.get(key));
      if (disk.isFull) throw new DOMException('full', 'QuotaExceededError');
      disk.stored.set(key, after);
    },
  }),
);

const play: PlayWork = { playId: 'p1', userId: 'u1', chunks: [], saved: 0, activeMs: 0, ending: null };
const spend = (ms: number) => (work: PlayWork | undefined) => ({
  ...(work ?? play),
  activeMs: (work?.activeMs ?? 0) + ms,
  ending: { game: 'hangman' as const, moves: [] },
});

describe('a play on a device whose disk fills up', () => {
  it('goes on from what was stored, and is one play', async () => {
    await changeWork('p1', spend(100));
    disk.isFull = true;
    await changeWork('p1', spend(10));
    await changeWork('p1', spend(1));
    expect(await readWork('p1')).toMatchObject({ activeMs: 111 });
    expect(await unsentPlays('u1')).toMatchObject([{ activeMs: 111 }]);
    disk.isFull = false;
    await changeWork('p1', spend(1000));
    expect(disk.stored.get('p1')).toMatchObject({ activeMs: 1111 });
    await forgetPlay('p1');
    expect(await readWork('p1')).toBeUndefined();
  });
});
