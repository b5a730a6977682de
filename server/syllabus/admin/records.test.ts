import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
import { loadContent } from '../../content/load-content';
import { putCurrent } from '../../testing/put-current';
import { type Caller, openTestServer, type TestServer } from '../../testing/test-server';
import { type ContentFolder, makeContentFolder } from '../content/content-folder.factory';
import { question } from '../question.tables';

const draft = {
  topic: 3,
  section: 'corona',
  stem: '¿Quién refrenda los actos del Rey, según el artículo 64?',
  options: { A: 'El Presidente del Gobierno', B: 'El Defensor del Pueblo', C: 'El Consejo de Estado' },
  answer: 'A',
  explanation: { A: 'Art. 64.1 CE.', B: 'No refrenda.', C: 'Es consultivo.' },
  reference: { law: 'constitucion', article: '64', paragraph: '1' },
  validOn: '2026-05-02',
};

describe('looking after the syllabus', () => {
  let server: TestServer;
  let folder: ContentFolder;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    folder = await makeContentFolder();
    await loadContent(server.kit, folder.root);
    server.clock.advance(1_000);
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
  });
  afterAll(async () => {
    await folder.remove();
    await server.close();
  });

  const list = async (query: string, resource = 'questions') => {
    const answer = await admin.get(`/api/admin/${resource}?${query}`);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    return answer.json();
  };
  const create = async (body: object, resource = 'questions') => {
    const answer = await admin.send('POST', `/api/admin/${resource}`, body);
    expect(answer.json()).not.toHaveProperty('code');
    return answer.json();
  };
  const actions = async (id: string) =>
    (await admin.get(`/api/admin/audit?subjectId=${id}&sort=at`))
      .json()
      .items.map(({ action }: { action: string }) => action);

  it('lists questions in pages, searched without accents, filtered and sorted', async () => {
    const { id } = await create({
      ...draft,
      stem: '¿Qué órgano asiste al detenido en la instrucción?',
      difficulty: 3,
    });
    expect((await list('q=organo')).items.map((row: { id: string }) => row.id)).toEqual([id]);
    expect((await list('q=INSTRUCCIÓN%20deten')).items).toHaveLength(1);
    expect((await list(`q=${id}`)).total).toBe(1);
    expect((await list('q=%25')).total).toBe(0);
    expect((await list('difficulty=3')).total).toBe(1);
    expect((await list('topic=4')).total).toBe(0);
    const first = await list('pageSize=10&sort=id');
    const second = await list('pageSize=10&sort=id&page=2');
    expect(first.total).toBe(31);
    expect(second.items.map(({ id: key }: { id: string }) => key)).not.toContain(first.items[0].id);
    expect((await list('sort=-updatedAt')).items[0].id).toBe(id);
    expect((await admin.get('/api/admin/questions?sort=stem')).statusCode).toBe(400);
  });

  it('names topics, sections and laws in the audit log, also when only one of them changed', async () => {
    const sections: { topic: number; id: string; title: string }[] = (
      await admin.get('/api/admin/sections')
    ).json();
    const [from, to] = sections.filter(({ topic }) => topic === 3);
    const { id } = await create({ ...draft, section: from?.id });
    server.clock.advance(1_000);
    await putCurrent(admin, `/api/admin/questions/${id}`, { ...draft, section: to?.id });
    const { items } = (await admin.get(`/api/admin/audit?subjectId=${id}&sort=at`)).json();
    const [made, moved] = items;
    const law = (await list('', 'laws')).items.find((row: { id: string }) => row.id === 'constitucion');
    expect(made.fields.topic.choices).toEqual({ 3: expect.stringMatching(/^3\. /) });
    expect(made.fields['reference.law'].choices).toEqual({ constitucion: law.shortName });
    expect(Object.keys(moved.after)).not.toContain('topic');
    expect(moved.fields.section).toMatchObject({
      label: 'Epígrafe',
      choices: { [from?.id ?? '']: from?.title, [to?.id ?? '']: to?.title },
    });
  });

  it('creates, reads, changes, deletes and restores a question, and audits each step', async () => {
    const made = await create(draft);
    expect(made).toMatchObject({
      ...draft,
      version: 1,
      state: 'published',
      isFromFile: false,
      difficulty: 2,
    });
    const path = `/api/admin/questions/${made.id}`;
    const changed = await putCurrent(admin, path, {
      ...draft,
      stem: '¿Quién refrenda?',
      reason: 'Más claro.',
    });
    expect(changed.json()).toMatchObject({ stem: '¿Quién refrenda?', version: 2 });
    const same = await putCurrent(admin, path, { ...draft, stem: '¿Quién refrenda?' });
    expect(same.json().version).toBe(2);

    expect((await admin.send('DELETE', path)).statusCode).toBe(204);
    expect((await admin.send('DELETE', path)).statusCode).toBe(404);
    expect((await list(`q=${made.id}`)).total).toBe(0);
    expect((await list(`q=${made.id}&deleted=true`)).total).toBe(1);
    expect((await putCurrent(admin, path, draft)).statusCode).toBe(404);
    const back = await admin.send('POST', `${path}/restore`);
    expect(back.json()).toMatchObject({ id: made.id, deletedAt: null });
    expect((await admin.send('POST', `${path}/restore`)).statusCode).toBe(404);
    expect((await actions(made.id)).sort()).toEqual([
      'content.changed',
      'content.changed',
      'content.created',
      'content.deleted',
      'content.restored',
    ]);
  });

  it('counts what is published for the quiz counter at once', async () => {
    const count = async () => (await server.visitor().get('/api/stats/quiz-count')).json().totalQuestions;
    const before = await count();
    const { id } = await create(draft);
    expect(await count()).toBe(before + 1);
    await admin.send('DELETE', `/api/admin/questions/${id}`);
    expect(await count()).toBe(before);
  });

  it('puts a changed key into the public log, with its reason', async () => {
    const { id } = await create({ ...draft, stem: '¿Y si cambia la clave?' });
    server.clock.advance(1_000);
    await putCurrent(admin, `/api/admin/questions/${id}`, {
      ...draft,
      stem: '¿Y si cambia la clave?',
      answer: 'C',
      reason: 'Sentencia posterior.',
    });
    const { items } = (await server.visitor().get('/api/corrections')).json();
    expect(items[0]).toMatchObject({
      questionId: id,
      oldKey: 'A',
      newKey: 'C',
      reason: 'Sentencia posterior.',
    });
  });

  it('says beside each field what is wrong with it, and keeps HTML as text', async () => {
    const wrong = async (change: object) =>
      (await admin.send('POST', '/api/admin/questions', { ...draft, ...change })).json().details.fields;
    expect(await wrong({ stem: ' ' })).toEqual({ stem: 'Obligatorio' });
    expect(await wrong({ options: { A: 'x', B: 'x', C: 'y' } })).toEqual({
      options: 'Dos alternativas son iguales.',
    });
    expect(await wrong({ topic: 46 })).toEqual({ topic: 'El tema 46 no existe.' });
    expect(await wrong({ section: 'nada' })).toEqual({ section: '«nada» no es una sección del tema 3.' });
    expect(await wrong({ reference: { law: 'nada', article: '1' } })).toEqual({
      'reference.law': '«nada» no es una norma de la lista.',
    });
    expect(await wrong({ id: 't03-q001' })).toEqual({ id: 'Ya existe uno con esta clave.' });
    const html = '<script>alert(1)</script> ¿Es texto?';
    expect(await create({ ...draft, stem: html })).toMatchObject({ stem: html });
  });

  it("lets an edit of a file's question stand until its file changes", async () => {
    const path = '/api/admin/questions/t03-q001';
    const before = (await admin.get(path)).json();
    expect(before).toMatchObject({ isFromFile: true, version: 1 });
    await admin.send('PUT', path, { ...before, stem: '¿Del admin?' });
    await folder.write('syllabus/03-constitucion-organos/notas.txt', 'x');
    await loadContent(server.kit, folder.root);
    expect((await admin.get(path)).json()).toMatchObject({
      stem: '¿Del admin?',
      version: 2,
      isFromFile: true,
    });
  });

  it('edits a topic as one text and keeps its sections apart', async () => {
    const path = '/api/admin/topics/3';
    const before = (await admin.get(path)).json();
    expect(before.body).toContain('## La Corona {#corona}');
    expect((await list('', 'topics')).items[0]).not.toHaveProperty('body');
    const body = '## La Corona {#corona}\n\nTexto nuevo.\n\n## Otra\n\nMás.';
    const after = await admin.send('PUT', path, { ...before, body });
    expect(after.json()).toMatchObject({ body: body.replace('## Otra', '## Otra {#otra}') });
    const content = (await admin.get('/api/topics/3/content')).json();
    expect(content.sections).toMatchObject([
      { id: 'corona', epigraphs: ['corona'], body: 'Texto nuevo.' },
      { id: 'otra', epigraphs: [], body: 'Más.' },
    ]);
    const twice = await putCurrent(admin, path, { ...before, body: '## A {#x}\n\n## B {#x}' });
    expect(twice.json().details.fields).toEqual({ body: 'Dos secciones tienen la misma clave.' });
    expect((await admin.get('/api/admin/topics/nada')).statusCode).toBe(404);
    expect((await admin.send('POST', '/api/admin/topics', { ...before, id: '46' })).statusCode).toBe(403);
  });

  it.each([
    [
      'true-false',
      {
        topic: 3,
        stem: 'La Corona es hereditaria.',
        answer: 'true',
        explanation: 'Art. 57.1 CE.',
        validOn: '2026-05-02',
      },
    ],
    ['flashcards', { topic: 3, front: '¿Forma política?', back: 'Monarquía parlamentaria.' }],
    ['terms', { topic: 3, word: 'refrendo', clue: 'Firma', definition: 'Acto.' }],
    ['plus-content', { topic: 3, tier: 'elite', title: 'Clase magistral', body: '# Texto' }],
    ['keyword-rules', { keyword: 'CGPJ', kind: 'organ', meaning: 'Consejo General del Poder Judicial' }],
    [
      'laws',
      { name: 'Ley Orgánica 6/1985', shortName: 'LOPJ', boe: 'BOE-A-1985-12666', consolidated: '2026-01-01' },
    ],
    [
      'official-exams',
      { year: 2025, call: 'XLII', title: 'Examen de 2025', questionIds: ['t03-q001', 't03-q002'] },
    ],
    ['legal-pages', { title: 'Aviso', slug: 'aviso', order: 1, updated: '2026-11-01', body: 'Texto.' }],
  ])('keeps %s the same way', async (resource, body) => {
    const made = await create(body, resource);
    expect(made).toMatchObject({ ...body, state: 'published', deletedAt: null });
    expect((await list('sort=-updatedAt', resource)).items.map(({ id }: { id: string }) => id)).toContain(
      made.id,
    );
    const path = `/api/admin/${resource}/${made.id}`;
    expect((await putCurrent(admin, path, { ...body, state: 'draft' })).json()).toMatchObject({
      state: 'draft',
    });
    expect((await list('state=draft', resource)).total).toBe(1);
    await admin.send('DELETE', path);
    expect((await list('deleted=true', resource)).total).toBe(1);
    expect((await admin.send('POST', `${path}/restore`)).json()).toMatchObject({ deletedAt: null });
    expect(await actions(made.id)).toHaveLength(4);
  });

  it('has one scheme for each topic', async () => {
    const nodes = [{ label: 'Corona', children: [{ label: 'Refrendo' }] }];
    const twice = await admin.send('POST', '/api/admin/schemes', { topic: 3, title: 'Otro', nodes });
    expect(twice.json().details.fields).toEqual({ id: 'Ya existe uno con esta clave.' });
    const changed = await putCurrent(admin, '/api/admin/schemes/3', { topic: 3, title: 'Otro', nodes });
    expect(changed.json()).toMatchObject({ id: '3', title: 'Otro', nodes });
    const moved = await putCurrent(admin, '/api/admin/schemes/3', { topic: 4, title: 'Otro', nodes });
    expect(moved.statusCode).toBe(400);
  });

  it('gives no two legal pages one address', async () => {
    const body = { title: 'Cookies', slug: 'cookies', order: 2, updated: '2026-11-01', body: 'Texto.' };
    await create(body, 'legal-pages');
    const answer = await admin.send('POST', '/api/admin/legal-pages', body);
    expect(answer.json().details.fields).toEqual({ slug: 'Otra página tiene esta dirección.' });
  });

  it('never turns a question into a statement', async () => {
    const body = { topic: 3, stem: 'Es así.', answer: 'true', explanation: 'Sí.', validOn: '2026-05-02' };
    const answer = await admin.send('POST', '/api/admin/true-false', { ...body, id: 't03-q005' });
    expect(answer.json().details.fields).toEqual({ id: '«t03-q005» es de otra clase.' });
    expect((await admin.get('/api/admin/true-false/t03-q005')).statusCode).toBe(404);
    const [row] = await server.db.select().from(question).where(eq(question.id, 't03-q005'));
    expect(row?.kind).toBe('choice');
  });
});
