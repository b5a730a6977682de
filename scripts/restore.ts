// npm run restore -- FOLDER: puts a backup into the empty database of DATABASE_URL and the empty DATA_DIR.
import { resolve } from 'node:path';
import { readEnv } from '../server/env';
import { restoreBackup } from '../server/platform/backup/restore';
import { OperatorError } from '../server/platform/operator-error';

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new OperatorError('Usage: npm run restore -- FOLDER');
  const { rows, files, madeAt } = await restoreBackup(readEnv(), resolve(folder));
  console.log(`Restored and compared: ${Object.keys(rows).length} tables and ${files} files of ${madeAt}.`);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
