import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../../env';
import { bucketClient } from '../files';
import { OperatorError } from '../operator-error';
import { filesIn } from './seal-files';

/** Copies a backup into the bucket of backups, under the name of its folder. A rule of the bucket removes old ones. */
export async function uploadBackup(env: Env, folder: string): Promise<string> {
  if (!env.BACKUP_S3_ENDPOINT)
    throw new OperatorError('Set BACKUP_S3_ENDPOINT and its keys first: they name the bucket of backups.');
  const place = `backups/${basename(folder)}`;
  for (const name of await filesIn(folder))
    await upload(
      env,
      `${env.BACKUP_S3_ENDPOINT}/${env.BACKUP_S3_BUCKET}/${place}/${name}`,
      join(folder, name),
    );
  return place;
}

/** As a stream: a dump may be larger than the memory. What is there already is never replaced. */
async function upload(env: Env, url: string, path: string): Promise<void> {
  const { size } = await stat(path);
  const client = bucketClient({
    accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY,
    region: env.BACKUP_S3_REGION,
  });
  const { headers } = await client.sign(url, { method: 'PUT', headers: { 'if-none-match': '*' } });
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
