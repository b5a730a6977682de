import { cellsOf, headerOf } from '@atalaya/core/admin/record-cells';
import { questionResource } from '@atalaya/core/syllabus/admin/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csvText } from '../../admin/csv';
import { makeUser } from '../../auth/auth.factory';
import { makeStudent, testOf } from '../../exams/exam-request.factory';
import { changeOf } from '../../exams/exams.factory';
import { sendFile } from '../../testing/send-file';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { choiceDraftRow, makeQuestion, makeTopic } from '../syllabus.factory';

const REASON = 'El tribunal ha revisado la plantilla.';

let server: TestServer;
let admin: Caller;
let adminId: string;
let topic = 0;

beforeAll(async () => {
  server = await openTestServer();
  ({ id: adminId } = await makeUser(server.db, { isAdmin: true }));
  admin = await server.signedIn(adminId);
});
afterAll(() => server.close());
beforeEach(async () => {
  topic += 1;
  await makeTopic(server.db, { number: topic });
  server.clock.advance(61_000);
});

const given = () => ({ topic, section: null, reference: null, source: 'Apuntes' });
const csv = (...rows: object[]) =>
  csvText([headerOf(questionResource.fields), ...rows.map((row) => cellsOf(questionResource.fields, row))]);
const check = async (content: string) =>
  (await sendFile(server, adminId, '/api/admin/questions/import', 'a.csv', content)).json();
const rowsOf = async (id: string, query = '') =>
  (await admin.get(`/api/admin/imports/${id}/rows${query}`)).json();
const apply = async (id: string, body: object = {}) => {
  server.clock.advance(1_000);
  const answer = await admin.send('POST', `/api/admin/imports/${id}/apply`, body);
  await runAll();
  return answer;
};
/** The import queues the regrading. */
const runAll = async () => {
  while ((await server.jobs.run()) > 0);
};
const record = async (id: string) => (await admin.get(`/api/admin/questions/${id}`)).json();
const withoutId = (row: object) => ({ ...row, id: undefined });

describe('the report of an import', () => {
  it('leaves the fields without a column as they are, found by id or by its key', async () => {
    const note = { section: null, reference: null, source: 'Apuntes de la academia' };
    const byId = await makeQuestion(server.db, { topic, ...note, state: 'draft' });
    const byKey = await makeQuestion(server.db, { topic, ...note, state: 'draft' });
    const fields = questionResource.fields.filter(({ path }) => path !== 'state' && path !== 'source');
    const lines = [{ ...byId, difficulty: 3 }, withoutId({ ...byKey, difficulty: 3 })];
    const checked = await check(csvText([headerOf(fields), ...lines.map((row) => cellsOf(fields, row))]));
    expect(checked).toMatchObject({ status: 'checked', outcomes: { new: 0, changed: 2 } });
    const { items } = await rowsOf(checked.id);
    for (const { changes } of items) expect(changes).toMatchObject([{ label: 'Dificultad' }]);
    await apply(checked.id);
    for (const { id } of [byId, byKey])
      expect(await record(id)).toMatchObject({ state: 'draft', source: note.source, difficulty: 3 });
  });

  it('leaves what an item of a JSON file does not name as it is', async () => {
    const note = { section: null, reference: null, source: 'Apuntes de la academia' };
    const stored = await makeQuestion(server.db, { topic, ...note, state: 'draft' });
    const { state: _, source: __, ...item } = await record(stored.id);
    const answer = await sendFile(
      server,
      adminId,
      '/api/admin/questions/import',
      'a.json',
      JSON.stringify([{ ...item, difficulty: 3 }]),
    );
    expect(answer.json()).toMatchObject({ status: 'checked', outcomes: { changed: 1 } });
    await apply(answer.json().id);
    expect(await record(stored.id)).toMatchObject({ state: 'draft', source: note.source, difficulty: 3 });
  });

  it('says of each row whether it is new, changed, the same or refused, with totals and a filter', async () => {
    const same = await makeQuestion(server.db, given());
    const changed = await makeQuestion(server.db, given());
    const checked = await check(
      csv(same, { ...changed, stem: '¿Otro enunciado?', difficulty: 3 }, withoutId(choiceDraftRow(given())), {
        ...choiceDraftRow(given()),
        answer: 'D',
      }),
    );
    expect(checked).toMatchObject({
      status: 'faulty',
      total: 4,
      outcomes: { new: 1, changed: 1, same: 1, refused: 1 },
    });
    const { items, total } = await rowsOf(checked.id);
    expect(total).toBe(4);
    expect(items).toMatchObject([
      { position: 1, line: 2, outcome: 'same', changes: [], name: same.stem },
      {
        line: 3,
        outcome: 'changed',
        exams: null,
        changes: [
          { label: 'Enunciado', before: changed.stem, after: '¿Otro enunciado?', isKey: false },
          { label: 'Dificultad', before: 'De examen', after: 'Fina' },
        ],
      },
      { line: 4, outcome: 'new', changes: [] },
      { line: 5, outcome: 'refused', faults: [{ field: 'answer', reason: 'Elige una de las opciones.' }] },
    ]);
    const filtered = await rowsOf(checked.id, '?outcome=changed');
    expect([filtered.total, filtered.items[0].line]).toEqual([1, 3]);
    expect(
      (await rowsOf(checked.id, '?pageSize=2&page=2')).items.map(({ line }: { line: number }) => line),
    ).toEqual([4, 5]);
  });

  it('finds records without an id by their statement in the topic, so that a second time changes nothing', async () => {
    const file = csv(...[1, 2].map(() => withoutId(choiceDraftRow(given()))));
    const first = await check(file);
    expect(first.outcomes).toMatchObject({ new: 2 });
    await apply(first.id);
    const again = await check(file);
    expect(again.outcomes).toEqual({ new: 0, changed: 0, same: 2, refused: 0 });
    const { items } = (await admin.get(`/api/admin/questions?topic=${topic}`)).json();
    expect(items).toHaveLength(2);
    const louder = { ...withoutId(items[0]), stem: items[0].stem.toUpperCase() };
    expect((await check(csv(louder))).outcomes).toMatchObject({ changed: 1, new: 0 });
  });

  it('refuses a row without an id that could be several records, or that the file repeats', async () => {
    const one = await makeQuestion(server.db, given());
    await makeQuestion(server.db, { ...given(), stem: one.stem });
    const known = withoutId(await makeQuestion(server.db, given()));
    const fresh = withoutId(choiceDraftRow(given()));
    const checked = await check(csv(withoutId(one), fresh, fresh, known, known));
    expect(checked.faults).toEqual([
      { line: 2, field: 'id', reason: 'Hay 2 con «Tema» y «Enunciado» iguales: escribe su id.' },
      { line: 4, field: 'stem', reason: 'Está repetido en el fichero.' },
      { line: 6, field: 'id', reason: expect.stringContaining('está repetido en el fichero.') },
    ]);
  });
});

