// npm run admin:rotate-keys: a new key seals what the database of DATABASE_URL stores from the next start on.
import { readEnv } from '../server/env';
import { connect } from '../server/platform/db';
import { rotateKeys } from '../server/platform/keyring';
import { OperatorError } from '../server/platform/operator-error';

try {
  const env = readEnv();
  if (!env.DATABASE_URL) throw new OperatorError('Set DATABASE_URL first: it names the database.');
  const { db, close } = connect(env.DATABASE_URL, { max: 1 });
  await rotateKeys(env, db, new Date()).finally(close);
  console.log('A new key was added. Restart the nodes one after the other.');
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
