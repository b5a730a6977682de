import { Readable } from 'node:stream';
import { cellsOf, headerOf } from '@atalaya/core/admin/record-cells';
import { questionResource } from '@atalaya/core/syllabus/admin/questions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csvText } from '../../admin/csv';
import { importRow } from '../../admin/imports.tables';
import { makeUser } from '../../auth/auth.factory';
import { createSession } from '../../auth/sessions';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { question, questionVersion } from '../question.tables';
import { choiceDraftRow, makeTopic } from '../syllabus.factory';

const BOUNDARY = 'atalaya-boundary';

/** A multipart form with one file. */
const form = (name: string, type: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--${BOUNDARY}--\r\n`;

const draft = (index: number) => ({
  ...choiceDraftRow({ section: null, reference: null, source: 'Apuntes' }),
  id: `imp-${index}`,
});
const csv = (...rows: object[]) =>
  csvText([headerOf(questionResource.fields), ...rows.map((row) => cellsOf(questionResource.fields, row))]);

describe('importing a file', () => {
  let server: TestServer;
  let admin: Caller;
  let cookie: string;

  beforeAll(async () => {
    server = await openTestServer();
    const { id } = await makeUser(server.db, { isAdmin: true });
    admin = await server.signedIn(id);
    cookie = `atalaya_session=${await createSession(server.db, id, server.clock.now())}`;
    await makeTopic(server.db, { number: 21 });
  });
  beforeEach(async () => {
    await server.db.delete(importRow);
    await server.db.delete(questionVersion);
    await server.db.delete(question);
  });
  afterAll(() => server.close());

  const send = (payload: string | Readable, query = '', headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/api/admin/questions/import${query}`,
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
      payload,
    });
  const sendCsv = async (content: string, query = '') =>
    (await send(form('a.csv', 'text/csv', content), query)).json();
  const sendBytes = (content: Buffer, query = '') => {
    const [head = '', tail = ''] = form('a.csv', 'text/csv', '@@').split('@@');
    return server.app.inject({
      method: 'POST',
      url: `/api/admin/questions/import${query}`,
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]),
    });
  };
  const count = () => server.db.$count(question);
  const state = async (id: string) => (await admin.get(`/api/admin/imports/${id}`)).json();

  it('is checked first and changes nothing', async () => {
    const checked = await sendCsv(csv(draft(1), draft(2)));
    expect(checked).toMatchObject({
      status: 'checked',
      total: 2,
      done: 0,
      faultCount: 0,
      faults: [],
      fileName: 'a.csv',
    });
    expect(await count()).toBe(0);
  });

  it('is written in the background after a yes, with its progress to be seen', async () => {
    const { id } = await sendCsv(csv(draft(1), draft(2)));
    const queued = await admin.send('POST', `/api/admin/imports/${id}/apply`);
    expect(queued.json()).toMatchObject({ status: 'queued' });
    expect((await admin.send('POST', `/api/admin/imports/${id}/apply`)).json().code).toBe(
      'admin.import-not-ready',
    );
    await server.jobs.run();
    expect(await state(id)).toMatchObject({ status: 'done', total: 2, done: 2 });
    expect(await count()).toBe(2);
    expect(await server.db.$count(questionVersion)).toBe(2);
    expect(await server.db.$count(importRow)).toBe(0);
    const { items } = (await admin.get('/api/admin/audit?action=content.imported')).json();
    expect(items[0]).toMatchObject({ after: { fileName: 'a.csv', total: 2 } });
  });

  it('can be checked and written in one go', async () => {
    const sent = await sendCsv(csv(draft(1)), '?apply=true');
    expect(sent).toMatchObject({ status: 'queued' });
    await server.jobs.run();
    expect(await count()).toBe(1);
  });

  it('changes what it knows by its id, and adds the rest', async () => {
    const first = draft(1);
    await sendCsv(csv(first), '?apply=true');
    await server.jobs.run();
    const { id: _, ...unnamed } = draft(3);
    await sendCsv(csv({ ...first, stem: '¿Otro enunciado?' }, unnamed), '?apply=true');
    await server.jobs.run();
    expect(await count()).toBe(2);
    const [row] = await server.db.select().from(question).where(eq(question.id, 'imp-1'));
    expect(row).toMatchObject({ stem: '¿Otro enunciado?', version: 2 });
  });

  it('imports nothing if anything is wrong, and says line, field and reason of each fault', async () => {
    const sound = draft(1);
    const text = csv(
      sound,
      { ...draft(2), stem: '' },
      { ...draft(3), topic: 99 },
      { ...draft(4), answer: 'D', difficulty: 7 },
      { ...draft(1), explanation: { A: 'a', B: 'b\nc', C: '' } },
      { ...draft(5), topic: 'veintiuno' },
      { ...draft(1) },
    );
    const checked = await sendCsv(text, '?apply=true');
    expect(checked).toMatchObject({ status: 'faulty', total: 7, faultCount: 7 });
    expect(checked.faults).toEqual([
      { line: 3, field: 'stem', reason: 'Obligatorio' },
      { line: 4, field: 'topic', reason: 'El tema 99 no existe.' },
      { line: 5, field: 'difficulty', reason: 'No es válido.' },
      { line: 5, field: 'answer', reason: 'Elige una de las opciones.' },
      { line: 6, field: 'explanation.C', reason: 'Obligatorio' },
      { line: 8, field: 'topic', reason: 'Escribe el número del tema.' },
      { line: 9, field: 'id', reason: '«imp-1» está repetido en el fichero.' },
    ]);
    expect(await server.jobs.run()).toBe(0);
    expect([await count(), await server.db.$count(importRow)]).toEqual([0, 0]);
    expect((await admin.send('POST', `/api/admin/imports/${checked.id}/apply`)).statusCode).toBe(409);
  });

  it.each([
    [
      'a column that nobody knows',
      'topic,enunciado\n21,x\n',
      { line: 1, field: 'enunciado', reason: 'La columna no existe.' },
    ],
    [
      'a quote without an end',
      `${csv()}a;"b\n`,
      { line: 2, field: 'fichero', reason: 'Faltan las comillas que cierran una celda.' },
    ],
    ['more cells than columns', `${csv().trim()}\n${';'.repeat(40)}x\n`, { line: 2, field: 'fichero' }],
    ['no records', csv(), { line: 1, field: 'fichero', reason: 'El fichero no tiene ningún registro.' }],
    ['nothing', '', { line: 1, field: 'fichero' }],
  ])('refuses a CSV file with %s', async (_, content, fault) => {
    const checked = await sendCsv(content);
    expect(checked.status).toBe('faulty');
    expect(checked.faults).toContainEqual(expect.objectContaining(fault));
  });

  it('reads JSON as well, and places its faults', async () => {
    const { id: _, kind: _kind, fileHash: _hash, ...plain } = draft(1);
    const json = JSON.stringify([plain, { ...plain, topic: 99 }], null, 1);
    const checked = (await send(form('a.json', 'application/json', json))).json();
    const line = json.split('\n').indexOf(' },') + 3;
    expect(checked.faults).toEqual([
      { line: line - 1, field: 'topic', reason: 'Elemento 2: El tema 99 no existe.' },
    ]);
    const sound = (
      await send(form('a.json', 'application/json', JSON.stringify([plain])), '?apply=true')
    ).json();
    expect(sound).toMatchObject({ status: 'queued', total: 1 });
    await server.jobs.run();
    expect(await count()).toBe(1);
    const broken = (await send(form('a.json', 'application/json', '[{"id": "a1", "topic": }]'))).json();
    expect(broken.faults).toEqual([
      { line: 1, field: 'fichero', reason: 'Elemento 1 («a1»): no es JSON válido.' },
    ]);
  });

  it('keeps HTML as the text that it is, in and out', async () => {
    const html = '<img src=x onerror="alert(1)"> ¿Cuál?';
    await sendCsv(
      csv({ ...draft(1), stem: html, options: { A: '<b>a</b>', B: 'b', C: 'c' } }),
      '?apply=true',
    );
    await server.jobs.run();
    const record = (await admin.get('/api/admin/questions/imp-1')).json();
    expect([record.stem, record.options.A]).toEqual([html, '<b>a</b>']);
    const [exported] = (await admin.get('/api/admin/questions/export?format=json')).json();
    expect(exported.stem).toBe(html);
  });

  it.each(['utf8', 'utf16le', 'latin1'] as const)(
    'reads accents and Spanish dates from a spreadsheet saved in %s',
    async (encoding) => {
      const text = csv({ ...draft(1), stem: '¿Qué acción?', validOn: '02/05/2026' });
      await sendBytes(Buffer.from(text, encoding), '?apply=true');
      await server.jobs.run();
      expect((await admin.get('/api/admin/questions/imp-1')).json()).toMatchObject({
        stem: '¿Qué acción?',
        validOn: '2026-05-02',
      });
    },
  );

  it('is read without the empty columns and rows of a spreadsheet', async () => {
    const [head = '', row = ''] = csv(draft(1)).split('\r\n');
    const blank = ';'.repeat(40);
    const checked = await sendCsv(`${head};;\r\n${row};;\r\n${blank}\r\n ; ;\r\n`);
    expect(checked).toMatchObject({ status: 'checked', total: 1, faults: [] });
  });

  it('changes nothing when the same file is imported again', async () => {
    const file = csv(draft(1), draft(2));
    await sendCsv(file, '?apply=true');
    await server.jobs.run();
    const before = (await admin.get('/api/admin/questions/imp-1')).json();
    server.clock.advance(1_000);
    const { id } = await sendCsv(file, '?apply=true');
    await server.jobs.run();
    expect(await state(id)).toMatchObject({ status: 'done', total: 2 });
    expect((await admin.get('/api/admin/questions/imp-1')).json()).toEqual(before);
  });

  const undo = (id: string) => admin.send('POST', `/api/admin/batches/${id}/undo`);

  it('is undone as a whole: old texts come back and new records go to the trash', async () => {
    const first = draft(1);
    await sendCsv(csv(first), '?apply=true');
    await server.jobs.run();
    const { id } = await sendCsv(csv({ ...first, stem: '¿Otro?' }, draft(2)), '?apply=true');
    await server.jobs.run();
    expect((await undo(id)).json()).toEqual({ undone: 2, kept: 0 });
    const { items } = (await admin.get('/api/admin/questions')).json();
    expect(items).toMatchObject([{ id: 'imp-1', stem: first.stem }]);
  });

  it('is not undone if one of its records has changed since', async () => {
    const { id } = await sendCsv(csv(draft(1), draft(2)), '?apply=true');
    await server.jobs.run();
    const record = (await admin.get('/api/admin/questions/imp-2')).json();
    await admin.send('PUT', '/api/admin/questions/imp-2', { ...record, stem: '¿Editada después?' });
    const refused = await undo(id);
    expect([refused.statusCode, refused.json().details]).toEqual([
      409,
      { ids: ['imp-2'], names: ['¿Editada después?'], changed: 1, rest: 1 },
    ]);
    expect((await admin.get('/api/admin/questions')).json().total).toBe(2);
  });

  it('undoes everything but the records that have changed since, if the admin says so', async () => {
    const { id } = await sendCsv(csv(draft(1), draft(2)), '?apply=true');
    await server.jobs.run();
    const record = (await admin.get('/api/admin/questions/imp-2')).json();
    await admin.send('PUT', '/api/admin/questions/imp-2', { ...record, stem: '¿Editada después?' });
    const answer = await admin.send('POST', `/api/admin/batches/${id}/undo`, { keepChanged: true });
    expect(answer.json()).toEqual({ undone: 1, kept: 1 });
    const { items } = (await admin.get('/api/admin/questions')).json();
    expect(items).toMatchObject([{ id: 'imp-2', stem: '¿Editada después?' }]);
    const recent: { id: string }[] = (await admin.get('/api/admin/imports?resource=questions')).json();
    expect(recent.find((one) => one.id === id)).toMatchObject({
      id,
      undoneAt: server.clock.now().toISOString(),
    });
    expect((await undo(id)).json().code).toBe('admin.already-undone');
  });

  it('is listed with who, when, file name and counts; files that were not confirmed are not', async () => {
    server.clock.advance(1_000);
    const first = draft(1);
    await sendCsv(csv(first), '?apply=true');
    await server.jobs.run();
    server.clock.advance(1_000);
    await sendCsv(csv(first, { ...draft(2), stem: '' }));
    const { id } = await sendCsv(csv(first, draft(2)), '?apply=true');
    await server.jobs.run();
    const [latest, before] = (await admin.get('/api/admin/imports?resource=questions')).json();
    expect(latest).toMatchObject({
      id,
      fileName: 'a.csv',
      status: 'done',
      undoneAt: null,
      actor: expect.any(String),
      createdAt: server.clock.now().toISOString(),
      outcomes: { new: 1, changed: 0, same: 1, refused: 0 },
    });
    expect(before.outcomes).toEqual({ new: 1, changed: 0, same: 0, refused: 0 });
    expect((await admin.get('/api/admin/imports?resource=laws')).json()).toEqual([]);
  });

  it('fails as a whole if a record has changed since the file was checked', async () => {
    const first = draft(1);
    await sendCsv(csv(first), '?apply=true');
    await server.jobs.run();
    const { id } = await sendCsv(csv({ ...first, stem: '¿La del fichero?' }, draft(2)));
    const record = (await admin.get('/api/admin/questions/imp-1')).json();
    await admin.send('PUT', '/api/admin/questions/imp-1', { ...record, stem: '¿La de otro?' });
    await admin.send('POST', `/api/admin/imports/${id}/apply`);
    await server.jobs.run();
    expect(await state(id)).toMatchObject({
      status: 'failed',
      faults: [{ reason: '«imp-1» ha cambiado después de comprobar el fichero.' }],
    });
    expect((await admin.get('/api/admin/questions')).json().items).toMatchObject([{ stem: '¿La de otro?' }]);
  });

  it('refuses what is no such file', async () => {
    expect((await send(form('a.exe', 'application/octet-stream', 'x'))).statusCode).toBe(415);
    expect((await send('{}', '', { 'content-type': 'application/json' })).statusCode).toBe(415);
    const answer = await sendBytes(Buffer.from([0xff, 0xfe, 0, 0, 0x69, 0, 0, 0]));
    expect(answer.json().details.fields).toEqual({ file: 'El fichero está en UTF-32. Guárdalo en UTF-8.' });
    expect((await server.visitor().send('POST', '/api/admin/questions/import')).statusCode).toBe(401);
  });

  it('refuses 200 MB as soon as it hears of them', async () => {
    const answer = await send(form('a.csv', 'text/csv', 'x'), '', {
      'content-length': String(200 * 1024 * 1024),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.too-large']);
  });

  it('refuses 200 MB that come without saying so, while they stream, and keeps nothing of them', async () => {
    // Rows under an unknown header are skipped.
    const block = `${'x'.repeat(1023)}\n`.repeat(1024);
    const open = form('a.csv', 'text/csv', 'columna\n').split(`\r\n--${BOUNDARY}--`)[0] ?? '';
    let sent = 0;
    async function* stream() {
      yield open;
      for (; sent < 200; sent += 1) yield block;
      yield `\r\n--${BOUNDARY}--\r\n`;
    }
    const before = process.memoryUsage().rss;
    const answer = await send(Readable.from(stream(), { objectMode: false }));
    expect(answer.statusCode).toBe(413);
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
    expect([await count(), await server.db.$count(importRow)]).toEqual([0, 0]);
  });

  it('keeps nothing when the writing fails half-way', async () => {
    const { id } = await sendCsv(csv(...Array.from({ length: 600 }, (_, index) => draft(index))));
    // The topic was removed in between.
    await server.db
      .update(importRow)
      .set({ data: { id: 'x', draft: { ...draft(1), topic: 77 } } })
      .where(eq(importRow.position, 600));
    await admin.send('POST', `/api/admin/imports/${id}/apply`);
    await server.jobs.run();
    expect(await state(id)).toMatchObject({ status: 'failed', done: 0 });
    expect(await count()).toBe(0);
  });

  it('reads what an export wrote, in both formats', async () => {
    const rows = [1, 2, 3].map((index) => ({ ...draft(index), stem: `=¿${index}, "dos"\n; tres?` }));
    await sendCsv(csv(...rows), '?apply=true');
    await server.jobs.run();
    for (const format of ['csv', 'json']) {
      const file = await admin.get(`/api/admin/questions/export?format=${format}`);
      expect(file.headers['content-disposition']).toBe(`attachment; filename="questions.${format}"`);
      const again = (await send(form(`a.${format}`, '', file.body), '?apply=true')).json();
      expect([format, again.faults, again.total]).toEqual([format, [], 3]);
      await server.jobs.run();
    }
    expect(await server.db.select({ stem: question.stem, version: question.version }).from(question)).toEqual(
      rows.map(({ stem }) => ({ stem, version: 1 })),
    );
    const some = await admin.get('/api/admin/questions/export?format=json&topic=22');
    expect(some.json()).toEqual([]);
  });
});
