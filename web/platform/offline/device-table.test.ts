import { afterEach, describe, expect, it, vi } from 'vitest';
import { testDevice } from './idb-keyval.factory';

const open = async () => await import('./device-table');

describe('a table of the device', () => {
  afterEach(() => {
    vi.doUnmock('idb-keyval');
    vi.resetModules();
    testDevice.clear();
  });

  it('rejects in a browser without IndexedDB, where the page goes on', async () => {
    const { deviceTable, orNothing } = await open();
    const table = deviceTable<string>('atalaya-none');
    await expect(table.get('a')).rejects.toThrow('indexedDB');
    expect(await orNothing(table.update('a', () => 'b'))).toBeUndefined();
  });

  it('keeps its own database, and the first one without a name', async () => {
    vi.doMock('idb-keyval', async () => (await import('./idb-keyval.factory')).memoryKeyval);
    const { deviceTable } = await open();
    const [own, first] = [deviceTable<number>('atalaya-own', 'rows'), deviceTable<number>()];
    await own.set('a', 1);
    await first.update('a', (before = 2) => before + 1);
    expect([await own.entries(), await first.entries()]).toEqual([[['a', 1]], [['a', 3]]]);
    await own.removeAll(['a']);
    expect([await own.keys(), await first.keys()]).toEqual([[], ['a']]);
  });
});
