import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFaketime } from '../faketime.mjs';
import { type Installation, openInstallation } from '../installation';
import { startWrites } from '../write-load';

const patient = { timeout: 60_000, interval: 250 };
const library = findFaketime();

describe.runIf(library)(`a clock that moves${library ? '' : ' (no libfaketime on this machine)'}`, () => {
  let all: Installation;
  let folder: string;
  /** The clock of the running server, not that of the database. */
  const move = (offset: string) => writeFile(join(folder, 'offset'), offset);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atalaya-clock-'));
    await move('+0');
    all = await openInstallation({
      nodes: 1,
      env: {
        LD_PRELOAD: library ?? '',
        FAKETIME_TIMESTAMP_FILE: join(folder, 'offset'),
        FAKETIME_CACHE_DURATION: '1',
        // Correcting a clock does not change the time since the start.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    });
  });
  afterAll(async () => {
    await all.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['+2h', '-2h'])(
    'by %s and back signs nobody out, loses no answer and sends emails',
    async (offset) => {
      const [node] = all.nodes;
      const { user, client } = await all.student();
      const before = startWrites([client]);
      await before.more(20);
      await before.stop();
      for (const now of [offset, '+0']) {
        await move(now);
        await vi.waitFor(
          async () => expect(await hoursAhead()).toBeCloseTo(Number.parseInt(now, 10), 1),
          patient,
        );
        expect((await client.get('/api/auth/me')).body).toMatchObject({ username: user.username });
        expect(await before.lost()).toEqual([]);
        const meanwhile = await all.startWrites(1);
        await meanwhile.more(20);
        await meanwhile.stop();
        expect(meanwhile.faults).toEqual([]);
        expect(await meanwhile.lost()).toEqual([]);
        all.smtp.received.length = 0;
        await client.send('POST', '/api/auth/forgot-password', { email: user.email });
        await vi.waitFor(() => expect(all.smtp.received).toHaveLength(1), patient);
        expect((await client.get('/')).status).toBe(200);
        console.log(
          `a clock at ${now}: ${before.count()} answers from before and ${meanwhile.count()} new ones kept, still signed in, an email sent`,
        );
      }
      expect(node?.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
      expect(node?.isRunning()).toBe(true);
    },
  );

  /** As the server's own header says. */
  async function hoursAhead(): Promise<number> {
    const { headers } = await fetch(`${all.nodes[0]?.url}/api/health`);
    return (Date.parse(headers.get('date') ?? '') - Date.now()) / 3_600_000;
  }
});
