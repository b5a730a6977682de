// npm run admin:create: makes an admin in the database of DATABASE_URL. Asks for what the flags leave out; the password
// is never a flag, since every account of the machine could read it there: it is typed, or piped in.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createAdmin } from '../server/auth/admin-account';
import { readEnv } from '../server/env';
import { connect } from '../server/platform/db';
import { OperatorError } from '../server/platform/operator-error';
import { migrate } from '../server/platform/postgres/migrate';

const USAGE = 'Usage: npm run admin:create -- [--email ADDRESS] [--username NAME] [--name "SHOWN NAME"]';

try {
  await main();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const flags = readFlags();
  const env = readEnv();
  if (!env.DATABASE_URL)
    throw new OperatorError('Set DATABASE_URL first: without it the server is a demo and has its own admin.');
  const ask = openQuestions();
  const admin = {
    email: flags.email ?? (await ask('Email')),
    username: flags.username ?? (await ask('Username')),
    displayName: flags.name ?? '',
    password: await ask('Password (10 characters or more)', true),
  };
  await inDatabase(env.DATABASE_URL, env.checkout, async (db) => {
    const fault = await createAdmin(db, admin, new Date());
    if (fault) throw new OperatorError(`No admin was made. ${fault}`);
  });
  console.log(
    `Admin ${admin.email} made. Sign in at ${env.ORIGIN ?? `http://${env.HOST}:${env.PORT}`}/login`,
  );
}

function readFlags() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { email: text, username: text, name: text } }).values;
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message.split('\n')[0] : error} ${USAGE}`);
  }
}

/** On a terminal each answer follows its question, the password unseen; from a pipe the answers are its lines. */
function openQuestions() {
  const isTerminal = process.stdin.isTTY === true;
  let hidden = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (isTerminal && !hidden) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  const piped = isTerminal ? undefined : lines[Symbol.asyncIterator]();
  return async (question: string, secret = false): Promise<string> => {
    let answer = '';
    if (piped) answer = String((await piped.next()).value ?? '');
    else {
      if (secret) process.stdout.write(`${question}: `);
      hidden = secret;
      answer = await lines.question(`${question}: `);
      if (secret) process.stdout.write('\n');
    }
    if (secret) lines.close();
    return answer;
  };
}

async function inDatabase(
  url: string,
  checkout: string,
  work: (db: ReturnType<typeof connect>['db']) => Promise<void>,
): Promise<void> {
  const connection = connect(url, { max: 1 });
  try {
    await migrate(url, checkout).catch((error) => {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new OperatorError(
        `The database cannot be used (${reason}): check DATABASE_URL and that it is up.`,
      );
    });
    await work(connection.db);
  } finally {
    await connection.close();
  }
}
