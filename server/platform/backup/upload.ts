import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../../env';
import { bucketClient } from '../files';
import { OperatorError } from '../operator-error';

/** Copies a backup into the bucket, under `backups/` and the name of its folder. A rule of the bucket removes old ones. */
export async function uploadBackup(env: Env, folder: string): Promise<string> {
  if (!env.S3_ENDPOINT) throw new OperatorError('Set S3_ENDPOINT and its keys first: they name the bucket.');
  const place = `backups/${basename(folder)}`;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const key = `${place}/${path.slice(folder.length + 1)}`;
    await upload(env, `${env.S3_ENDPOINT}/${env.S3_BUCKET}/${key}`, path);
  }
  return place;
}

/** As a stream: a dump may be larger than the memory. */
async function upload(env: Env, url: string, path: string): Promise<void> {
  const { size } = await stat(path);
  const { headers } = await bucketClient(env).sign(url, { method: 'PUT' });
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  const request = send(url, {
    method: 'PUT',
    headers: { ...Object.fromEntries(headers), 'content-length': size },
  });
  const answered = new Promise<number>((resolve, reject) => {
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once('error', reject);
  });
  const [status] = await Promise.all([answered, pipeline(createReadStream(path), request)]);
  if (status !== 200) throw new OperatorError(`The bucket answered ${status} to ${basename(path)}.`);
}
