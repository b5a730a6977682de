import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBucket } from '../testing/test-bucket';
import { bucketFiles, diskFiles, type Files } from './files';

describe.each(['disk', 'bucket'] as const)('files on %s', (kind) => {
  let files: Files;
  let close: () => Promise<unknown>;

  beforeAll(async () => {
    if (kind === 'disk') {
      const folder = await mkdtemp(join(tmpdir(), 'atalaya-files-'));
      files = diskFiles(folder);
      close = () => rm(folder, { recursive: true });
      return;
    }
    const bucket = await openTestBucket();
    files = bucketFiles(bucket.env);
    close = bucket.close;
  });
  afterAll(() => close());

  it('come back as they were put', async () => {
    await files.put('avatars/one.webp', new Uint8Array([1, 2, 3]), 'image/webp');
    expect([...((await files.get('avatars/one.webp')) ?? [])]).toEqual([1, 2, 3]);
    await files.put('avatars/one.webp', new Uint8Array([4]), 'image/webp');
    expect([...((await files.get('avatars/one.webp')) ?? [])]).toEqual([4]);
  });

  it('are gone when removed, and nothing when never there', async () => {
    await files.put('avatars/two.webp', new Uint8Array([1]), 'image/webp');
    await files.remove('avatars/two.webp');
    expect(await files.get('avatars/two.webp')).toBeUndefined();
    expect(await files.get('avatars/none.webp')).toBeUndefined();
    await expect(files.remove('avatars/none.webp')).resolves.toBeUndefined();
  });

  it('never leave their folder', async () => {
    for (const key of ['../secret', '/etc/passwd', 'a/../../b', 'A B', ''])
      await expect(async () => files.get(key)).rejects.toThrow('not a file key');
  });
});

describe('files on a disk that cannot be written', () => {
  it('leave nothing half written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atalaya-files-'));
    const files = diskFiles(folder);
    // A folder in the place of the file lets the last step fail.
    await mkdir(join(folder, 'avatars/one.webp/inside'), { recursive: true });
    await expect(files.put('avatars/one.webp', new Uint8Array([1]), 'image/webp')).rejects.toThrow();
    expect(await readdir(join(folder, 'avatars'))).toEqual(['one.webp']);
    await rm(folder, { recursive: true });
  });
});
