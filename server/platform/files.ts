import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Env } from '../env';
import { type Dependency, unwatched } from './dependencies/dependency';
import { newId } from './ids';

/** Uploaded files by key (`avatars/0198….webp`). */
export type Files = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
};

/** Guards against keys that leave the folder. */
const SAFE_KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/;

function checked(key: string): string {
  if (!SAFE_KEY.test(key)) throw new Error(`not a file key: ${key}`);
  return key;
}

export const openFiles = (env: Env, watched: Dependency = unwatched): Files =>
  env.S3_ENDPOINT ? bucketFiles(env, watched) : diskFiles(join(env.DATA_DIR, 'files'));

export function diskFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, checked(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written to a temporary name and renamed, so that no reader sees a partial file.
      const unfinished = `${path}.${newId()}`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        // On a full disk what was written so far would stay.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: (key) => readFile(pathOf(key)).catch(() => undefined),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** A bucket that does not answer must not hold requests; the library tries ten times, for as long as it takes. */
const RETRIES = 2;
const PATIENCE_MS = 60_000;

type Credential = { accessKeyId?: string | undefined; secretAccessKey?: string | undefined; region: string };

export const bucketClient = ({ accessKeyId = '', secretAccessKey = '', region }: Credential): AwsClient =>
  new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

export function bucketFiles(env: Env, watched: Dependency = unwatched): Files {
  const client = bucketClient({
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    region: env.S3_REGION,
  });
  const urlOf = (key: string) => `${env.S3_ENDPOINT}/${env.S3_BUCKET}/${checked(key)}`;
  const ask = async (key: string, init: RequestInit) => {
    const address = urlOf(key);
    try {
      const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!response.ok && response.status !== 404)
        throw Object.assign(new Error(`file storage answered ${response.status}`), {
          code: `status ${response.status}`,
        });
      watched.works();
      return response;
    } catch (error) {
      watched.fails(error);
      throw error;
    }
  };
  return {
    async put(key, bytes, type) {
      await ask(key, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': type } });
    },
    async get(key) {
      const response = await ask(key, { method: 'GET' });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    async remove(key) {
      await ask(key, { method: 'DELETE' });
    },
  };
}
