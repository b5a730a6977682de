import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Disk, mayMount, mountDisk } from '../disk';
import { type Installation, openInstallation } from '../installation';

const patient = { timeout: 60_000, interval: 250 };
const isAllowed = await mayMount();
const NO_SPACE = {
  code: 'server.no-space',
  message: 'El servidor no tiene espacio para guardarlo. Inténtalo de nuevo dentro de un rato.',
};

describe.runIf(isAllowed)(`a full disk${isAllowed ? '' : ' (only root may mount a small one)'}`, () => {
  let all: Installation;
  let files: Disk;
  let data: Disk;
  beforeAll(async () => {
    const [first, second] = [await mountDisk(4), await mountDisk(1_000)];
    if (!first || !second) throw new Error('no disk');
    [files, data] = [first, second];
    all = await openInstallation({ nodes: 1, databaseFolder: data.folder, env: { DATA_DIR: files.folder } });
  });
  afterAll(async () => {
    await all.close();
    for (const disk of [files, data]) await disk.unmount();
  });

  it('of the uploaded files refuses a picture with a sentence, leaves no rest of it, and takes it later', async () => {
    const [node] = all.nodes;
    const { client } = await all.student();
    const send = () => client.upload('/api/profile/avatar', pixel, 'image/png');
    const kept = async () =>
      (await readdir(files.folder, { recursive: true })).filter((name) => /\.webp|\.png/.test(name));
    files.fill();
    const refused = await send();
    expect(refused).toMatchObject({ status: 507, body: NO_SPACE });
    expect(await kept()).toEqual([]);
    const said = node?.lines.filter((line) => line.includes('ENOSPC')) ?? [];
    expect(said).toHaveLength(1);
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ level: 50, route: '/api/profile/avatar', status: 507 });
    expect((await client.get('/api/store/cart')).status).toBe(200);
    await files.free();
    expect((await send()).status).toBeLessThan(300);
    expect(await kept()).toHaveLength(1);
    console.log(
      `the disk of the files is full: ${refused.status}, one line in the log; saved when there was space`,
    );
  });

  it('of the database refuses answers, loses none, and saves again when there is space', async () => {
    const [node] = all.nodes;
    const load = await all.startWrites(1);
    await load.more(20);
    data.fill();
    await vi.waitFor(() => expect(load.faults.length).toBeGreaterThan(3), patient);
    expect(load.faults[0]).toContain(NO_SPACE.message);
    await data.free();
    // PostgreSQL ends when it cannot write its log; whoever supervises it starts it again.
    const hasEnded = !all.database.isRunning();
    if (hasEnded) await all.database.start();
    await load.more(20);
    await load.stop();
    expect(await load.lost()).toEqual([]);
    expect(node?.isRunning()).toBe(true);
    const kinds = new Map<string, number>();
    for (const fault of load.faults) kinds.set(fault.slice(0, 3), (kinds.get(fault.slice(0, 3)) ?? 0) + 1);
    console.log(
      `the disk of the database is full: ${[...kinds].map(([kind, times]) => `${times} × ${kind}`).join(', ')}, PostgreSQL ${hasEnded ? 'ended' : 'went on'}, ${load.count()} answers saved, none lost`,
    );
  });
});

/** The smallest PNG. */
const pixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
