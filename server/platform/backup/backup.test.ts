import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
import { openKeys } from '../keyring';
import { migrate } from '../postgres/migrate';
import { makeBackup } from './backup';
import { restoreBackup } from './restore';
import { newKeyPair } from './seal-files';
import { uploadBackup } from './upload';

const programs = findPostgres();
const now = new Date('2026-11-18T02:30:05Z');
const APP_SECRET = 'la clave de la instalación, bien larga';

describe.skipIf(!programs)('a backup', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let folder: string;
  let saved: string;
  let identity: string;
  let recipient: string;
  const envOf = (database: string, given: Record<string, string> = {}): Env =>
    readEnv({
      DATABASE_URL: postgres.url(database),
      DATA_DIR: join(folder, database),
      BACKUP_RECIPIENT: recipient,
      APP_SECRET,
      ...given,
    });

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    folder = await mkdtemp(join(tmpdir(), 'atalaya-backup-'));
    saved = join(folder, 'saved');
    const pair = await newKeyPair();
    recipient = pair.recipient;
    identity = join(folder, 'identity.txt');
    await writeFile(identity, `# kept apart\n${pair.identity}\n`);
    for (const name of ['source', 'target', 'other', 'another']) await postgres.create(name);
    const env = envOf('source');
    await migrate(postgres.url('source'), env.checkout);
    const { db, close } = connect(postgres.url('source'));
    await makeUser(db, { email: 'lucia@atalaya.example' });
    await openKeys(env, db, now);
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

  it('goes into an empty installation with every row and file', async () => {
    const env = envOf('target');
    const { rows, files } = await restoreBackup(env, saved, identity);
    expect([rows['public."user"'], files]).toEqual([1, 1]);
    const { db, close } = connect(postgres.url('target'));
    const [user] = await db.execute<{ email: string }>('select email from "user"');
    await close();
    expect(user?.email).toBe('lucia@atalaya.example');
    expect(await readFile(join(folder, 'target', 'files/avatars/1.webp'), 'utf8')).toBe('a picture');
    // Nothing that was opened on the way stays behind.
    expect(await readdir(join(folder, 'target'))).toEqual(['files']);
    // The restored installation is of this version: it starts without anything to migrate.
    await expect(migrate(postgres.url('target'), env.checkout)).resolves.toBeUndefined();
    await expect(restoreBackup(env, saved, identity)).rejects.toThrow('is not empty');
  });

  it('can be read by whoever holds the identity only, and holds no key of the installation', async () => {
    const names = (await readdir(saved, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(names.sort()).toEqual(['1.webp.age', 'database.dump.age', 'manifest.json']);
    for (const name of ['database.dump.age', 'files/avatars/1.webp.age', 'manifest.json']) {
      const bytes = await readFile(join(saved, name), 'latin1');
      for (const secret of [APP_SECRET, 'lucia@atalaya.example', 'a picture'])
        expect(bytes).not.toContain(secret);
    }
    const stranger = join(folder, 'stranger.txt');
    await writeFile(stranger, (await newKeyPair()).identity);
    await expect(restoreBackup(envOf('other'), saved, stranger)).rejects.toThrow('cannot be opened');
    await expect(restoreBackup(envOf('other'), saved, join(saved, 'manifest.json'))).rejects.toThrow(
      'holds no identity',
    );
  });

  it('is refused with a sentence where it does not fit', async () => {
    await expect(makeBackup(envOf('source'), saved, now)).rejects.toThrow('is not empty: give a new folder');
    await expect(makeBackup(readEnv({}), join(folder, 'none'), now)).rejects.toThrow(
      'Set DATABASE_URL first',
    );
    await expect(
      makeBackup({ ...envOf('source'), BACKUP_RECIPIENT: undefined }, join(folder, 'none'), now),
    ).rejects.toThrow('Set BACKUP_RECIPIENT first');
    await expect(restoreBackup(envOf('other'), folder, identity)).rejects.toThrow('holds no backup');
    const source = { ...envOf('other'), DATABASE_URL: postgres.url('source') };
    await expect(restoreBackup(source, saved, identity)).rejects.toThrow('The database is not empty');
    const otherSecret = envOf('another', { APP_SECRET: 'x'.repeat(32) });
    await expect(restoreBackup(otherSecret, saved, identity)).rejects.toThrow('APP_SECRET is not the one');
  });

  it('is added to a bucket of its own piece by piece, and never replaces what is there', async () => {
    const bucket = await openTestBucket();
    const env = {
      ...bucket.env,
      BACKUP_S3_ENDPOINT: bucket.env.S3_ENDPOINT,
      BACKUP_S3_BUCKET: 'copias',
      BACKUP_S3_ACCESS_KEY_ID: bucket.env.S3_ACCESS_KEY_ID,
      BACKUP_S3_SECRET_ACCESS_KEY: bucket.env.S3_SECRET_ACCESS_KEY,
    };
    const place = await uploadBackup(env, saved);
    expect([...bucket.objects.keys()].sort()).toEqual(
      ['database.dump.age', 'files/avatars/1.webp.age', 'manifest.json'].map(
        (name) => `/copias/${place}/${name}`,
      ),
    );
    expect(bucket.objects.get(`/copias/${place}/database.dump.age`)).toEqual(
      await readFile(join(saved, 'database.dump.age')),
    );
    await expect(uploadBackup(env, saved)).rejects.toThrow('answered 412');
    await expect(uploadBackup({ ...env, BACKUP_S3_SECRET_ACCESS_KEY: 'wrong' }, saved)).rejects.toThrow(
      'answered 403',
    );
    await expect(uploadBackup(bucket.env, saved)).rejects.toThrow('Set BACKUP_S3_ENDPOINT');
    await bucket.close();
  });

  it('is not used when it is damaged', async () => {
    await mkdir(join(folder, 'empty'), { recursive: true });
    await appendFile(join(saved, 'database.dump.age'), 'x');
    await expect(restoreBackup(envOf('other'), saved, identity)).rejects.toThrow(
      'has changed since it was written',
    );
  });
});
