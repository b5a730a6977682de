import { expect, it } from 'vitest';
import { readEnv } from '../../env';
import { installationRisks } from './installation-risks';

const real = { DATABASE_URL: 'postgres://u:p@db/atalaya' };
const complete = {
  ...real,
  ORIGIN: 'https://atalaya.example',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'k',
  STRIPE_WEBHOOK_SECRET: 's',
};
const REDIS_URL = 'redis://cache';
const s3 = {
  S3_ENDPOINT: 'https://files.example',
  S3_BUCKET: 'b',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
};

it.each([
  ['the demo', {}, []],
  ['a bare installation', real, ['ORIGIN', 'SMTP_URL', 'STRIPE_SECRET_KEY']],
  ['a complete one', complete, []],
  ['two nodes with separate folders', { ...complete, REDIS_URL }, ['S3_ENDPOINT']],
  ['two nodes with a bucket', { ...complete, REDIS_URL, ...s3 }, []],
  ['two nodes with a shared folder', { ...complete, REDIS_URL, DATA_DIR_SHARED: 'true' }, []],
  ['two processes', { ...complete, WORKERS: '2' }, ['REDIS_URL']],
  ['one process for each core with Redis', { ...complete, WORKERS: 'auto', REDIS_URL, ...s3 }, []],
])('%s names its risks, each in one line', (_, given, expected) => {
  const env = readEnv(given);
  const risks = installationRisks(env);
  expect(risks.map(({ variable }) => variable)).toEqual(expected);
  for (const { line, variable } of risks) expect(line).toMatch(new RegExp(`^[^\\n]*${variable}[^\\n]*$`));
});
