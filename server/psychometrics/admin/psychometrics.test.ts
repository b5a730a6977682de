import { fileURLToPath } from 'node:url';
import { wordTypes } from '@atalaya/core/psychometrics/items/item';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { makeStudent } from '../psychometrics.factory';
import { psychometricsSource, readEntries } from '../psychometrics-source';

const files = { root: fileURLToPath(new URL('../../../content', import.meta.url)) };

describe('the content of content/psychometrics', () => {
  it('has more than 400 entries without a fault', async () => {
    const read = await Promise.all(wordTypes.map((type) => readEntries(files, type)));
    expect(read.flatMap(({ faults }) => faults)).toEqual([]);
    expect(read.flatMap(({ entries }) => entries).length).toBeGreaterThanOrEqual(400);
  });
});

describe('the admin of psychotechnicals', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const changed = ['types', ...wordTypes].map((name) => `psychometrics/${name}.yaml`);
    const skipped = await psychometricsSource.load(server.db, {
      files,
      changed,
      gone: [],
      now: server.clock.now(),
      hooks: server.kit.hooks,
    });
    expect(skipped).toEqual([]);
  });
  afterAll(() => server.close());

  const entry = {
    type: 'synonyms',
    level: 2,
    word: 'raudo',
    answer: 'rápido',
    wrong: ['lento', 'alto'],
    note: 'Que se mueve deprisa.',
  };
  const entries = '/api/admin/psychometric-entries';

  it('adds, changes and deletes an entry, and previews it as users see it', async () => {
    const { id } = (await admin.send('POST', entries, entry)).json();
    const changed = await putCurrent(admin, `${entries}/${id}`, { ...entry, note: 'Veloz.' });
    expect(changed.json()).toMatchObject({ note: 'Veloz.' });
    const seen = await admin.get(`/api/admin/psychometrics/preview?type=synonyms&seed=4&entryId=${id}`);
    expect(seen.json()).toMatchObject({ explanation: ['Veloz.'] });
    expect((await admin.send('DELETE', `${entries}/${id}`)).statusCode).toBe(204);
  });

  it('refuses an entry whose alternatives repeat', async () => {
    const refused = await admin.send('POST', entries, { ...entry, wrong: ['rápido', 'lento'] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details.fields.wrong).toContain('Repite');
  });

  it('exports the entries of a type', async () => {
    const file = (await admin.get(`${entries}/export?format=json&type=analogies`)).json();
    expect(file.length ?? file.items?.length).toBeGreaterThan(90);
  });

  it('switches a type off and changes its weight, and both hold for the next user', async () => {
    const path = '/api/admin/psychometric-types/rotation';
    expect((await putCurrent(admin, path, { weight: 3, state: 'draft' })).statusCode).toBe(200);
    const student = await makeStudent(server);
    expect((await student.draw('rotation')).json().code).toBe('psychometrics.type-off');
    const { questions } = await student.begin();
    expect(questions.map(({ type }) => type)).not.toContain('rotation');
    expect((await admin.send('POST', '/api/admin/psychometric-types', { weight: 1 })).statusCode).not.toBe(
      200,
    );
  });

  it('shows a reported item again from its seed and answers the report', async () => {
    const student = await makeStudent(server);
    const { id, item } = (await student.draw('spelling')).json();
    await student.report({ practiceId: id, reason: 'Está mal escrita' });
    const [report] = (await admin.get('/api/admin/psychometric-reports')).json().items;
    expect(report).toMatchObject({ reason: 'Está mal escrita', status: 'open' });
    const seen = (
      await admin.get(`/api/admin/psychometrics/preview?type=${report.type}&reportId=${report.id}`)
    ).json();
    expect(seen.item).toEqual(item);
    const path = `/api/admin/psychometric-reports/${report.id}`;
    const answered = await putCurrent(admin, path, { status: 'solved', reply: 'Corregida.' });
    expect(answered.json()).toMatchObject({
      status: 'solved',
      reply: 'Corregida.',
      reason: 'Está mal escrita',
    });
  });

  it('is closed to students', async () => {
    const student = await makeStudent(server);
    expect((await student.caller.get(entries)).statusCode).toBe(403);
    expect((await student.caller.get('/api/admin/psychometrics/preview?type=coding')).statusCode).toBe(403);
  });
});