describe('an import that changes an answer key', () => {
  it('counts the finished exams, demands a public reason, and regrades like the form; undoing it too', async () => {
    const question = await makeQuestion(server.db, given());
    const student = await makeStudent(server);
    const paper = await student.begin(testOf({ topics: [topic], count: 1 }));
    await student.save(paper.id, changeOf(1, 'A'));
    await student.handIn(paper);
    const hits = async () => (await student.result(paper.id)).json().hits;
    const published = async () => {
      const { items } = (await server.visitor().get('/api/corrections?pageSize=100')).json();
      return items.filter((item: { questionId: string }) => item.questionId === question.id);
    };

    const checked = await check(csv({ ...question, answer: 'B' }));
    expect(checked).toMatchObject({ status: 'checked', keyChanges: 1, withoutReason: 1 });
    expect((await rowsOf(checked.id)).items).toMatchObject([
      { exams: 1, changes: [{ label: 'Respuesta correcta', before: 'A', after: 'B', isKey: true }] },
    ]);
    for (const body of [{}, { reason: 'porque' }]) {
      const refused = await apply(checked.id, body);
      expect([refused.statusCode, refused.json().details.fields]).toEqual([
        400,
        { reason: 'Explica el motivo: lo verán los opositores.' },
      ]);
    }
    expect(await record(question.id)).toMatchObject({ answer: 'A', version: 1 });
    expect((await apply(checked.id, { reason: REASON })).statusCode).toBe(200);
    expect(await record(question.id)).toMatchObject({ answer: 'B', version: 2 });
    expect(await published()).toMatchObject([{ oldKey: 'A', newKey: 'B', reason: REASON }]);
    expect(await hits()).toBe(0);

    server.clock.advance(1_000);
    await admin.send('POST', `/api/admin/batches/${checked.id}/undo`);
    await runAll();
    expect(await record(question.id)).toMatchObject({ answer: 'A', version: 3 });
    expect(await hits()).toBe(1);
    expect(await published()).toMatchObject([
      { newKey: 'A', reason: expect.stringContaining('Deshacemos') },
      { newKey: 'B' },
    ]);
  });

  it('takes the reason of the file where it brings one', async () => {
    const question = await makeQuestion(server.db, given());
    const fields = [...questionResource.fields, { path: 'reason', label: '', kind: 'line' as const }];
    const row = { ...question, answer: 'C', reason: 'Así lo dice el artículo 17.' };
    const checked = await check(csvText([headerOf(fields), cellsOf(fields, row)]));
    expect(checked).toMatchObject({ keyChanges: 1, withoutReason: 0 });
    await apply(checked.id);
    const { items } = (await server.visitor().get('/api/corrections?pageSize=100')).json();
    expect(items).toContainEqual(
      expect.objectContaining({ questionId: question.id, reason: 'Así lo dice el artículo 17.' }),
    );
  });
});
