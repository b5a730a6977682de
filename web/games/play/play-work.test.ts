import { describe, expect, it, vi } from 'vitest';
import { testDevice } from '../../platform/offline/idb-keyval.factory';
import { changeWork, forgetPlay, type PlayWork, readWork, unsentPlays } from './play-work';

vi.mock('idb-keyval', async () => (await import('../../platform/offline/idb-keyval.factory')).memoryKeyval);

const play: PlayWork = { playId: 'p1', userId: 'u1', chunks: [], saved: 0, activeMs: 0, ending: null };
const spend = (ms: number) => (work: PlayWork | undefined) => ({
  ...(work ?? play),
  activeMs: (work?.activeMs ?? 0) + ms,
  ending: { game: 'hangman' as const, moves: [] },
});

describe('a play on a device whose disk fills up', () => {
  it('goes on from what was stored, and is one play', async () => {
    await changeWork('p1', spend(100));
    testDevice.isFull = true;
    await changeWork('p1', spend(10));
    await changeWork('p1', spend(1));
    expect(await readWork('p1')).toMatchObject({ activeMs: 111 });
    expect(await unsentPlays('u1')).toMatchObject([{ activeMs: 111 }]);
    testDevice.isFull = false;
    await changeWork('p1', spend(1000));
    expect(testDevice.store('atalaya-games/plays').get('p1')).toMatchObject({ activeMs: 1111 });
    await forgetPlay('p1');
    expect(await readWork('p1')).toBeUndefined();
  });
});
