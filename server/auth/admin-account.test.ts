import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeUser } from './auth.factory';
import { user } from './auth.tables';

const script = fileURLToPath(new URL('../../scripts/admin-create.ts', import.meta.url));

/** Runs the real command with the password on standard input. */
function run(url: string | undefined, args: string[], input: string) {
  const env = { ...process.env, DATABASE_URL: url ?? '', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { env });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  child.stdin.end(input);
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said: said.trim() })),
  );
}

describe('npm run admin:create', () => {
  let server: TestServer;
  let url: string;

  beforeAll(async () => {
    server = await openTestServer({ demo: false });
    const [row] = await server.db.execute<{ name: string }>('select current_database() as name');
    url = `${inject('clusterUrl')}/${row?.name}`;
  });
  afterAll(() => server.close());

  const flags = ['--email', 'Jefa@Correo.es', '--username', 'jefatura', '--name', 'La jefa'];

  it('creates an admin who can sign in', async () => {
    const { code, said } = await run(url, flags, 'torre en el horizonte\n');
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Admin Jefa@Correo\.es made\. Sign in at .+\/login$/),
    ]);
    const [row] = await server.db.select().from(user).where(eq(user.email, 'jefa@correo.es'));
    expect(row).toMatchObject({ isAdmin: true, username: 'jefatura', displayName: 'La jefa' });
    const body = { email: 'jefa@correo.es', password: 'torre en el horizonte' };
    const login = await server.visitor().send('POST', '/api/auth/login', body);
    expect(login.json()).toMatchObject({ isAdmin: true, tier: 'elite' });
  }, 60_000);

  it('reads missing options from standard input', async () => {
    const { code } = await run(url, [], 'otra@correo.es\notra-jefa\ntorre en el horizonte\n');
    expect(code).toBe(0);
    expect(await server.db.$count(user, eq(user.username, 'otra-jefa'))).toBe(1);
  }, 60_000);

  it('prints the reason in one line when it fails', async () => {
    await makeUser(server.db, { email: 'ya@correo.es', username: 'yaestaba' });
    const lines = await Promise.all([
      run(undefined, flags, 'torre en el horizonte\n'),
      run(url, ['--email', 'ya@correo.es', '--username', 'nueva'], 'torre en el horizonte\n'),
      run(url, ['--email', 'nueva@correo.es', '--username', 'nueva'], 'corta\n'),
      run(url, ['--password', 'x'], ''),
      run('postgres://nadie@127.0.0.1:1/nada', flags, 'torre en el horizonte\n'),
    ]);
    expect(lines.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
    for (const { said } of lines) expect(said.split('\n').length).toBe(1);
    const said = lines.map((line) => line.said);
    expect(said[0]).toContain('Set DATABASE_URL first');
    expect(said[1]).toContain('There is an account with the address ya@correo.es already.');
    expect(said[2]).toContain('Usa al menos 10 caracteres.');
    expect(said[3]).toContain('Usage: npm run admin:create');
    expect(said[4]).toContain('check DATABASE_URL');
    expect(await server.db.$count(user, eq(user.username, 'nueva'))).toBe(0);
  }, 90_000);
});
