import { spawn } from 'node:child_process';
import { OperatorError } from '../operator-error';

/** Runs one of PostgreSQL's own programs against a database. The password is not among the arguments, which others can read. */
export async function runTool(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url?: string,
): Promise<void> {
  const child = spawn(name, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(url ? connectionOf(url) : {}) },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    said = (said + piece).slice(-2_000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new OperatorError(
          `${name} was not found: install PostgreSQL's client programs (Debian: postgresql-client), of the server's version or newer.`,
        ),
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new OperatorError(`${name} failed: ${said.trim().split('\n')[0] ?? `code ${code}`}`);
}

/** As libpq reads it from the environment. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    PGHOST: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
