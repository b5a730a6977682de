import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { personalDataSections } from './personal-data';

describe('the data that a user can take away', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('is one JSON file with everything about them, and no secret nor anybody else in it', async () => {
    const { id } = await makeUser(server.db, { username: 'curiosa', displayName: 'Curiosa Pérez' });
    await makeUser(server.db, { username: 'vecina' });
    const caller = await server.signedIn(id);
    await caller.send('PUT', '/api/profile/notifications/news', { email: true, push: true });
    const answer = await caller.get('/api/profile/data');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="atalaya-mis-datos-2026-11-15.json"',
    );
    expect(answer.headers['content-type']).toContain('application/json');
    const data = answer.json();
    expect(data.cuenta).toMatchObject({ id, username: 'curiosa', displayName: 'Curiosa Pérez' });
    expect(data.sesiones).toHaveLength(1);
    expect(data.avisos).toContainEqual({ kind: 'news', email: true, push: true });
    expect(answer.body).not.toContain('vecina');
    expect(answer.body).not.toMatch(/argon2|passwordHash|tokenHash|totpSecret/);
  });

  it('is for its owner alone', async () => {
    expect((await server.visitor().get('/api/profile/data')).statusCode).toBe(401);
  });

  it('covers every table that holds something of a user', async () => {
    const held = await server.db.execute<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'
      union
      select distinct child.table_name from information_schema.referential_constraints fk
      join information_schema.key_column_usage child using (constraint_schema, constraint_name)
      join information_schema.table_constraints parent
        on parent.constraint_name = fk.unique_constraint_name and parent.table_name = 'user'`);
    const names = [...held].map(({ name }) => name);
    expect(names).toContain('session');
    const covered = new Set(server.kit.hooks.all(personalDataSections).flatMap(({ tables }) => tables));
    const missing = names.filter((name) => !covered.has(name));
    expect(missing, 'say in personalDataSections how a user gets to see these tables').toEqual([]);
  });

  it('goes when the account goes: every foreign key to a user cascades, the audit log aside', async () => {
    const rules = await server.db.execute<{ table: string; rule: string }>(sql`
      select child.table_name as table, fk.delete_rule as rule
      from information_schema.referential_constraints fk
      join information_schema.key_column_usage child using (constraint_schema, constraint_name)
      join information_schema.table_constraints parent
        on parent.constraint_name = fk.unique_constraint_name and parent.table_name = 'user'
      where child.table_name <> 'audit_entry'`);
    expect([...rules].filter(({ rule }) => rule !== 'CASCADE')).toEqual([]);
  });
});
