import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, randomSecret } from '../env';

/** From the environment, or generated on the first start and stored beside the data, readable by its owner only. */
export async function keptSecret(env: Env): Promise<string> {
  if (env.APP_SECRET) return env.APP_SECRET;
  await mkdir(env.DATA_DIR, { recursive: true });
  const file = join(env.DATA_DIR, 'secret');
  await writeFile(file, randomSecret(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
