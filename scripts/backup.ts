// npm run backup -- FOLDER [--to-bucket]: saves database and files of DATABASE_URL and DATA_DIR, encrypted for the operator.
// npm run backup -- --new-key: makes the operator's key pair.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../server/env';
import { makeBackup } from '../server/platform/backup/backup';
import { newKeyPair } from '../server/platform/backup/seal-files';
import { uploadBackup } from '../server/platform/backup/upload';
import { OperatorError } from '../server/platform/operator-error';

/** `2026-11-18t02-30-05z`: only letters that a bucket takes everywhere. */
const named = (now: Date): string =>
  now.toISOString().slice(0, 19).replaceAll(':', '-').toLowerCase().concat('z');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'to-bucket': { type: 'boolean' }, 'new-key': { type: 'boolean' } },
  });
  if (values['new-key']) {
    const { identity, recipient } = await newKeyPair();
    console.log(`Keep this apart from the server: without it no backup can be read.\n${identity}`);
    console.log(`And set this on the server:\nBACKUP_RECIPIENT=${recipient}`);
  } else {
    const env = readEnv();
    const now = new Date();
    const folder = resolve(positionals[0] ?? 'backups', named(now));
    const { rows, files } = await makeBackup(env, folder, now);
    const total = Object.values(rows).reduce((sum, one) => sum + one, 0);
    console.log(
      `Saved, read again and encrypted: ${Object.keys(rows).length} tables, ${total} rows, ${files} files in ${folder}`,
    );
    if (values['to-bucket']) console.log(`Copied to the bucket: ${await uploadBackup(env, folder)}`);
  }
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
