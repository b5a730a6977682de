// npm run restore -- FOLDER --identity FILE: puts a backup into the empty database of DATABASE_URL and the empty DATA_DIR.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../server/env';
import { restoreBackup } from '../server/platform/backup/restore';
import { OperatorError } from '../server/platform/operator-error';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder || !values.identity)
    throw new OperatorError('Usage: npm run restore -- FOLDER --identity FILE');
  const { rows, files, madeAt } = await restoreBackup(readEnv(), resolve(folder), values.identity);
  console.log(`Restored and compared: ${Object.keys(rows).length} tables and ${files} files of ${madeAt}.`);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
