import { appendFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../../../scripts/postgres.mjs';
import { makeUser } from '../../auth/auth.factory';
import { type Env, readEnv } from '../../env';
import { openTestBucket } from '../../testing/test-bucket';
import { startPostgres } from '../../testing/test-postgres';
import { connect } from '../db';
import { diskFiles } from '../files';
import { migrate } from '../postgres/migrate';
import { makeBackup } from './backup';
import { restoreBackup } from './restore';
import { uploadBackup } from './upload';

const programs = findPostgres();
const now = new Date('2026-11-18T02:30:05Z');

describe.skipIf(!programs)('a backup', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let folder: string;
  let saved: string;
  const envOf = (database: string, given: Record<string, string> = {}): Env =>
    readEnv({ DATABASE_URL: postgres.url(database), DATA_DIR: join(folder, database), ...given });

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    folder = await mkdtemp(join(tmpdir(), 'atalaya-backup-'));
    saved = join(folder, 'saved');
    for (const name of ['source', 'target', 'other']) await postgres.create(name);
    const env = envOf('source');
    await migrate(postgres.url('source'), env.checkout);
    const { db, close } = connect(postgres.url('source'));
    await makeUser(db, { email: 'lucia@atalaya.example' });
    await close();
    await diskFiles(join(env.DATA_DIR, 'files')).put(
      'avatars/1.webp',
      Buffer.from('a picture'),
      'image/webp',
    );
    await makeBackup(env, saved, now);
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('goes into an empty installation with every row, file and the secret', async () => {
    const env = envOf('target');
    const { rows, files } = await restoreBackup(env, saved);
    expect([rows['public."user"'], files]).toEqual([1, 1]);
    const { db, close } = connect(postgres.url('target'));
    const [user] = await db.execute<{ email: string }>('select email from "user"');
    await close();
    expect(user?.email).toBe('lucia@atalaya.example');
    const read = (name: string, at: string) => readFile(join(folder, name, at), 'utf8');
    expect(await read('target', 'files/avatars/1.webp')).toBe('a picture');
    expect(await read('target', 'secret')).toBe(await read('source', 'secret'));
    expect((await stat(join(saved, 'secret'))).mode & 0o777).toBe(0o600);
    // The restored installation is of this version: it starts without anything to migrate.
    await expect(migrate(postgres.url('target'), env.checkout)).resolves.toBeUndefined();
    await expect(restoreBackup(env, saved)).rejects.toThrow('is not empty');
  });

  it('is refused with a sentence where it does not fit', async () => {
    await expect(makeBackup(envOf('source'), saved, now)).rejects.toThrow('is not empty: give a new folder');
    await expect(makeBackup(readEnv({}), join(folder, 'none'), now)).rejects.toThrow(
      'Set DATABASE_URL first',
    );
    await expect(restoreBackup(envOf('other', { APP_SECRET: 'x'.repeat(32) }), saved)).rejects.toThrow(
      'APP_SECRET is not the one of the backup',
    );
    await expect(restoreBackup(envOf('other'), folder)).rejects.toThrow('holds no backup');
    const source = { ...envOf('other'), DATABASE_URL: postgres.url('source') };
    await expect(restoreBackup(source, saved)).rejects.toThrow('The database is not empty');
  });

  it('is copied to a bucket piece by piece, and a damaged one is noticed', async () => {
    const bucket = await openTestBucket();
    const place = await uploadBackup(bucket.env, saved);
    expect([...bucket.objects.keys()].sort()).toEqual(
      ['database.dump', 'files/avatars/1.webp', 'manifest.json', 'secret'].map(
        (name) => `/atalaya/${place}/${name}`,
      ),
    );
    expect(bucket.objects.get(`/atalaya/${place}/database.dump`)).toEqual(
      await readFile(join(saved, 'database.dump')),
    );
    await expect(uploadBackup({ ...bucket.env, S3_SECRET_ACCESS_KEY: 'wrong' }, saved)).rejects.toThrow(
      'answered 403',
    );
    await bucket.close();
    await mkdir(join(folder, 'empty'), { recursive: true });
    await appendFile(join(saved, 'database.dump'), 'x');
    await expect(restoreBackup(envOf('other'), saved)).rejects.toThrow('has changed since it was written');
  });
});
