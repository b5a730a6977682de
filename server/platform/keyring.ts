import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { type Env, randomSecret } from '../env';
import type { Database, Db } from './db';
import { decrypt, encrypt, type Keyring, keyringOf } from './encryption';
import { newId } from './ids';
import { wrappedKey } from './keyring.tables';
import { OperatorError } from './operator-error';

export type Keys = {
  /** Seals what the database stores. */
  keys: Keyring;
  /** Signs links and hashes what is looked up. It stays the same when sealing keys or `APP_SECRET` change. */
  secret: string;
};

/**
 * Reads the keys of the installation, or makes the first one. `APP_SECRET` only wraps them: after it was changed, with the old
 * one in `APP_SECRET_PREVIOUS`, they are wrapped anew and everything sealed stays readable.
 */
export const openKeys = (env: Env, db: Database, now: Date): Promise<Keys> =>
  db.transaction(async (tx) => {
    await lockKeys(tx);
    const wrapping = keyringOf(
      await keptSecret(env),
      ...(env.APP_SECRET_PREVIOUS ? [env.APP_SECRET_PREVIOUS] : []),
    );
    const stored = await tx.select().from(wrappedKey).orderBy(asc(wrappedKey.createdAt), asc(wrappedKey.id));
    const secrets = stored.map(({ id, wrapped }) => unwrap(wrapping, id, wrapped));
    for (const [at, { id, wrapped }] of stored.entries())
      if (!isWrappedBy(wrapping, wrapped))
        await tx
          .update(wrappedKey)
          .set({ wrapped: encrypt(wrapping, id, secrets[at] ?? '') })
          .where(eq(wrappedKey.id, id));
    if (secrets.length === 0) secrets.push(await addKey(tx, wrapping, now));
    return keysOf(secrets);
  });

/** A new key seals from now on; what the older ones have sealed stays readable. Takes effect with the next start. */
export const rotateKeys = (env: Env, db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockKeys(tx);
    await addKey(tx, keyringOf(await keptSecret(env)), now);
  });

const lockKeys = (db: Db) => db.execute(sql`lock table ${wrappedKey} in share row exclusive mode`);

async function addKey(db: Db, wrapping: Keyring, now: Date): Promise<string> {
  const [id, secret] = [newId(now), randomSecret()];
  await db.insert(wrappedKey).values({ id, wrapped: encrypt(wrapping, id, secret), createdAt: now });
  return secret;
}

function unwrap(wrapping: Keyring, id: string, wrapped: string): string {
  try {
    return decrypt(wrapping, id, wrapped);
  } catch {
    throw new OperatorError(
      'APP_SECRET is not the one that this database was used with: set that one, or give it as APP_SECRET_PREVIOUS to change it.',
    );
  }
}

const isWrappedBy = ({ newest }: Keyring, wrapped: string): boolean =>
  Buffer.from(wrapped, 'base64url').subarray(0, 4).toString('hex') === newest.id;

/** In the order in which they were made. */
export function keysOf(secrets: readonly string[]): Keys {
  const [newest, ...older] = [...secrets].reverse();
  if (newest === undefined) throw new Error('there is no key');
  return { keys: keyringOf(newest, ...older), secret: secrets[0] ?? newest };
}

/** From the environment, or generated on the first start and stored beside the data, readable by its owner only. */
async function keptSecret(env: Env): Promise<string> {
  if (env.APP_SECRET) return env.APP_SECRET;
  await mkdir(env.DATA_DIR, { recursive: true });
  const file = join(env.DATA_DIR, 'secret');
  await writeFile(file, randomSecret(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
